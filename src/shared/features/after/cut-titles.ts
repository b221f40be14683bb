import { AFTER_BLOCK_TITLE_MAX_CHARS } from '../../config/constants.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { truncate } from '../../lib/truncate.ts';

/** The size of a block of the After page. */
export type BlockSize = keyof typeof AFTER_BLOCK_TITLE_MAX_CHARS;

/** A title as long as a block of that size has room for. @spec §9 After blocks 90, 80 and 70 */
export function cutTitle(title: string, size: BlockSize): string {
  return truncate(title, AFTER_BLOCK_TITLE_MAX_CHARS[size]);
}

/** Articles with such titles. */
export function cutTitles(articles: readonly ArticleSummary[], size: BlockSize): ArticleSummary[] {
  return articles.map((article) => ({ ...article, title: cutTitle(article.title, size) }));
}
