import { toVapidDetails, type BackendConfig } from '../config.ts';
import type { BackendLogger } from '../logger.ts';
import type { Database } from '../store/database/open-database.ts';
import { releaseDueArticles } from '../store/newsroom/release-due-articles.ts';
import { pruneNewsletterOrders } from '../store/newsletter-store.ts';
import { loadPurgesSince, prunePurges } from '../store/purge-store.ts';
import { pruneAccounts } from '../store/accounts/prune-accounts.ts';
import { prunePushMessages } from '../store/push-store.ts';
import { createCursorFile } from './cursor-file.ts';
import type { PurgeBus } from './purge-bus.ts';
import { startPurgeSender } from './purge-sender.ts';
import { createReleaseDue } from './release-due.ts';
import { repeatTask } from './repeated-task.ts';
import { createSendPurge } from './send-purge.ts';
import { startMails } from './start-mails.ts';
import { startPushes } from './start-pushes.ts';

/** The backend's work beside its calls. */
export type Outbox = { readonly wakePurges: () => void; readonly stop: () => Promise<void> };

const RELEASE_EVERY_MS = 3000;
/** Writers wake sender and bus; the sweep finds what another process on the same database wrote. */
const SWEEP_EVERY_MS = 30_000;
const PRUNE_EVERY_MS = 3_600_000;
const PURGES_KEPT_SECONDS = 7 * 24 * 3600;

/** Starts it: purges to the edges, articles whose date comes, push messages, the end of what is kept for a while only. */
export async function startOutbox({ config, database, logger, now }: { config: BackendConfig; database: Database; logger: BackendLogger; now: () => number }): Promise<Outbox> {
  const token = config.EDGE_PURGE_TOKEN;
  if (config.EDGE_URLS.length > 0 && token === undefined) logger.warn('EDGE_URLS is set without EDGE_PURGE_TOKEN: no edge is told what went stale');
  const bus = await startBus(config.REDIS_URL, database, logger);
  const sender = startPurgeSender({
    edges: token === undefined ? [] : config.EDGE_URLS,
    loadPurgesSince: (sequence) => loadPurgesSince(database, sequence),
    cursors: createCursorFile(config.purgeCursorFile),
    send: createSendPurge(token ?? ''),
    logger,
  });
  const wakePurges = (): void => {
    bus?.wake();
    sender.wake();
  };
  const repeat = (name: string, everyMs: number, run: () => Promise<void>) => repeatTask({ run, everyMs, onError: (error) => logger.error({ err: error }, `${name} failed; it is tried again`) });
  const vapidDetails = toVapidDetails(config);
  const tasks = [
    repeat('the release of due articles', RELEASE_EVERY_MS, createReleaseDue({ release: () => releaseDueArticles(database, now()), wakePurges, logger })),
    repeat('the sweep of purges', SWEEP_EVERY_MS, async () => wakePurges()),
    repeat('the pruning of purges', PRUNE_EVERY_MS, () => prunePurges(database, now() - PURGES_KEPT_SECONDS)),
    repeat('the pruning of sign-ins', PRUNE_EVERY_MS, () => pruneAccounts(database, now())),
    await startMails({ config, database, logger, now }),
    repeat('the pruning of newsletter orders', PRUNE_EVERY_MS, () => pruneNewsletterOrders(database, now())),
    repeat('the pruning of push messages', PRUNE_EVERY_MS, () => prunePushMessages(database, now())),
    ...(vapidDetails === null ? [] : [startPushes({ vapidDetails, database, logger, now })]),
  ];
  return {
    wakePurges,
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()));
      await sender.stop();
      await bus?.stop();
    },
  };
}

/** The client is loaded only where there is a bus. */
async function startBus(url: string | undefined, database: Database, logger: BackendLogger): Promise<PurgeBus | null> {
  if (url === undefined) return null;
  const { startPurgeBus } = await import('./purge-bus.ts');
  return startPurgeBus({ url, loadPurgesSince: (sequence) => loadPurgesSince(database, sequence), logger });
}
