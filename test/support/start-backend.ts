import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBackendConfig } from '../../src/backend/config.ts';
import { createBackendLogger } from '../../src/backend/logger.ts';
import { startBackend } from '../../src/backend/start-backend.ts';
import { createTestDatabase, type TestContent } from './test-database.ts';

/** The token of the tests' newsroom calls. */
export const TEST_NEWSROOM_TOKEN = 'a-newsroom-token-for-tests';

/** The real backend on a free loopback port, in this process. */
export type TestBackend = { readonly url: string; readonly close: () => Promise<void> };

/** Starts the backend on a database of its own. */
export async function startTestBackend(settings: Record<string, string> = {}, content: TestContent = 'demo'): Promise<TestBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'lapszel-backend-'));
  const config = parseBackendConfig({ BACKEND_PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_FOLDER: folder, NEWSROOM_TOKEN: TEST_NEWSROOM_TOKEN, ...settings });
  const { database, close } = await createTestDatabase(content);
  const backend = await startBackend({ config, database, logger: createBackendLogger(config.LOG_LEVEL) });
  return {
    url: backend.url,
    close: async () => {
      await backend.stop();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
