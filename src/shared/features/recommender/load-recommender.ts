import type { Api } from '../../contract/api.ts';
import type { Recommended } from '../../contract/schemas/article.ts';
import { isAppError } from '../../lib/errors.ts';
import { toRecommenderLists, type RecommenderList } from './recommender-lists.ts';
import type { RecommendedCall } from './recommended-call.ts';

/** For which article the recommender is, and which version was drawn. */
export type RecommenderOf = { readonly articleId: number; readonly version: number; readonly call: RecommendedCall };

/** The calls it makes, at the edge or from the browser. */
export type RecommenderApi = { readonly api: Pick<Api, 'recommendedAll' | 'recommendedBySuperTag'> };

/** Loads the recommender of an article's page; null where there is nothing to recommend. @spec §7 */
export async function loadRecommender(site: RecommenderApi, { articleId, version, call }: RecommenderOf): Promise<RecommenderList[] | null> {
  const lists = toRecommenderLists(await loadRecommended(site, call, version), articleId);
  return lists.length === 0 ? null : lists;
}

async function loadRecommended({ api }: RecommenderApi, { superTag }: RecommendedCall, v: number): Promise<Recommended> {
  if (superTag === null) return api.recommendedAll({ query: { v } });
  try {
    return await api.recommendedBySuperTag({ params: { slug: superTag }, query: { v } });
  } catch (error) {
    // A section may be closed after the article named it.
    if (isAppError(error) && error.code === 'NOT_FOUND') return api.recommendedAll({ query: { v } });
    throw error;
  }
}
