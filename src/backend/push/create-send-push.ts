import webPush from 'web-push';
import type { PushDelivery } from '../store/push-store.ts';
import type { VapidDetails } from './push-settings.ts';

/**
 * What became of a message: it is there, its browser is gone for good, this message is refused whatever is done, or it
 * may be tried again.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

/** Sends one message to one browser; never throws. */
export type SendPush = (delivery: PushDelivery, signal: AbortSignal) => Promise<PushOutcome>;

const TIMEOUT_MS = 10_000;
/** News is of no use the day after. */
const TTL_SECONDS = 12 * 3600;

/** Makes the sender: encrypted for the browser (RFC 8291), signed by the site's keys (RFC 8292). */
export function createSendPush(vapidDetails: VapidDetails, onError: (error: unknown) => void): SendPush {
  return async (delivery, signal) => {
    const details = toRequest(delivery, vapidDetails);
    if (details === null) return 'gone';
    try {
      const response = await fetch(details.endpoint, {
        method: 'POST',
        headers: Object.entries(details.headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: new Uint8Array(details.body),
        // The allow-list speaks of the address that is asked, not of where it leads.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return toOutcome(response.status);
    } catch (error) {
      onError(error);
      return 'failed';
    }
  };
}

/** Null for keys that are no keys: such a browser can never be told anything. */
function toRequest({ endpoint, p256dh, auth, title, body, url }: PushDelivery, vapidDetails: VapidDetails) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify({ title, body, url }), { vapidDetails: { ...vapidDetails }, TTL: TTL_SECONDS, urgency: 'high' });
  } catch {
    return null;
  }
}

function toOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 400 || status === 413 ? 'refused' : 'failed';
}
