import { SEARCH_PAGE_ITEMS } from '../../shared/config/constants.ts';
import { notFound } from '../../shared/lib/errors.ts';
import { toGroupKeys } from '../store/search-groups.ts';
import { loadHighlights, searchArticles, searchGroup } from '../store/search-store.ts';
import type { CallQuery } from './call-query.ts';
import type { Handler } from './handler.ts';
import { notOffered } from './later-calls.ts';
import { toItemKeys, toListKeys } from './surrogate-keys.ts';

/** GET /api/search by filters, or by the name of a group with `for`. @spec §7 Search */
export const handleSearch: Handler<'search'> = async ({ database }, { site, query }) => {
  refuseTerm(query);
  const group = query.first('for');
  if (group !== undefined) {
    const body = await searchGroup(database, site, group);
    if (body === null) throw notFound(`/api/search?for=${group}`);
    return { body, keys: [...toGroupKeys(group), ...toItemKeys(body.items)] };
  }
  const body = await searchArticles(database, { site, filters: toFilters(query), ...query.slice({ page: 'oldal', size: 'perPage' }, SEARCH_PAGE_ITEMS) });
  return { body, keys: [...toQueryKeys(query), ...toItemKeys(body.items)] };
};

/** GET /api/search/highlights. @spec §2.7 §7 */
export const handleSearchHighlights: Handler<'searchHighlights'> = async ({ database }, { site, query }) => {
  refuseTerm(query);
  const body = await loadHighlights(database, { site, filters: toFilters(query) });
  return { body, keys: [...toQueryKeys(query), ...toItemKeys(body.items)] };
};

/** Words are searched for by a part of the backend that is not there yet; all articles would be a false answer. */
function refuseTerm(query: CallQuery): void {
  if (query.first('term') !== undefined) throw notOffered('A search by words (term)');
}

function toFilters(query: CallQuery) {
  return { and_tags: query.all('and_tags'), superTags: query.all('superTags'), authors: query.all('authors'), title: query.all('title'), not_tags: query.all('not_tags') };
}

function toQueryKeys(query: CallQuery): string[] {
  const { and_tags: tags, not_tags: withoutTags, title: titles, superTags, authors } = toFilters(query);
  return toListKeys({ superTags, tags, authors, withoutTags, titles });
}
