import type { CachePolicyName } from '../../contract/endpoint-row.ts';

const FRESH_SECONDS = 3600;
const RECENT_SECONDS = 24 * 3600;

/** How long an article's page may be kept: the longer nothing has happened to it, the longer. Times are unix seconds. */
export function decideArticlePolicy({ changedAt, live }: { changedAt: number; live: boolean }, now: number): CachePolicyName {
  const age = now - changedAt;
  if (live || age < FRESH_SECONDS) return 'freshArticle';
  return age < RECENT_SECONDS ? 'article' : 'archive';
}
