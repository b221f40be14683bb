import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { createAccountKey } from '../../src/backend/accounts/account-key.ts';
import type { OidcClient } from '../../src/backend/accounts/oidc-client.ts';
import { createBackend } from '../../src/backend/create-backend.ts';
import { createImageService } from '../../src/backend/images/image-service.ts';
import { createPaymentSide } from '../../src/backend/payments/payment-side.ts';
import { loadSiteSlugs } from '../../src/backend/store/site-store.ts';
import type { Database } from '../../src/backend/store/database/open-database.ts';
import { cleanArticleHtml } from '../../src/shared/lib/article-html/clean-article-html.ts';
import { createTestLogger, TEST_NEWSROOM_TOKEN } from './start-backend.ts';
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

/** What the secrets of the tests' accounts are sealed by. */
export const TEST_ACCOUNT_KEY = Buffer.alloc(32, 1).toString('base64');

/** What the trial page signs with. */
export const TEST_PAYMENT_KEY = 'a-payment-key-for-tests';

/** Push messages by a key of the tests, to push services of the tests. */
export const TEST_PUSH = { publicKey: 'B'.padEnd(87, 'x'), allowsLoopback: true } as const;

/** The header that makes an editor of a caller. */
export const EDITOR = { authorization: `Bearer ${TEST_NEWSROOM_TOKEN}` } as const;

/** Makes the backend over a database of its own with the demo newspaper; every answer is checked against the contract. */
export async function createBackendApp({ oidc = null }: { oidc?: OidcClient | null } = {}): Promise<BackendApp> {
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
    push: TEST_PUSH,
    payment: createPaymentSide({ NODE_ENV: 'test', PAYMENT_KEY: TEST_PAYMENT_KEY }),
    accounts: { key: createAccountKey(TEST_ACCOUNT_KEY), oidc },
    devMails: true,
    sites: await loadSiteSlugs(database),
    tokens: { newsroom: TEST_NEWSROOM_TOKEN, edge: null },
    checkAnswers: true,
    images: createImageService({ uploadsFolder: folder, cacheFolder: join(folder, 'variants'), cacheMaxBytes: 10_000_000 }),
    logger: createTestLogger(),
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
