import { PAID_SUPER_TAGS } from '../../config/feeds.ts';
import type { ListFilter } from '../../config/routes.ts';
import { sections, type Section } from '../../config/sections.ts';
import type { SearchResult } from '../../contract/schemas/search.ts';
import { toFeedAddress } from '../../features/article-list/feed-address.ts';
import { pickHighlights } from '../../features/article-list/pick-highlights.ts';
import { toTabTitle } from '../../features/tabs/open-tab.ts';
import { toTabBars } from '../../features/tabs/tab-bars.ts';
import { loadEmptyTabs } from '../../features/tabs/load-empty-tabs.ts';
import { AppError, isAppError, notFound } from '../../lib/errors.ts';
import { PageRedirect, type LoadContext } from '../page.ts';
import { resolveListComposition } from './list-composition.ts';
import type { ListPageData } from './list-data.ts';
import { toListQuery, type ListQuery } from './list-query.ts';
import { decideListTitle } from './list-title.ts';
import { resolveSectionPlace, type SectionPlace } from './section-place.ts';

type ListHeading = Pick<SearchResult, 'title' | 'rss' | 'author' | 'sponsor'>;
type ListAnswer = ListHeading & Pick<SearchResult, 'items' | 'totalItems'>;

/** Loads a page of a list. One without an article is not found, and so is one beyond the last. @spec §2.3 §5 §8 */
export async function loadListPage(context: LoadContext, sectionRows: readonly Section[] = sections): Promise<ListPageData> {
  const { route, params, path, page, perPage } = context;
  if (route.list === undefined) throw new AppError('INTERNAL', `The route ${route.name} (${route.path}) is a list without a filter: give its row one.`);
  const section = route.list.kind === 'superTagOfPath' ? findSectionPlace(context, sectionRows) : null;
  const narrowed = section === null || section.open.path === '' ? null : section;
  const query = toListQuery(route.list, params, section);
  const composition = resolveListComposition(route.name, params['slug']);
  const [answer, heading, candidates, empty] = await Promise.all([
    loadAnswer(query, context),
    narrowed === null ? null : loadHeading(narrowed, context),
    composition.highlights && narrowed === null ? loadHighlights(query, context) : [],
    section === null ? new Set<string>() : loadEmptyTabs(context.site, { ...section, filter: section.rootFilter }),
  ]);
  const totalPages = Math.ceil(answer.totalItems / perPage);
  if (answer.items.length === 0 || page > totalPages) throw notFound(path);
  const { title, kind } = decideListTitle(context, heading ?? answer);
  return {
    title: narrowed === null ? title : toTabTitle(title, narrowed.open),
    kind,
    parent: narrowed === null ? null : { name: title, path: narrowed.root },
    ...(section === null ? { tabs: [], subTabs: [] } : toTabBars({ ...section, empty })),
    logo: decideLogo(context, route.list),
    rss: decideFeed(route.list, heading ?? answer, context),
    path,
    page,
    perPage,
    totalPages,
    totalItems: answer.totalItems,
    articles: answer.items,
    highlights: pickHighlights(candidates, answer.items),
    takesSponsored: route.list.kind === 'newest' && page === 1,
    author: answer.author,
    sponsor: (heading ?? answer).sponsor,
    sidebar: composition.sidebar,
  };
}

/** @throws NOT_FOUND for a tab that the section does not have, and a redirect for one that leads elsewhere */
function findSectionPlace({ params, path }: LoadContext, rows: readonly Section[]): SectionPlace {
  const place = resolveSectionPlace(params, rows);
  if (place === null) throw notFound(path);
  if (place.open.content.kind === 'link') throw new PageRedirect(place.open.content.href, 302);
  return place;
}

async function loadAnswer(query: ListQuery, { site, page, perPage }: LoadContext): Promise<ListAnswer> {
  if (query.call === 'search') return site.api.search({ query: { ...query.filter, ...(page > 1 ? { oldal: page } : {}), perPage } });
  const list = await site.api.articles({ query: { ...query.filter, ...(page > 1 ? { page } : {}), limit: perPage } });
  return { ...list, title: null, rss: null, author: null, sponsor: null };
}

/** Name, feed and sponsor of a section belong to its whole list: on a tab they are asked for by themselves. */
function loadHeading({ rootFilter }: SectionPlace, { site }: LoadContext): Promise<ListHeading> {
  return site.api.search({ query: { ...rootFilter, perPage: 1 } });
}

/** The highlight block is worth less than its list: without an answer there is none. */
async function loadHighlights(query: ListQuery, { site }: LoadContext) {
  if (query.call !== 'search') return [];
  try {
    return (await site.api.searchHighlights({ query: query.filter })).items;
  } catch (error) {
    if (isAppError(error)) return [];
    throw error;
  }
}

/** The feed of a list: what the backend names, and that of the whole edition for the newest. What is paid for is in no feed. @spec §2.3 RSS link */
function decideFeed(list: ListFilter, { rss }: ListHeading, { params }: LoadContext): string | null {
  if (list.kind === 'superTagOfPath' && PAID_SUPER_TAGS.some((slug) => slug === params['slug'])) return null;
  return list.kind === 'newest' ? '/rss' : toFeedAddress(rss);
}

/** Topics and authors have no emblem, whatever they are called. */
function decideLogo({ route, params }: LoadContext, list: ListFilter): string | null {
  switch (list.kind) {
    case 'superTagOfPath':
      return params['slug'] ?? null;
    case 'tagOfPath':
    case 'authorOfPath':
      return null;
    default:
      return route.name;
  }
}
