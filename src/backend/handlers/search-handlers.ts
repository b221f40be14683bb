import { SEARCH_PAGE_ITEMS, TYPEAHEAD_ITEMS } from '../../shared/config/constants.ts';
import { notFound } from '../../shared/lib/errors.ts';
import { NEWEST_KEY, TITLES_KEY } from '../store/newsroom/purge-keys.ts';
import { suggest } from '../store/search/suggest.ts';
import { toGroupKeys } from '../store/search-groups.ts';
import { loadHighlights, searchArticles, searchGroup, searchWhileTyping } from '../store/search-store.ts';
import type { CallQuery } from './call-query.ts';
import type { Handler } from './handler.ts';
import { toItemKeys, toListKeys } from './surrogate-keys.ts';

/** GET /api/search by words and filters, or by the name of a group with `for`. @spec §7 Search */
export const handleSearch: Handler<'search'> = async ({ database, now }, { site, query }) => {
  const group = query.first('for');
  if (group !== undefined) {
    const body = await searchGroup(database, site, group);
    if (body === null) throw notFound(`/api/search?for=${group}`);
    return { body, keys: [...toGroupKeys(group), ...toItemKeys(body.items)] };
  }
  const body = await searchArticles(database, { ...toSearch(query, now()), site, ...query.slice({ page: 'oldal', size: 'perPage' }, SEARCH_PAGE_ITEMS) });
  return { body, keys: [...toQueryKeys(query), ...toItemKeys(body.items)] };
};

/** GET /api/search/highlights. @spec §2.7 §7 */
export const handleSearchHighlights: Handler<'searchHighlights'> = async ({ database, now }, { site, query }) => {
  const body = await loadHighlights(database, { ...toSearch(query, now()), site });
  return { body, keys: [...toQueryKeys(query), ...toItemKeys(body.items)] };
};

/** GET /api/search/autocomplete. @spec §2.6 §7 */
export const handleSearchAutocomplete: Handler<'searchAutocomplete'> = async ({ database }, { site, query }) => {
  const items = await suggest(database, { site, term: query.first('term') ?? '', filters: toFilters(query) });
  // Words of titles come and go with their articles; counts of names may be behind.
  return { body: { items }, keys: ['tags', TITLES_KEY] };
};

/** GET /api/search/articles. @spec §2.6 §7 */
export const handleSearchArticles: Handler<'searchArticles'> = async ({ database, now }, { site, query }) => {
  const limit = Math.min(Math.max(query.integer('limit') ?? TYPEAHEAD_ITEMS, 1), TYPEAHEAD_ITEMS);
  const body = await searchWhileTyping(database, { site, term: query.first('term') ?? '', limit, now: now() });
  return { body, keys: [NEWEST_KEY, ...toItemKeys(body.items)] };
};

function toSearch(query: CallQuery, now: number) {
  const term = query.first('term');
  return { filters: toFilters(query), words: term === undefined ? undefined : { term, now }, since: toSeconds(query.first('from')), until: toSeconds(query.first('to')) };
}

/** Unix seconds; undefined for anything else. */
function toSeconds(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

function toFilters(query: CallQuery) {
  return { and_tags: query.all('and_tags'), superTags: query.all('superTags'), authors: query.all('authors'), title: query.all('title'), not_tags: query.all('not_tags') };
}

/** What is found by words may be anything that is published. */
function toQueryKeys(query: CallQuery): string[] {
  const { and_tags: tags, not_tags: withoutTags, title: titles, superTags, authors } = toFilters(query);
  const keys = toListKeys({ superTags, tags, authors, withoutTags, titles });
  return query.first('term') === undefined ? keys : [...keys, NEWEST_KEY];
}
