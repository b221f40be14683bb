import { RECOMMENDER_VERSIONS } from '../../config/constants.ts';
import { drawWithoutRepeat, type Draw } from '../../lib/draw-without-repeat.ts';
import { seededRandom } from '../../lib/seeded-random.ts';

/**
 * The recommender's version for an article, 1–20, without repeat until all have been used. The edge draws from an empty
 * history and a seed that belongs to the page's data, so a cached page is the same for everybody; a browser that keeps
 * the history draws the next ones. @spec §9 Recommender version
 */
export function drawRecommenderVersion(history: readonly number[], seed: string): Draw {
  return drawWithoutRepeat(RECOMMENDER_VERSIONS, history, seededRandom(`recommender ${seed}`));
}
