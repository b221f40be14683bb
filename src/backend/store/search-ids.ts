import { COMBINED_LIST_REACH, listCombinedIds } from './combined-list-store.ts';
import type { Database } from './database/open-database.ts';
import { countLists } from './list-store.ts';
import { findArticles } from './search/find-articles.ts';
import { listLexeme } from './search/lexemes.ts';
import { quote, toTitleParts } from './search/search-terms.ts';
import type { SearchTerms } from './search/search-terms.ts';
import type { SearchLists } from './search-lists.ts';

/** What is searched for: lists, words of titles, a reader's words, a time; and which part of what is found. */
export type SearchIdsQuery = {
  readonly site: string;
  readonly lists: SearchLists;
  readonly terms: SearchTerms | null;
  /** Unix seconds, `until` excluded; null where a search has no bounds. */
  readonly since: number | null;
  readonly until: number | null;
  /** What freshness counts from, where there are words. */
  readonly now: number;
  /** Fewer candidates than usual, for an answer that shows a few. */
  readonly candidates?: number;
  readonly offset: number;
  readonly limit: number;
};

/** A page of hits. Where the total is capped there are more, and no page shows them. */
export type FoundIds = { readonly ids: number[]; readonly total: number; readonly isCapped: boolean };

/** The ids of a search's page: the best first where there are words, else the newest. */
export async function listSearchIds(database: Database, query: SearchIdsQuery): Promise<FoundIds> {
  const { site, lists, terms, since, until, offset, limit } = query;
  if (terms !== null || lists.titles.length > 0 || since !== null || until !== null) return findArticles(database, { ...query, required: toRequired(query) });
  const page = await listCombinedIds(database, { site, include: lists.include, exclude: lists.exclude, offset, limit });
  return { ...page, isCapped: await isBeyondReach(database, site, lists) };
}

/** Every lexeme that a hit has to have or must not have. */
function toRequired({ site, lists, terms }: SearchIdsQuery): string[] {
  return [
    ...(terms?.required ?? []),
    ...toTitleParts(lists.titles),
    quote(listLexeme(site)),
    ...lists.include.map((key) => quote(listLexeme(key))),
    ...lists.exclude.map((key) => `!${quote(listLexeme(key))}`),
  ];
}

/** A combination of lists counts so many of its rarest list; a single list is counted whole. */
async function isBeyondReach(database: Database, site: string, { include, exclude }: SearchLists): Promise<boolean> {
  const keys = [...new Set(include)];
  if (keys.length + exclude.length < 2) return false;
  const counts = await countLists(database, site, keys.length === 0 ? ['all'] : keys);
  return Math.min(...counts.values()) > COMBINED_LIST_REACH;
}
