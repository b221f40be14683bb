import { SUPPLEMENT_SLUGS } from '../config/supplement-slugs.ts';

const SUPPLEMENTS: ReadonlySet<string> = new Set(SUPPLEMENT_SLUGS);

/** The path of a topic's page: that of the supplement where the topic has one, so that no link of ours is redirected. @spec §2.1 §2.2 */
export function tagPath(slug: string): string {
  return SUPPLEMENTS.has(slug) ? `/melleklet/${slug}` : `/cimke/${encodeURIComponent(slug)}`;
}
