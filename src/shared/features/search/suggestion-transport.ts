import { TYPEAHEAD_ITEMS } from '../../config/constants.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import type { FilterKind } from '../../lib/search-filters.ts';
import { parseArticleSuggestions, parseTagSuggestions } from './parse-suggestions.ts';
import type { Suggestions } from './suggestions.ts';

/** What a reader has typed, and what the search is narrowed to. */
export type SuggestionQuestion = { readonly term: string; readonly filters: SearchFilter };

/** Asks for suggestions. A rejected promise is a failure of the way itself. */
export type AskSuggestions = (question: SuggestionQuestion, signal: AbortSignal) => Promise<Suggestions>;

/** Asks the edge. Tags and articles come by calls of their own: where one fails there is still the other. @spec §7 Search */
export const askSuggestions: AskSuggestions = async ({ term, filters }, signal) => {
  const [tags, articles] = await Promise.allSettled([
    askEdge(`/api/search/autocomplete?${toQuery(filters)}term=${encodeURIComponent(term)}`, signal),
    askEdge(`/api/search/articles?limit=${TYPEAHEAD_ITEMS}&term=${encodeURIComponent(term)}`, signal),
  ]);
  return {
    tags: tags.status === 'fulfilled' ? parseTagSuggestions(tags.value) : [],
    articles: articles.status === 'fulfilled' ? parseArticleSuggestions(articles.value) : [],
  };
};

async function askEdge(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}

/** The order of the call's row. */
const QUERY_ORDER: readonly FilterKind[] = ['and_tags', 'superTags', 'authors', 'title'];

/** Filters are repeated parameters, in one order, so that equal questions share one cached answer. */
function toQuery(filters: SearchFilter): string {
  return QUERY_ORDER.flatMap((kind) => (filters[kind] ?? []).toSorted().map((value) => `${kind}=${encodeURIComponent(value)}&`)).join('');
}
