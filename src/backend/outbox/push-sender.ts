import type { BackendLogger } from '../logger.ts';
import type { SendPush } from '../push/create-send-push.ts';
import type { Database } from '../store/database/open-database.ts';
import { claimDeliveries, endDelivery, forgetSubscription, postponeDelivery, type PushDelivery } from '../store/push-store.ts';

/** What sending needs; the clock in unix seconds. */
export type PushSenderParts = { readonly database: Database; readonly send: SendPush; readonly now: () => number; readonly logger: BackendLogger };

const AT_ONCE = 20;
/** Longer than a sending takes: until then nobody else takes the same delivery. */
const HOLD_SECONDS = 60;
const FIRST_RETRY_SECONDS = 30;
const MAX_TRIES = 8;
/** The same as push services keep a message for: an older one is no news. */
const GIVEN_UP_AFTER_SECONDS = 12 * 3600;

/** Sends all messages that are due, a batch at a time, until none is left or the sender is stopped. */
export async function sendDuePushes(parts: PushSenderParts, signal: AbortSignal): Promise<void> {
  const counts = { sent: 0, gone: 0, refused: 0, failed: 0 };
  while (!signal.aborted) {
    const deliveries = await claimDeliveries(parts.database, { now: parts.now(), holdSeconds: HOLD_SECONDS, limit: AT_ONCE });
    if (deliveries.length === 0) break;
    for (const outcome of await Promise.all(deliveries.map((delivery) => deliver(parts, delivery, signal)))) counts[outcome] += 1;
  }
  if (Object.values(counts).some((count) => count > 0)) parts.logger.info(counts, 'push messages sent');
}

async function deliver({ database, send, now }: PushSenderParts, delivery: PushDelivery, signal: AbortSignal) {
  const outcome = await send(delivery, signal);
  switch (outcome) {
    case 'sent':
    case 'refused':
      await endDelivery(database, delivery);
      break;
    case 'gone':
      await forgetSubscription(database, delivery.subscriptionId);
      break;
    case 'failed':
      if (isGivenUp(delivery, now())) await endDelivery(database, delivery);
      else await postponeDelivery(database, delivery, now() + FIRST_RETRY_SECONDS * 2 ** (delivery.tries - 1));
      break;
  }
  return outcome;
}

function isGivenUp({ tries, createdAt }: PushDelivery, now: number): boolean {
  return tries >= MAX_TRIES || now - createdAt > GIVEN_UP_AFTER_SECONDS;
}
