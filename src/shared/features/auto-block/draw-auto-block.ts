import { AUTO_BLOCK_VARIANTS } from '../../config/constants.ts';
import { drawWithoutRepeat, type Draw } from '../../lib/draw-without-repeat.ts';
import { seededRandom } from '../../lib/seeded-random.ts';

/**
 * The auto-block's variant for an article, 1–4, without repeat until all have been used; first by the edge, then by the
 * browser, from the same seed. @spec §4 Article page, auto-block
 */
export function drawAutoBlockVariant(history: readonly number[], seed: string): Draw {
  return drawWithoutRepeat(AUTO_BLOCK_VARIANTS, history, seededRandom(`auto-block ${seed}`));
}
