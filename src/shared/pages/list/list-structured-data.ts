import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { articlePath } from '../../lib/canonical-path.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { collectionPage } from '../../lib/structured-data/collection-page.ts';
import type { PageContext } from '../page.ts';
import { toCanonicalListAddress } from './list-address.ts';
import type { ListPageData } from './list-data.ts';

/** A list page for machines. Sponsors' pages are no part of the collection. */
export function toListStructuredData(data: ListPageData, { site }: Pick<PageContext, 'site'>): object[] {
  const path = toCanonicalListAddress(data);
  return [
    collectionPage(site.edition, { name: data.title, path, items: data.articles.flatMap(toItem) }),
    breadcrumbList(site.edition, [{ name: data.title, path: toCanonicalListAddress({ ...data, page: 1 }) }]),
  ];
}

function toItem({ title, slug, pubDate, mainSuperTag, ctUrl }: ArticleSummary): { name: string; path: string }[] {
  return mainSuperTag === null || ctUrl !== null ? [] : [{ name: title, path: articlePath({ slug, pubDate, mainSuperTag }) }];
}
