import { searchTexts } from '../../config/texts-search.ts';
import { listTexts } from '../../config/texts-list.ts';
import { createHead, decideRobots } from '../../lib/head.ts';
import type { HeadData } from '../../lib/head-data.ts';
import { breadcrumbList, type Breadcrumb } from '../../lib/structured-data/breadcrumb-list.ts';
import { collectionPage } from '../../lib/structured-data/collection-page.ts';
import { toArticleLink } from '../../features/article-list/article-link.ts';
import { archivePath } from '../../lib/archive-path.ts';
import type { PageContext } from '../page.ts';
import type { ArchivePageData } from './archive-data.ts';
import { isIndexable, toCanonicalArchiveAddress, toPageNumber } from './archive-place.ts';
import { toArchiveTitle, toDayText, toMonthText } from './archive-title.ts';

type HeadContext = Pick<PageContext, 'site'>;

/** The head of a page of the archive. Months and days are documents; searches are not, since there is no end of them. */
export function toArchiveHead(data: ArchivePageData, { site }: HeadContext): HeadData {
  const page = toPageNumber(data);
  const title = toArchiveTitle(data);
  return createHead({
    edition: site.edition,
    path: toCanonicalArchiveAddress(data),
    title: page > 1 ? listTexts.hu.pageOf(title, page) : title,
    description: toDescription(data, site.edition.name),
    robots: decideRobots(site, isIndexable(data)),
  });
}

/** A page of the archive for machines; searches are not for them. */
export function toArchiveStructuredData(data: ArchivePageData, { site }: HeadContext): object[] {
  if (!isIndexable(data)) return [];
  return [
    collectionPage(site.edition, { name: toArchiveTitle(data), path: toCanonicalArchiveAddress(data), items: toItems(data) }),
    breadcrumbList(site.edition, toBreadcrumbs(data)),
  ];
}

/** The way from the archive to one of its months and days. */
export function toBreadcrumbs(data: ArchivePageData): Breadcrumb[] {
  const archive = { name: searchTexts.archive.title, path: archivePath({}) };
  const toMonth = (month: string): Breadcrumb => ({ name: toMonthText(month), path: archivePath({ month }) });
  switch (data.kind) {
    case 'all':
    case 'search':
      return [archive];
    case 'month':
      return [archive, toMonth(data.month)];
    case 'day':
      return [archive, toMonth(data.day.slice(0, 7)), { name: toDayText(data.day), path: archivePath({ day: data.day }) }];
  }
}

function toItems(data: ArchivePageData): { name: string; path: string }[] {
  if (data.kind === 'month') return data.days.map(({ day }) => ({ name: toDayText(day), path: archivePath({ day }) }));
  return data.results.articles.flatMap((article) => {
    const link = toArticleLink(article);
    // Sponsors' pages are no part of the archive.
    return link === null || link.outside ? [] : [{ name: article.title, path: link.href }];
  });
}

function toDescription(data: ArchivePageData, siteName: string): string {
  const texts = searchTexts.archive.descriptions;
  switch (data.kind) {
    case 'all':
      return texts.all(siteName);
    case 'search':
      return texts.search(siteName);
    case 'month':
      return texts.month(siteName, toMonthText(data.month));
    case 'day':
      return texts.day(siteName, toDayText(data.day));
  }
}
