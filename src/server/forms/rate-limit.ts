import { createCountedMap } from '../cache/bounded-map.ts';

/** How often something may be done in a time; the clock in milliseconds is given from outside. */
export type RateLimitOptions = { readonly times: number; readonly everyMs: number; readonly now: () => number };

const MAX_KNOWN = 10_000;

/** Makes a limit by key: as many as allowed at once, then one for each part of the time. Bounded, so that many addresses cannot fill the memory. */
export function createRateLimit({ times, everyMs, now }: RateLimitOptions): (key: string) => boolean {
  const costMs = everyMs / times;
  /** When the key's allowance will be whole again. */
  const wholeAt = createCountedMap<number>(MAX_KNOWN);
  return (key) => {
    const at = now();
    const next = Math.max(wholeAt.get(key) ?? 0, at) + costMs;
    if (next > at + everyMs) return false;
    wholeAt.set(key, next);
    return true;
  };
}
