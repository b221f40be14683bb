import { ARTICLE_PATH_TIME_ZONE, PER_PAGE_MAX_ITEMS } from '../../config/constants.ts';
import type { SearchFilter, SearchResult } from '../../contract/schemas/search.ts';
import { toFilter, toSearchTags, type SearchTag } from '../../features/search/search-tags.ts';
import { isAppError, notFound } from '../../lib/errors.ts';
import { dayPeriod, type Period } from '../../lib/zoned-day.ts';
import type { LoadContext } from '../page.ts';
import type { ArchiveDay, ArchiveMonthPage, ArchivePageData, ArchiveResults, ArchiveSearch, Months, WholeArchive } from './archive-data.ts';
import { decideArchiveSubject } from './archive-subject.ts';
import { toFilterNames } from './filter-names.ts';

/** Loads a page of the archive. Only a search may find nothing; a day, a month or a page without an article is not found. @spec §2.1 §5 */
export async function loadArchive(context: LoadContext): Promise<ArchivePageData> {
  const subject = decideArchiveSubject(context.query);
  switch (subject.kind) {
    case 'all':
      return loadEverything(context);
    case 'search':
      return loadSearch(context, subject.term, subject.filters);
    case 'month':
      return loadMonth(context, subject.month);
    case 'day':
      return loadDay(context, subject.day);
  }
}

async function loadEverything(context: LoadContext): Promise<WholeArchive> {
  const [answer, months] = await Promise.all([searchPage(context, {}), context.page === 1 ? loadMonths(context) : []]);
  return { kind: 'all', results: toSomeResults(answer, context), months };
}

async function loadSearch(context: LoadContext, term: string | null, filters: SearchFilter): Promise<ArchiveSearch> {
  const answer = await searchPage(context, { ...filters, ...(term === null ? {} : { term }) });
  const search = { kind: 'search', term, filters } as const;
  if (answer.totalItems > 0) return { ...search, names: toFilterNames(filters, answer), results: toSomeResults(answer, context), months: [] };
  // No page of nothing has a second one.
  if (context.page > 1) throw notFound(context.path);
  const [names, months] = await Promise.all([loadFilterNames(context, filters), loadMonths(context)]);
  return { ...search, names, results: toResults(answer, context), months };
}

async function loadMonth(context: LoadContext, month: string): Promise<ArchiveMonthPage> {
  const [{ items: days }, months] = await Promise.all([context.site.api.archiveDays({ params: { month } }).catch(refuseUnoffered(context.path)), loadMonths(context)]);
  if (days.length === 0) throw notFound(context.path);
  return {
    kind: 'month',
    month,
    days,
    earlier: months.find((one) => one.month < month)?.month ?? null,
    later: months.findLast((one) => one.month > month)?.month ?? null,
  };
}

/** A day's articles stand on as few pages as may be, so that each is near. */
async function loadDay(context: LoadContext, day: string): Promise<ArchiveDay> {
  const wide = { ...context, perPage: PER_PAGE_MAX_ITEMS };
  return { kind: 'day', day, results: toSomeResults(await searchPage(wide, dayPeriod(day, ARTICLE_PATH_TIME_ZONE)), wide) };
}

type Wanted = SearchFilter & Partial<Period> & { readonly term?: string };

function searchPage({ site, page, perPage }: LoadContext, wanted: Wanted): Promise<SearchResult> {
  return site.api.search({ query: { ...wanted, ...(page > 1 ? { oldal: page } : {}), perPage } });
}

function toSomeResults(answer: SearchResult, context: LoadContext): ArchiveResults {
  const results = toResults(answer, context);
  if (results.articles.length === 0 || results.page > results.totalPages) throw notFound(context.path);
  return results;
}

function toResults({ items, totalItems, totalIsCapped }: SearchResult, { page, perPage }: LoadContext): ArchiveResults {
  return { articles: items, page, perPage, totalPages: Math.ceil(totalItems / perPage), totalItems, totalIsCapped: totalIsCapped ?? false };
}

/** Nothing that was found tells the names of filters: each is asked for by itself, and what has none goes by its slug. */
async function loadFilterNames({ site }: LoadContext, filters: SearchFilter): Promise<SearchTag[]> {
  const named = toSearchTags(filters, []).filter(({ kind }) => kind !== 'title');
  const names = await Promise.all(
    named.map(async (tag) => {
      const filter = toFilter([tag]);
      const answer = await orNothing(site.api.search({ query: { ...filter, perPage: 1 } }));
      return answer === null ? [] : toFilterNames(filter, answer);
    }),
  );
  return names.flat();
}

/** The months are for browsing: a backend that cannot tell them has an archive without. */
async function loadMonths({ site }: LoadContext): Promise<Months> {
  return (await orNothing(site.api.archiveMonths()))?.items ?? [];
}

/** What a page can live without. */
function orNothing<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (isAppError(error)) return null;
    throw error;
  });
}

/** Where the backend does not offer days there is no page of them; any other failure is one. */
function refuseUnoffered(path: string): (error: unknown) => never {
  return (error) => {
    throw isAppError(error) && error.detail['backendStatus'] === 501 ? notFound(path) : error;
  };
}
