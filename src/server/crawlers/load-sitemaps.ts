import { NEWS_SITEMAP_MAX_AGE_SECONDS, NEWS_SITEMAP_MAX_ARTICLES, SITEMAP_PAGE_ARTICLES } from '../../shared/config/feeds.ts';
import type { ArchiveEntry, ArchiveMonths } from '../../shared/contract/schemas/archive.ts';
import type { ArticleSummary } from '../../shared/contract/schemas/article.ts';
import { notFound } from '../../shared/lib/errors.ts';
import { absoluteUrl } from '../../shared/lib/head.ts';
import { isMissingCall } from '../../shared/lib/missing-call.ts';
import type { Site } from '../../shared/lib/site.ts';
import { monthSitemapPath, NEWS_SITEMAP_PATH, PAGES_SITEMAP_PATH, type MonthPage } from './sitemap-paths.ts';
import { isForSitemaps, toArticleUrl, toNewsUrl } from './to-sitemap-url.ts';
import type { SitemapUrl } from './write-sitemap.ts';

const NEWEST_OF_OTHER_BACKENDS = 50;

/** The sitemaps of an edition: pages, news, and the months, each in as many pages as it needs. */
export async function loadSitemapIndex(site: Site): Promise<SitemapUrl[]> {
  const months = await loadMonths(site);
  const pages = months.flatMap(({ month, count, updatedAt }) =>
    Array.from({ length: Math.ceil(count / SITEMAP_PAGE_ARTICLES) }, (_, index) => ({ url: absoluteUrl(site.edition, monthSitemapPath({ month, page: index + 1 })), updatedAt })),
  );
  return [{ url: absoluteUrl(site.edition, PAGES_SITEMAP_PATH) }, { url: absoluteUrl(site.edition, NEWS_SITEMAP_PATH) }, ...pages];
}

/** A page of a month's articles. @throws NOT_FOUND where there are none */
export async function loadMonthSitemap(site: Site, { month, page }: MonthPage): Promise<SitemapUrl[]> {
  const { items } = await site.api.archiveMonth({ params: { month }, query: page > 1 ? { page } : {} });
  if (items.length === 0) throw notFound(monthSitemapPath({ month, page }));
  return items.filter(isForSitemaps).map((entry) => toArticleUrl(site.edition, entry));
}

/** The articles of the last two days that are this edition's own. */
export async function loadNewsSitemap(site: Site): Promise<SitemapUrl[]> {
  const oldest = site.now() - NEWS_SITEMAP_MAX_AGE_SECONDS;
  return (await loadRecent(site))
    .filter((entry) => isForSitemaps(entry) && entry.pubDate >= oldest && entry.pubDate <= site.now())
    .slice(0, NEWS_SITEMAP_MAX_ARTICLES)
    .map((entry) => toNewsUrl(site.edition, entry));
}

/** A backend without the archive has no months. */
async function loadMonths({ api }: Site): Promise<ArchiveMonths['items']> {
  try {
    return (await api.archiveMonths()).items;
  } catch (error) {
    if (isMissingCall(error)) return [];
    throw error;
  }
}

/** A backend without the archive still knows its newest articles. */
async function loadRecent({ api }: Site): Promise<ArchiveEntry[]> {
  try {
    return (await api.archiveRecent()).items;
  } catch (error) {
    if (!isMissingCall(error)) throw error;
  }
  const { items } = await api.articles({ query: { limit: NEWEST_OF_OTHER_BACKENDS } });
  return items.filter(({ ctUrl }) => ctUrl === null).flatMap(toEntry);
}

function toEntry({ mainSuperTag, ...article }: ArticleSummary): ArchiveEntry[] {
  return mainSuperTag === null ? [] : [{ ...article, mainSuperTag: mainSuperTag.slug, canonicalSite: null }];
}
