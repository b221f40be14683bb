import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { createBackend } from '../../src/backend/create-backend.ts';
import { createImageService } from '../../src/backend/images/image-service.ts';
import { createBackendLogger } from '../../src/backend/logger.ts';
import { loadSiteSlugs } from '../../src/backend/store/site-store.ts';
import type { Database } from '../../src/backend/store/database/open-database.ts';
import { cleanArticleHtml } from '../../src/shared/lib/article-html/clean-article-html.ts';
import { TEST_NEWSROOM_TOKEN } from './start-backend.ts';
import { createTestDatabase, TEST_NOW } from './test-database.ts';

/** The backend without a port, its clock, and how often a write told the purge sender. */
export type BackendApp = {
  readonly api: ReturnType<typeof supertest>;
  readonly database: Database;
  /** Holds `uploads/…`. */
  readonly folder: string;
  readonly clock: { now: number };
  readonly countWakes: () => number;
  readonly close: () => Promise<void>;
};

/** The header that makes an editor of a caller. */
export const EDITOR = { authorization: `Bearer ${TEST_NEWSROOM_TOKEN}` } as const;

/** Makes the backend over a database of its own with the demo newspaper; every answer is checked against the contract. */
export async function createBackendApp(): Promise<BackendApp> {
  const folder = mkdtempSync(join(tmpdir(), 'lapszel-app-'));
  const { database, close } = await createTestDatabase();
  const clock = { now: TEST_NOW };
  let wakes = 0;
  const app = createBackend({
    database,
    clean: cleanArticleHtml,
    now: () => clock.now,
    wakePurges: () => {
      wakes += 1;
    },
    sites: await loadSiteSlugs(database),
    tokens: { newsroom: TEST_NEWSROOM_TOKEN, edge: null },
    checkAnswers: true,
    images: createImageService({ uploadsFolder: folder, cacheFolder: join(folder, 'variants'), cacheMaxBytes: 10_000_000 }),
    logger: createBackendLogger('silent'),
  });
  return {
    api: supertest(app),
    database,
    folder,
    clock,
    countWakes: () => wakes,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
