import { HIGHLIGHTED_ITEM_FIRST_INDEX, HIGHLIGHTED_ITEM_MAX_PLACES, HIGHLIGHTED_ITEM_OVER_ITEMS } from '../config/constants.ts';

/**
 * Which item of a list page is highlighted, or null for none: short lists and lists without highlight articles have
 * none, nor has a last page that ends before the place. @spec §9 Highlight item in a list
 */
export function highlightIndex(page: number, itemCount: number, highlightCount: number): number | null {
  if (itemCount <= HIGHLIGHTED_ITEM_OVER_ITEMS || highlightCount < 1) return null;
  const index = HIGHLIGHTED_ITEM_FIRST_INDEX + (page % Math.min(highlightCount, HIGHLIGHTED_ITEM_MAX_PLACES));
  return index < itemCount ? index : null;
}
