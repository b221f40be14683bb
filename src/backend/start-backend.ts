import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { cleanArticleHtml } from '../shared/lib/article-html/clean-article-html.ts';
import { createAccountParts } from './accounts/account-parts.ts';
import { toVapidDetails, type BackendConfig } from './config.ts';
import { createBackend } from './create-backend.ts';
import { createImageService } from './images/image-service.ts';
import type { BackendLogger } from './logger.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { createPaymentSide } from './payments/payment-side.ts';
import type { Database } from './store/database/open-database.ts';
import { loadSiteSlugs } from './store/site-store.ts';

/** A backend that serves. */
export type RunningBackend = {
  readonly url: string;
  /** Stops accepting, lets running calls end, and ends the background work; the database stays open. */
  readonly stop: () => Promise<void>;
};

/** Calls that still run after this are cut off. */
const DRAIN_MS = 8000;

/** Longer than the edge keeps its connections: who closes first must not be the one that is written to. */
const KEEP_ALIVE_MS = 65_000;

const BYTES_PER_MEGABYTE = 1_000_000;

/** Starts the HTTP side and the background work on an open, filled database. */
export async function startBackend({ config, database, logger }: { config: BackendConfig; database: Database; logger: BackendLogger }): Promise<RunningBackend> {
  const now = () => Math.floor(Date.now() / 1000);
  const accounts = await createAccountParts(config, logger);
  const outbox = await startOutbox({ config, database, logger, now });
  const app = createBackend({
    database,
    clean: cleanArticleHtml,
    now,
    wakePurges: outbox.wakePurges,
    push: { publicKey: toVapidDetails(config)?.publicKey ?? null, allowsLoopback: config.PUSH_LOOPBACK === '1' },
    payment: createPaymentSide(config),
    accounts,
    devMails: config.hasDemoAccess && config.SMTP_URL === undefined,
    sites: await loadSiteSlugs(database),
    tokens: { newsroom: config.NEWSROOM_TOKEN ?? null, edge: config.EDGE_PURGE_TOKEN ?? null },
    checkAnswers: config.NODE_ENV !== 'production',
    images: createImageService({ uploadsFolder: config.uploadsFolder, cacheFolder: config.imageCacheFolder, cacheMaxBytes: config.IMAGE_CACHE_MB * BYTES_PER_MEGABYTE }),
    logger,
  });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, app);
  try {
    server.listen(config.BACKEND_PORT, config.BACKEND_HOST);
    await once(server, 'listening');
  } catch (error) {
    await outbox.stop();
    throw error;
  }
  return {
    url: toUrl(server),
    async stop() {
      await drain(server);
      await outbox.stop();
    },
  };
}

function toUrl(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The backend listens on no port.');
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}

/** Idle connections go at once, busy ones when their call has ended or the time is up. */
async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(cutOff);
}
