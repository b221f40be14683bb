import { createApi, type Transport } from '../shared/contract/api.ts';
import { drawEndpoints } from '../shared/contract/endpoints/draw-endpoints.ts';
import { drawAutoBlockVariant } from '../shared/features/auto-block/draw-auto-block.ts';
import { loadAutoBlock } from '../shared/features/auto-block/load-auto-block.ts';
import { drawRecommenderVersion } from '../shared/features/recommender/draw-recommender.ts';
import { loadRecommender } from '../shared/features/recommender/load-recommender.ts';
import type { ArticlePageData } from '../shared/pages/article/article-page-data.ts';
import type { PageStore } from './navigation/page-store.ts';

/** Calls the edge's gateway, which has checked the answer's shape. */
const transport: Transport = async (call) => {
  const response = await fetch(call.path);
  if (!response.ok) throw new Error(`${call.path} answered ${response.status}.`);
  return response.json();
};

const api = createApi(drawEndpoints, transport);

/**
 * Draws the recommender and the auto-block of in-app article pages anew, without repeat until all have been used: the
 * edge's draw is the same for everybody, this one goes on from what this reader has seen. @spec §4 Article page §9
 */
export function createRedraw(store: PageStore): () => Promise<void> {
  const history: { recommender: readonly number[]; autoBlock: readonly number[] } = { recommender: [], autoBlock: [] };

  return async () => {
    const shown = store.get();
    if (shown.payload.page !== 'article') return;
    // The payload's page names its data's type.
    const { article, recommender } = shown.payload.data as ArticlePageData;
    const version = drawRecommenderVersion(history.recommender, String(Math.random()));
    const variant = drawAutoBlockVariant(history.autoBlock, String(Math.random()));
    Object.assign(history, { recommender: version.history, autoBlock: variant.history });
    const [lists, block] = await Promise.allSettled([
      loadRecommender({ api }, { articleId: article.id, version: version.drawn, call: recommender }),
      loadAutoBlock({ api }, { articleId: article.id, variant: variant.drawn }),
    ]);
    if (store.get() !== shown) return;
    // A block that cannot be drawn stays as the edge drew it.
    const drawn = {
      ...(lists.status === 'fulfilled' ? { recommender: lists.value } : {}),
      ...(block.status === 'fulfilled' ? { autoBlock: block.value } : {}),
    };
    store.show({ ...shown, payload: { ...shown.payload, slow: { ...shown.payload.slow, ...drawn } } });
  };
}
