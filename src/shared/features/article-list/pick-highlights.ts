import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { HIGHLIGHT_ITEMS } from '../../config/constants.ts';

/** The articles of the highlight block: what a section puts forward and the main list does not show already. @spec §2.7 §9 */
export function pickHighlights(candidates: readonly ArticleSummary[], mainList: readonly ArticleSummary[]): ArticleSummary[] {
  const shown = new Set(mainList.map((article) => article.id));
  return candidates.filter((article) => !shown.has(article.id)).slice(0, HIGHLIGHT_ITEMS);
}
