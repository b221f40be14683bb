import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { PlacedBlock } from './arrange-blocks.ts';

/** Articles in a section's strip. */
export const STRIP_ITEMS = 4;

/**
 * What a strip shows of its section's newest: those that the editors show nowhere above first, so that a story does not
 * stand twice as long as the section has others.
 */
export function pickStripArticles(items: readonly ArticleSummary[], shown: ReadonlySet<number>): ArticleSummary[] {
  const fresh = items.filter(({ id }) => !shown.has(id));
  const repeated = items.filter(({ id }) => shown.has(id));
  return [...fresh, ...repeated].slice(0, STRIP_ITEMS);
}

/** The articles that editors have put into blocks by hand. */
export function toShownIds(blocks: readonly PlacedBlock[]): Set<number> {
  const placedByHand = blocks.filter(({ name }) => name !== 'newest' && name !== 'sponsored');
  return new Set(placedByHand.flatMap(({ articles }) => articles.map(({ id }) => id)));
}
