import type { ListFilter } from '../../config/routes.ts';
import type { SearchResult } from '../../contract/schemas/search.ts';
import { pickHighlights } from '../../features/article-list/pick-highlights.ts';
import { AppError, isAppError, notFound } from '../../lib/errors.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import type { LoadContext } from '../page.ts';
import { resolveListComposition } from './list-composition.ts';
import type { ListPageData } from './list-data.ts';
import { toListQuery } from './list-query.ts';
import { decideListTitle } from './list-title.ts';

type ListAnswer = Omit<SearchResult, 'rss'>;

/** Loads a page of a list. One without an article is not found, and so is one beyond the last. @spec §2.3 §5 §8 */
export async function loadListPage(context: LoadContext): Promise<ListPageData> {
  const { route, path, page, perPage } = context;
  if (route.list === undefined) throw new AppError('INTERNAL', `The route ${route.name} (${route.path}) is a list without a filter: give its row one.`);
  const composition = resolveListComposition(route.name);
  const [answer, candidates] = await Promise.all([loadAnswer(route.list, context), composition.highlights ? loadHighlights(route.list, context) : []]);
  const totalPages = Math.ceil(answer.totalItems / perPage);
  if (answer.items.length === 0 || page > totalPages) throw notFound(path);
  return {
    ...decideListTitle(context, answer),
    path,
    page,
    perPage,
    totalPages,
    totalItems: answer.totalItems,
    articles: answer.items,
    highlights: pickHighlights(candidates, answer.items),
    takesSponsored: route.list.kind === 'newest' && page === 1,
    author: answer.author,
    sponsor: answer.sponsor,
    sidebar: composition.sidebar,
  };
}

async function loadAnswer(filter: ListFilter, { site, params, page, perPage }: LoadContext): Promise<ListAnswer> {
  const query = toListQuery(filter, params);
  if (query.call === 'search') return site.api.search({ query: { ...query.filter, ...(page > 1 ? { oldal: page } : {}), perPage } });
  const list = await site.api.articles({ query: { ...query.filter, ...(page > 1 ? { page } : {}), limit: perPage } });
  return { ...list, title: null, author: null, sponsor: null };
}

/** The highlight block is worth less than its list: without an answer there is none. */
async function loadHighlights(filter: ListFilter, { site, params }: LoadContext) {
  const query = toListQuery(filter, params);
  if (query.call !== 'search') return [];
  try {
    return await loadSearchHighlights(site, query.filter);
  } catch (error) {
    if (isAppError(error)) return [];
    throw error;
  }
}

async function loadSearchHighlights(site: LoadContext['site'], filter: SearchFilter) {
  const { items } = await site.api.searchHighlights({ query: filter });
  return items;
}
