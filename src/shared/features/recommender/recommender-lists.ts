import { RECOMMENDER_LIST_MAX_ITEMS, RECOMMENDER_PR_BESIDE_AFTER_MAX_ITEMS } from '../../config/constants.ts';
import type { ArticleSummary, Recommended } from '../../contract/schemas/article.ts';
import { toTeasers, type Teaser } from '../../lib/teaser.ts';

/** The recommender's lists, in the order in which they are filled and shown. */
export const RECOMMENDER_LISTS = ['special', 'breaking', 'important', 'newest', 'favorite', 'after', 'pr'] as const satisfies readonly (keyof Recommended)[];

/** The name of a list. */
export type RecommenderListName = (typeof RECOMMENDER_LISTS)[number];

/** A list as it is shown; empty ones are left out. */
export type RecommenderList = { readonly name: RecommenderListName; readonly items: readonly Teaser[] };

/** The recommender under an article: without that article, no article twice, each list up to its cap. @spec §9 List caps */
export function toRecommenderLists(recommended: Recommended, currentId: number): RecommenderList[] {
  const seen = new Set([currentId]);
  const lists = RECOMMENDER_LISTS.map((name) => ({ name, items: toTeasers(takeUnseen(recommended[name], maxItems(name, recommended), seen)) }));
  return lists.filter(({ items }) => items.length > 0);
}

function takeUnseen(articles: readonly ArticleSummary[], maxCount: number, seen: Set<number>): ArticleSummary[] {
  const unseen: ArticleSummary[] = [];
  for (const article of articles) {
    if (unseen.length >= maxCount) break;
    if (seen.has(article.id)) continue;
    seen.add(article.id);
    unseen.push(article);
  }
  return unseen;
}

/** The specification gives the After list no cap: it is as long as the backend makes it. */
function maxItems(name: RecommenderListName, recommended: Recommended): number {
  if (name === 'after') return recommended.after.length;
  return name === 'pr' && recommended.after.length > 0 ? RECOMMENDER_PR_BESIDE_AFTER_MAX_ITEMS : RECOMMENDER_LIST_MAX_ITEMS[name];
}
