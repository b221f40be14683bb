import { LIST_PAGE_ITEMS } from '../../config/constants.ts';
import { listTexts } from '../../config/texts-list.ts';
import { sectionTexts, supplementTexts } from '../../config/texts-sections.ts';
import { toCollectionItems } from '../../features/article-list/collection-items.ts';
import { toListPicture } from '../../features/article-list/list-picture.ts';
import { absoluteUrl, createHead, decideRobots } from '../../lib/head.ts';
import type { HeadData } from '../../lib/head-data.ts';
import { toCanonicalListAddress } from '../../lib/list-address.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { collectionPage } from '../../lib/structured-data/collection-page.ts';
import type { PageContext } from '../page.ts';
import type { SupplementPageData } from './supplement-data.ts';

type Place = Pick<PageContext, 'site'>;

/** The head of a supplement's page. A part of a widget belongs to the whole, and is not for search engines by itself. @spec §2.4 */
export function toSupplementHead(data: SupplementPageData, { site }: Place): HeadData {
  const { title, pageTitle, description, page, perPage, content, rss } = data;
  const isWhole = perPage === LIST_PAGE_ITEMS && !(content.kind === 'widget' && content.detail !== null);
  return createHead({
    edition: site.edition,
    path: toCanonicalListAddress(data),
    title: page > 1 ? listTexts.hu.pageOf(pageTitle, page) : pageTitle,
    description: pageTitle === title ? description : supplementTexts.descriptionOf(pageTitle, description),
    image: content.kind === 'articles' ? toListPicture(site.edition, content.articles) : null,
    robots: decideRobots(site, isWhole),
    feeds: rss === null ? [] : [{ title: sectionTexts.hu.feed(title), href: rss }],
  });
}

/** A supplement's page for machines. */
export function toSupplementStructuredData(data: SupplementPageData, { site: { edition } }: Place): object[] {
  const { title, pageTitle, root, content } = data;
  const path = toCanonicalListAddress(data);
  const page =
    content.kind === 'articles'
      ? collectionPage(edition, { name: pageTitle, path, items: toCollectionItems(content.articles) })
      : { '@context': 'https://schema.org', '@type': 'WebPage', name: pageTitle, url: absoluteUrl(edition, path), inLanguage: edition.locale };
  const tab = pageTitle === title ? [] : [{ name: pageTitle, path: data.path }];
  return [page, breadcrumbList(edition, [{ name: title, path: root }, ...tab])];
}
