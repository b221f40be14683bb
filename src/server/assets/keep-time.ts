import { TTL_JITTER_SHARE, policies, type CachePolicy } from '../cache/policies.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** How long a tab may stay open, or wait in a browser's session, before it asks for the rest of its scripts. */
export const OPEN_TAB_DAYS = 7;

/**
 * How long the files of a build stay after it was last in use. Longer than any page of it can still be shown: a test
 * holds it against the table of lifetimes.
 */
export const ASSETS_KEEP_DAYS = 30;

/** The same for the clock. */
export const ASSETS_KEEP_MS = ASSETS_KEEP_DAYS * DAY_SECONDS * 1000;

/**
 * The age that a page may reach before its reader closes it: kept by an edge to the end of its bad times, handed then to
 * a CDN that counts anew (`CDN-Cache-Control`), and left open. Browsers keep none: they ask each time.
 */
export function oldestPageSeconds(rows: Readonly<Record<string, CachePolicy>> = policies): number {
  const longest = Math.max(...Object.values(rows).map(({ fresh, staleWhileRevalidate, staleIfError }) => fresh * (1 + TTL_JITTER_SHARE) + staleWhileRevalidate + staleIfError));
  return 2 * longest + OPEN_TAB_DAYS * DAY_SECONDS;
}
