import type { SendPurge } from './purge-sender.ts';

const TIMEOUT_MS = 5000;

/** Sends a purge to an edge's `POST /_edge/purge`. */
export function createSendPurge(token: string): SendPurge {
  return async (edge, message, signal) => {
    const response = await fetch(`${edge.replace(/\/$/, '')}/_edge/purge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${edge} answered ${response.status} to a purge.`);
  };
}
