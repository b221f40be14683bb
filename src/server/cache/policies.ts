import type { CachePolicyName } from '../../shared/contract/endpoint-row.ts';

/** Lifetimes in seconds: fresh, then served stale while renewed, then served stale only when the backend fails. */
export type CachePolicy = { readonly fresh: number; readonly staleWhileRevalidate: number; readonly staleIfError: number };

/** The one table of lifetimes. Purging by key keeps pages current; these are the net under it. */
export const policies = {
  live: { fresh: 5, staleWhileRevalidate: 2, staleIfError: 60 },
  front: { fresh: 10, staleWhileRevalidate: 5, staleIfError: 86_400 },
  freshArticle: { fresh: 10, staleWhileRevalidate: 5, staleIfError: 86_400 },
  article: { fresh: 60, staleWhileRevalidate: 15, staleIfError: 864_000 },
  archive: { fresh: 600, staleWhileRevalidate: 60, staleIfError: 864_000 },
  feed: { fresh: 60, staleWhileRevalidate: 30, staleIfError: 86_400 },
  settings: { fresh: 60, staleWhileRevalidate: 60, staleIfError: 864_000 },
  none: { fresh: 0, staleWhileRevalidate: 0, staleIfError: 0 },
} as const satisfies Record<CachePolicyName, CachePolicy>;

/** How long a "not found" is remembered: short, so that publishing is never hidden by an earlier miss. */
export const NOT_FOUND_FRESH_SECONDS = 5;

/** Lifetimes vary by this share either way, so that entries made together do not expire together. */
export const TTL_JITTER_SHARE = 0.1;

/** The lifetime of an entry in milliseconds after jitter. */
export function jitteredFreshMs(policy: CachePolicy, random: () => number): number {
  return Math.round(policy.fresh * 1000 * (1 + TTL_JITTER_SHARE * (2 * random() - 1)));
}
