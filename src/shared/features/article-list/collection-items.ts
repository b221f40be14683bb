import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { articlePath } from '../../lib/canonical-path.ts';
import type { CollectionPage } from '../../lib/structured-data/collection-page.ts';

/** The articles of a list for machines. Sponsors' pages are no part of the collection. */
export function toCollectionItems(articles: readonly ArticleSummary[]): CollectionPage['items'] {
  return articles.flatMap(({ title, slug, pubDate, mainSuperTag, ctUrl }) => (mainSuperTag === null || ctUrl !== null ? [] : [{ name: title, path: articlePath({ slug, pubDate, mainSuperTag }) }]));
}
