import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBackendConfig } from '../../src/backend/config.ts';
import { createBackendLogger } from '../../src/backend/logger.ts';
import { startBackend } from '../../src/backend/start-backend.ts';
import type { BackendLogger } from '../../src/backend/logger.ts';
import { TEST_NEWSROOM_TOKEN } from './newsroom-token.ts';
import { createLogFile } from './secret-watch.ts';
import { createTestDatabase, type TestContent } from './test-database.ts';

export { TEST_NEWSROOM_TOKEN };

/** The real backend on a free loopback port, in this process. */
export type TestBackend = { readonly url: string; readonly close: () => Promise<void> };

/** A logger whose file is looked at when the run is over. */
export function createTestLogger(): BackendLogger {
  const log = createLogFile('backend');
  return createBackendLogger(log === null ? 'silent' : 'debug', log);
}

/** Starts the backend on a database of its own. */
export async function startTestBackend(settings: Record<string, string> = {}, content: TestContent = 'demo'): Promise<TestBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'lapszel-backend-'));
  const config = parseBackendConfig({ BACKEND_PORT: '0', NODE_ENV: 'test', DATA_FOLDER: folder, NEWSROOM_TOKEN: TEST_NEWSROOM_TOKEN, ...settings });
  const { database, close } = await createTestDatabase(content);
  const backend = await startBackend({ config, database, logger: createTestLogger() });
  return {
    url: backend.url,
    close: async () => {
      await backend.stop();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
