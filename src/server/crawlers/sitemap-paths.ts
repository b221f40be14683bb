/** The index of all sitemaps. */
export const SITEMAP_INDEX_PATH = '/sitemap.xml';
/** The sitemap of pages that are no articles. */
export const PAGES_SITEMAP_PATH = '/sitemaps/oldalak.xml';
/** The sitemap of the last two days' articles. */
export const NEWS_SITEMAP_PATH = '/sitemaps/hirek.xml';

/** A page of a month's sitemap. */
export type MonthPage = { readonly month: string; readonly page: number };

/** The path of a page of a month's sitemap. */
export function monthSitemapPath({ month, page }: MonthPage): string {
  return `/sitemaps/${month}${page > 1 ? `-${page}` : ''}.xml`;
}

/** The month and page of a sitemap's file name; null for any other name. */
export function parseMonthSitemap(name: string): MonthPage | null {
  const [, month, page = '1'] = /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-([2-9]|[1-9]\d{1,2}))?\.xml$/.exec(name) ?? [];
  return month === undefined ? null : { month, page: Number(page) };
}
