import { pageTable } from '../../shared/app/page-table.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import { absoluteUrl } from '../../shared/lib/head.ts';
import { isMissingCall } from '../../shared/lib/missing-call.ts';
import { resolveRedirect } from '../../shared/lib/resolve-redirect.ts';
import type { Site } from '../../shared/lib/site.ts';
import { PageRedirect, type CommonData } from '../../shared/pages/page.ts';
import { isBadAddress, parsePageRequest } from '../page-request.ts';
import { loadCommon } from '../render/load-common.ts';
import { toPageCandidates } from './page-candidates.ts';
import type { SitemapUrl } from './write-sitemap.ts';

const LOADED_AT_ONCE = 6;

/**
 * The pages that are no articles. Each candidate is loaded as if a reader asked for it, so that the sitemap names what
 * is there, is for search engines and stands at its own address, whatever kind of page it is.
 */
export async function loadPageSitemap(site: Site): Promise<SitemapUrl[]> {
  const common = await loadCommon(site);
  const candidates = toPageCandidates(common.init.menus, await loadNewestSections(site));
  const found: SitemapUrl[] = [];
  for (let done = 0; done < candidates.length; done += LOADED_AT_ONCE) {
    const urls = await Promise.all(candidates.slice(done, done + LOADED_AT_ONCE).map((path) => loadCanonical(site, path, common)));
    found.push(...urls.flatMap((url) => (url === null ? [] : [{ url }])));
  }
  return found;
}

/** The canonical address of a page that search engines may have; null for what is none, or none at this address. */
async function loadCanonical(site: Site, path: string, common: CommonData): Promise<string | null> {
  const { edition } = site;
  const request = parsePageRequest(path, { edition, mode: 'public' });
  if (isBadAddress(request) || request.route === null || isRedirected(site, path)) return null;
  const { route, params, page, perPage, post, query } = request;
  const context = { site, route, params, path: request.path, page, perPage, post, query, common };
  const definition = pageTable[route.page];
  try {
    const data = await definition.load(context);
    const { canonical, robots } = definition.head(data, context);
    const isFound = (definition.status?.(data, context) ?? 200) === 200;
    return isFound && robots !== 'noindex' && canonical === absoluteUrl(edition, path) ? canonical : null;
  } catch (error) {
    if (error instanceof PageRedirect || (isAppError(error) && error.status === 404)) return null;
    throw error;
  }
}

function isRedirected({ edition }: Site, path: string): boolean {
  return resolveRedirect({ path, search: '', edition: edition.key, externalHosts: edition.externalHosts, isKnownPath: () => true }) !== null;
}

/** Sections are not listed anywhere: those of the newest month's articles are there for sure. */
async function loadNewestSections({ api }: Site): Promise<string[]> {
  try {
    const [newest] = (await api.archiveMonths()).items;
    if (newest === undefined) return [];
    const { items } = await api.archiveMonth({ params: { month: newest.month } });
    return [...new Set(items.map(({ mainSuperTag }) => mainSuperTag))];
  } catch (error) {
    if (isMissingCall(error)) return [];
    throw error;
  }
}
