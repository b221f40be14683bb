import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { SPONSORED_ARTICLE_AFTER_ITEMS } from '../../config/constants.ts';

/** Puts the newest sponsored article that a list does not show already after its fourth item; short lists stay. @spec §9 PR article */
export function insertSponsored(articles: readonly ArticleSummary[], sponsored: readonly ArticleSummary[]): readonly ArticleSummary[] {
  const shown = new Set(articles.map((article) => article.id));
  const insert = sponsored.find((article) => !shown.has(article.id));
  if (insert === undefined || articles.length < SPONSORED_ARTICLE_AFTER_ITEMS) return articles;
  return articles.toSpliced(SPONSORED_ARTICLE_AFTER_ITEMS, 0, insert);
}
