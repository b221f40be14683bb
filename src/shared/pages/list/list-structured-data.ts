import { toCollectionItems } from '../../features/article-list/collection-items.ts';
import { toCanonicalListAddress } from '../../lib/list-address.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { collectionPage } from '../../lib/structured-data/collection-page.ts';
import { profilePage } from '../../lib/structured-data/profile-page.ts';
import type { PageContext } from '../page.ts';
import type { ListPageData } from './list-data.ts';

/** A list page for machines; an author's first one is the author's profile, too. */
export function toListStructuredData(data: ListPageData, { site }: Pick<PageContext, 'site'>): object[] {
  const path = toCanonicalListAddress(data);
  return [
    collectionPage(site.edition, { name: data.title, path, items: toCollectionItems(data.articles) }),
    breadcrumbList(site.edition, [...(data.parent === null ? [] : [data.parent]), { name: data.title, path: toCanonicalListAddress({ ...data, page: 1 }) }]),
    ...(data.author === null || data.page > 1 ? [] : [profilePage(site.edition, { ...data.author, path })]),
  ];
}
