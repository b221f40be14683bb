import { RELOAD_GUARD_MS } from '../../shared/config/constants.ts';
import { readSession, writeSession } from './storage.ts';

/** Where the marker lies and what time it is; replaced in tests. */
export type GuardPort = { readonly now: () => number; readonly read: (key: string) => string | null; readonly write: (key: string, value: string) => void };

const RELOAD_MARK = 'reload';
const browserPort: GuardPort = { now: () => Date.now(), read: readSession, write: writeSession };

/**
 * Asks for leave to load the page anew, and notes it. There is one marker for every reason, a new build and a chunk that
 * does not come: where a reload has just not helped, another one would not either. A browser that keeps no marker gets no
 * leave. @spec §4 New build §9
 */
export function takeReload(port: GuardPort = browserPort): boolean {
  const now = port.now();
  const last = port.read(RELOAD_MARK);
  // A clock that was set back must not forbid it for ever.
  if (last !== null && Math.abs(now - Number(last)) < RELOAD_GUARD_MS) return false;
  port.write(RELOAD_MARK, String(now));
  return port.read(RELOAD_MARK) === String(now);
}
