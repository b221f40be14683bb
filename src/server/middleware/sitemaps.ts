import { Router, type RequestHandler } from 'express';
import { toArchiveMonth } from '../../shared/lib/archive-month.ts';
import type { Site } from '../../shared/lib/site.ts';
import { loadPageSitemap } from '../crawlers/load-page-sitemap.ts';
import { loadMonthSitemap, loadNewsSitemap, loadSitemapIndex } from '../crawlers/load-sitemaps.ts';
import { monthSitemapPath, NEWS_SITEMAP_PATH, PAGES_SITEMAP_PATH, parseMonthSitemap, SITEMAP_INDEX_PATH, type MonthPage } from '../crawlers/sitemap-paths.ts';
import { SITEMAP_TYPE, writeSitemap, writeSitemapIndex, type SitemapUrl } from '../crawlers/write-sitemap.ts';
import type { Edge } from '../edge.ts';
import type { WrittenAnswer } from '../gateway/cached-answer.ts';
import { sendTextAnswer } from '../gateway/text-answer.ts';
import { targetOf } from '../request-context.ts';

type WrittenSitemap = Pick<WrittenAnswer, 'text' | 'policy' | 'updatedAt'>;
type AskedSitemap = { readonly address: string; readonly write: (site: Site) => Promise<WrittenSitemap> };

const FIXED: readonly AskedSitemap[] = [
  { address: SITEMAP_INDEX_PATH, write: async (site) => ({ text: writeSitemapIndex(await loadSitemapIndex(site)), policy: 'feed' }) },
  { address: PAGES_SITEMAP_PATH, write: async (site) => ({ text: writeSitemap(await loadPageSitemap(site)), policy: 'archive' }) },
  { address: NEWS_SITEMAP_PATH, write: async (site) => ({ text: writeSitemap(await loadNewsSitemap(site)), policy: 'feed' }) },
];

/** `/sitemap.xml` and the sitemaps that it names, on public hosts. */
export function sitemaps(edge: Edge): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const sitemap of FIXED) router.get(sitemap.address, answerSitemap(edge, () => sitemap));
  router.get('/sitemaps/:name', answerSitemap(edge, ({ name }) => toMonth(parseMonthSitemap(String(name)))));
  return router;
}

function answerSitemap(edge: Edge, resolve: (params: Readonly<Record<string, unknown>>) => AskedSitemap | null): RequestHandler {
  return async (request, response, next) => {
    const sitemap = resolve(request.params);
    if (sitemap === null || targetOf(request).mode !== 'public') return next();
    const { address, write } = sitemap;
    await sendTextAnswer(edge, request, response, { routeName: 'sitemap', address, write: async (site) => ({ ...(await write(site)), contentType: SITEMAP_TYPE, robots: 'noindex' }) });
  };
}

function toMonth(asked: MonthPage | null): AskedSitemap | null {
  return asked === null ? null : { address: monthSitemapPath(asked), write: (site) => writeMonth(site, asked) };
}

/** A month that is not over changes with every article. */
async function writeMonth(site: Site, asked: MonthPage): Promise<WrittenSitemap> {
  const urls = await loadMonthSitemap(site, asked);
  return { text: writeSitemap(urls), policy: asked.month === toArchiveMonth(site.now()) ? 'feed' : 'archive', ...toLastChange(urls) };
}

function toLastChange(urls: readonly SitemapUrl[]): Pick<WrittenAnswer, 'updatedAt'> {
  return urls.length === 0 ? {} : { updatedAt: Math.max(...urls.map(({ updatedAt = 0 }) => updatedAt)) };
}
