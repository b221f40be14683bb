import { AFTER_LIST_PAGE_ITEMS } from '../../config/constants.ts';
import { afterTexts } from '../../config/texts-after.ts';
import { texts } from '../../config/texts.ts';
import { sectionTexts } from '../../config/texts-sections.ts';
import { toCollectionItems } from '../../features/article-list/collection-items.ts';
import { toListPicture } from '../../features/article-list/list-picture.ts';
import { createHead, decideRobots } from '../../lib/head.ts';
import type { HeadData } from '../../lib/head-data.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { collectionPage } from '../../lib/structured-data/collection-page.ts';
import type { PageContext } from '../page.ts';
import { AFTER_FEED, toCanonicalAfterAddress } from './after-address.ts';
import type { AfterPageData } from './after-data.ts';

/** The head of the After page. Every page of its list is canonical in itself; those of another size are not for search engines. */
export function toAfterHead(data: AfterPageData, { site }: Pick<PageContext, 'site'>): HeadData {
  const { edition } = site;
  const title = texts.lists.after;
  return createHead({
    edition,
    path: toCanonicalAfterAddress(data),
    title: data.page > 1 ? texts.lists.pageOf(title, data.page) : title,
    description: afterTexts.description(edition.name),
    image: toListPicture(edition, [...(data.landing?.leader == null ? [] : [data.landing.leader]), ...data.articles]),
    robots: decideRobots(site, data.perPage === AFTER_LIST_PAGE_ITEMS),
    feeds: [{ title: sectionTexts.hu.feed(title), href: AFTER_FEED }],
  });
}

/** The After page for machines: its list, as any list. */
export function toAfterStructuredData(data: AfterPageData, { site }: Pick<PageContext, 'site'>): object[] {
  const name = texts.lists.after;
  return [
    collectionPage(site.edition, { name, path: toCanonicalAfterAddress(data), items: toCollectionItems(data.articles) }),
    breadcrumbList(site.edition, [{ name, path: toCanonicalAfterAddress({ ...data, page: 1 }) }]),
  ];
}
