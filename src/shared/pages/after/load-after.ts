import { PER_PAGE_MAX_ITEMS } from '../../config/constants.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { SearchResult } from '../../contract/schemas/search.ts';
import { toLandingIds, type AfterLanding } from '../../features/after/after-data.ts';
import { AFTER_LANDING_MAX_ITEMS, loadAfterLanding } from '../../features/after/load-after-landing.ts';
import type { SidebarBlockName } from '../../features/sidebar/sidebar-blocks.ts';
import { notFound } from '../../lib/errors.ts';
import type { LoadContext } from '../page.ts';
import { AFTER } from './after-address.ts';
import type { AfterPageData } from './after-data.ts';

/** What stands beside the list. @spec §2.7 */
export const AFTER_SIDEBAR = ['music', 'socialAfter', 'linkBox', 'tags'] as const satisfies readonly SidebarBlockName[];

/** Loads the After page: the landing block on page 1, and a page of its articles. One without an article is not found. @spec §2.3 §5 */
export async function loadAfter(context: LoadContext): Promise<AfterPageData> {
  const { site, path, page, perPage } = context;
  const [list, landing] = await Promise.all([loadList(context), page === 1 ? loadAfterLanding(site) : null]);
  const totalPages = Math.ceil(list.totalItems / perPage);
  if (list.items.length === 0 || page > totalPages) throw notFound(path);
  const articles = landing === null ? list.items : pickFurther(list.items, toLandingIds(landing));
  return { path, page, perPage, totalPages, totalItems: list.totalItems, articles: articles.slice(0, perPage), sponsor: list.sponsor, landing, sidebar: decideSidebar(landing) };
}

/** Beside a video stand the social links too, so the sidebar does without them. */
function decideSidebar(landing: AfterLanding | null): readonly SidebarBlockName[] {
  return landing?.videoUrl == null ? AFTER_SIDEBAR : AFTER_SIDEBAR.filter((name) => name !== 'socialAfter');
}

/** A page of the magazine's articles; for the first one as many more as may stand above the list. */
function loadList({ site, page, perPage }: LoadContext): Promise<SearchResult> {
  const superTags = [AFTER];
  if (page > 1) return site.api.search({ query: { superTags, oldal: page, perPage } });
  return site.api.search({ query: { superTags, perPage: Math.min(perPage + AFTER_LANDING_MAX_ITEMS, PER_PAGE_MAX_ITEMS) } });
}

/**
 * The list under the landing goes on where that ends: the newest that do not stand above, and only then the others. The
 * further pages have every article in its place, so none is lost.
 */
function pickFurther(newest: readonly ArticleSummary[], shown: ReadonlySet<number>): ArticleSummary[] {
  return [...newest.filter(({ id }) => !shown.has(id)), ...newest.filter(({ id }) => shown.has(id))];
}
