import { HOLD_BLOG_RECOMMENDER_ITEMS, HOLD_BLOG_UNIQUE_GROUP_ID } from '../../config/constants.ts';
import { isAppError } from '../../lib/errors.ts';
import { loadNamedArticles } from '../../lib/load-named-articles.ts';
import { seededRandom, seededSample } from '../../lib/seeded-random.ts';
import type { Site } from '../../lib/site.ts';
import { parseSlugList } from '../../lib/slug-list.ts';
import { toTeasers, type Teaser } from '../../lib/teaser.ts';

/** For which page the draw is. */
export type HoldBlogDraw = {
  /** Belongs to the page's address, so that its cached HTML is the same for everybody. */
  readonly seed: string;
  /** The article being read, which is not recommended. */
  readonly without?: string;
};

/** Four of the articles that the hold-blog's editors keep recommending, none twice; null where there are none. @spec §3 Unique items §7 */
export async function loadHoldBlog(site: Site, { seed, without }: HoldBlogDraw): Promise<Teaser[] | null> {
  const slugs = (await loadSlugs(site)).filter((slug) => slug !== without);
  const drawn = seededSample(slugs, HOLD_BLOG_RECOMMENDER_ITEMS, seededRandom(`hold-blog ${seed}`));
  const teasers = toTeasers(await loadNamedArticles(site, drawn));
  return teasers.length === 0 ? null : teasers;
}

/** A newsroom without the group has no hold-blog. */
async function loadSlugs({ api }: Site): Promise<string[]> {
  try {
    const { uniques } = await api.uniqueGroup({ params: { id: String(HOLD_BLOG_UNIQUE_GROUP_ID) } });
    return [...new Set(uniques.flatMap(({ content }) => parseSlugList(content)))];
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return [];
    throw error;
  }
}
