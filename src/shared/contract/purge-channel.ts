/** The channel of the Redis server on which a backend tells all edges at once what a write made stale. */
export const PURGE_CHANNEL = 'lapszel:purges';

const FIRST_RECONNECT_MS = 50;
const LAST_RECONNECT_MS = 2000;

/** How long to wait before the next try to reach the bus. */
export function decideReconnectMs(failures: number): number {
  return Math.min(FIRST_RECONNECT_MS * 2 ** failures, LAST_RECONNECT_MS);
}
