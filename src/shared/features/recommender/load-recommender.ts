import type { Recommended } from '../../contract/schemas/article.ts';
import { isAppError } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import { drawRecommenderVersion } from './draw-recommender.ts';
import { toRecommenderLists, type RecommenderList } from './recommender-lists.ts';
import type { RecommendedCall } from './recommended-call.ts';

/** For which article the recommender is; `seed` belongs to the page's data. */
export type RecommenderOf = { readonly articleId: number; readonly seed: string; readonly call: RecommendedCall };

/** Loads the recommender of an article's page; null where there is nothing to recommend. @spec §7 */
export async function loadRecommender(site: Pick<Site, 'api'>, { articleId, seed, call }: RecommenderOf): Promise<RecommenderList[] | null> {
  const lists = toRecommenderLists(await loadRecommended(site, call, drawRecommenderVersion([], seed).drawn), articleId);
  return lists.length === 0 ? null : lists;
}

async function loadRecommended({ api }: Pick<Site, 'api'>, { superTag }: RecommendedCall, v: number): Promise<Recommended> {
  if (superTag === null) return api.recommendedAll({ query: { v } });
  try {
    return await api.recommendedBySuperTag({ params: { slug: superTag }, query: { v } });
  } catch (error) {
    // A section may be closed after the article named it.
    if (isAppError(error) && error.code === 'NOT_FOUND') return api.recommendedAll({ query: { v } });
    throw error;
  }
}
