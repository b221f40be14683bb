import { SEARCH_PAGE_ITEMS } from '../config/constants.ts';
import type { SearchFilter } from '../contract/schemas/search.ts';
import { fromSearchFilters, hasFilters } from './search-filters.ts';

/** A place in the archive: a search, a month, a day, or everything, and a page of it. */
export type ArchivePlace = {
  readonly term?: string | null;
  readonly filters?: SearchFilter;
  /** As 2026-11. */
  readonly month?: string | null;
  /** As 2026-11-21. */
  readonly day?: string | null;
  readonly page?: number;
  readonly perPage?: number;
};

/** The address of a place in the archive, with nothing in it that says nothing. @spec §2.6 */
export function archivePath({ term = null, filters = {}, month = null, day = null, page = 1, perPage = SEARCH_PAGE_ITEMS }: ArchivePlace): string {
  const pairs = [
    ['term', term ?? ''],
    ['filters', hasFilters(filters) ? fromSearchFilters(filters) : ''],
    ['honap', month ?? ''],
    ['nap', day ?? ''],
    ['oldal', page > 1 ? String(page) : ''],
    ['perPage', perPage === SEARCH_PAGE_ITEMS ? '' : String(perPage)],
  ] as const;
  const query = pairs.flatMap(([name, value]) => (value === '' ? [] : [`${name}=${encodeURIComponent(value)}`])).join('&');
  return query === '' ? '/archivum' : `/archivum?${query}`;
}
