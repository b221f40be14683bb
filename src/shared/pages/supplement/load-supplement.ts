import { supplements, type Supplement } from '../../config/supplements.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import { toFeedAddress } from '../../features/article-list/feed-address.ts';
import { resolveArea } from '../../features/result-widgets/area-detail.ts';
import { loadEmptyTabs } from '../../features/tabs/load-empty-tabs.ts';
import { toTabTitle, type OpenTab } from '../../features/tabs/open-tab.ts';
import { toTabBars, toTabHref } from '../../features/tabs/tab-bars.ts';
import { cleanArticleHtml } from '../../lib/article-html/clean-article-html.ts';
import { isAppError, notFound } from '../../lib/errors.ts';
import { isMissingCall } from '../../lib/missing-call.ts';
import { joinFilters } from '../../lib/search-filters.ts';
import { PageRedirect, type LoadContext } from '../page.ts';
import { resolveSupplementSidebar } from './supplement-composition.ts';
import type { SupplementContent, SupplementPageData } from './supplement-data.ts';
import { resolveSupplementPlace } from './supplement-place.ts';

/** Loads a tab of a supplement. One that there is not, and a list without an article, are not found. @spec §2.4 §5 */
export async function loadSupplement(context: LoadContext, rows: readonly Supplement[] = supplements): Promise<SupplementPageData> {
  const place = resolveSupplementPlace(context.params, rows);
  if (place === null) throw notFound(context.path);
  const { supplement, root, open } = place;
  const { slug, title, description, tabs } = supplement;
  const filter = { and_tags: [slug] };
  const [content, rss, empty] = await Promise.all([loadContent(open, filter, context), loadFeed(filter, context), loadEmptyTabs(context.site, { tabs, open, filter })]);
  const isList = content.kind === 'articles';
  return {
    slug,
    title,
    pageTitle: toTabTitle(title, open),
    description,
    root,
    path: toTabHref(root, open.path),
    ...toTabBars({ root, tabs, open, empty }),
    page: isList ? context.page : 1,
    perPage: context.perPage,
    content,
    rss,
    sidebar: resolveSupplementSidebar(supplement, content.kind),
    liveScores: supplement.liveScores === true && content.kind === 'articles',
  };
}

/** @throws NOT_FOUND for an empty list or a missing document, and a redirect for a tab that leads elsewhere */
async function loadContent({ content, detail }: OpenTab, filter: SearchFilter, context: LoadContext): Promise<SupplementContent> {
  switch (content.kind) {
    case 'articles':
      return loadArticles(joinFilters(filter, content.filter ?? {}), context);
    case 'widget':
      if (detail !== null && !(await hasArea(content.widget, detail, context))) throw notFound(context.path);
      return { kind: 'widget', widget: content.widget, detail };
    case 'document': {
      const { updatedAt, content: html, contentTree } = await context.site.api.document({ params: { slug: content.slug } });
      return { kind: 'document', tree: contentTree ?? cleanArticleHtml(html).tree, updatedAt };
    }
    case 'link':
      throw new PageRedirect(content.href, 302);
  }
}

/** Whether a map has the area of an address. What another provider's widget has, only its frame can say. @spec §2.4 */
async function hasArea(widget: string, detail: string, { site }: LoadContext): Promise<boolean> {
  try {
    return resolveArea((await site.api.resultWidget({ params: { slug: widget } })).content, detail) !== null;
  } catch (error) {
    if (isMissingCall(error)) return true;
    throw error;
  }
}

async function loadArticles(filter: SearchFilter, { site, path, page, perPage }: LoadContext): Promise<SupplementContent> {
  const { items, totalItems } = await site.api.search({ query: { ...filter, ...(page > 1 ? { oldal: page } : {}), perPage } });
  const totalPages = Math.ceil(totalItems / perPage);
  if (items.length === 0 || page > totalPages) throw notFound(path);
  return { kind: 'articles', articles: items, totalPages, totalItems };
}

/** The feed of the supplement's topic; a supplement without an article has none. */
async function loadFeed(filter: SearchFilter, { site }: LoadContext): Promise<string | null> {
  try {
    const { rss, totalItems } = await site.api.search({ query: { ...filter, perPage: 1 } });
    return totalItems === 0 ? null : toFeedAddress(rss);
  } catch (error) {
    // A page without a link to its feed is better than none.
    if (isAppError(error)) return null;
    throw error;
  }
}
