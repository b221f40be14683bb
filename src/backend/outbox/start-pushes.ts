import type { BackendLogger } from '../logger.ts';
import { createSendPush } from '../push/create-send-push.ts';
import type { VapidDetails } from '../push/push-settings.ts';
import type { Database } from '../store/database/open-database.ts';
import { sendDuePushes } from './push-sender.ts';
import { repeatTask, type RepeatedTask } from './repeated-task.ts';

const LOOK_EVERY_MS = 1000;

/** Sends what is queued, now and again a while after each end; stopping it cuts off what is under way. */
export function startPushes({ vapidDetails, database, logger, now }: { vapidDetails: VapidDetails; database: Database; logger: BackendLogger; now: () => number }): RepeatedTask {
  const stopping = new AbortController();
  const send = createSendPush(vapidDetails, (error) => {
    if (!stopping.signal.aborted) logger.warn({ err: error }, 'a push service did not answer; it is tried again');
  });
  const task = repeatTask({
    run: () => sendDuePushes({ database, send, now, logger }, stopping.signal),
    everyMs: LOOK_EVERY_MS,
    onError: (error) => logger.error({ err: error }, 'the sending of push messages failed; it is tried again'),
  });
  return {
    stop() {
      stopping.abort();
      return task.stop();
    },
  };
}
