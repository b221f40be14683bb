import type { BackendConfig } from '../config.ts';
import type { BackendLogger } from '../logger.ts';
import type { Database } from '../store/database/open-database.ts';
import { pruneMails, sendDueMails } from './mail-sender.ts';
import { repeatTask, type RepeatedTask } from './repeated-task.ts';

/** Somebody waits for the code in a letter. */
const SEND_EVERY_MS = 1000;
const PRUNE_EVERY_MS = 3_600_000;

/** Starts sending letters where there is a mail server; elsewhere they wait, and in production that is worth a warning. */
export async function startMails({ config, database, logger, now }: { config: BackendConfig; database: Database; logger: BackendLogger; now: () => number }): Promise<RepeatedTask> {
  const onError = (error: unknown) => logger.error({ err: error }, 'letters could not be looked after; it is tried again');
  const pruning = repeatTask({ run: () => pruneMails({ database, now, logger }), everyMs: PRUNE_EVERY_MS, onError });
  if (config.SMTP_URL === undefined) {
    if (!config.hasDemoAccess) logger.warn('SMTP_URL is not set: no letter is sent, so members cannot sign in and nobody can confirm a newsletter');
    return pruning;
  }
  // The client is loaded only where there is a mail server.
  const { createSmtpTransport } = await import('./smtp-transport.ts');
  const transport = createSmtpTransport({ url: config.SMTP_URL, from: config.MAIL_FROM });
  const stopping = new AbortController();
  const sending = repeatTask({ run: () => sendDueMails({ database, send: transport.send, now, logger }, stopping.signal), everyMs: SEND_EVERY_MS, onError });
  return {
    async stop() {
      stopping.abort();
      await Promise.all([pruning.stop(), sending.stop()]);
      transport.close();
    },
  };
}
