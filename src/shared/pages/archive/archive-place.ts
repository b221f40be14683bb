import { SEARCH_PAGE_ITEMS } from '../../config/constants.ts';
import { archivePath } from '../../lib/archive-path.ts';
import type { ArchivePageData } from './archive-data.ts';

/** The address of a page of what is shown. */
export function toArchiveAddress(data: ArchivePageData, page: number): string {
  switch (data.kind) {
    case 'all':
      return archivePath({ page, perPage: data.results.perPage });
    case 'search':
      return archivePath({ term: data.term, filters: data.filters, page, perPage: data.results.perPage });
    case 'month':
      return archivePath({ month: data.month });
    case 'day':
      return archivePath({ day: data.day, page });
  }
}

/** The number of the page. */
export function toPageNumber(data: ArchivePageData): number {
  return data.kind === 'month' ? 1 : data.results.page;
}

/** The canonical address: pages of another size are no documents of their own. */
export function toCanonicalArchiveAddress(data: ArchivePageData): string {
  return hasOwnSize(data) ? toArchiveAddress({ ...data, results: { ...data.results, perPage: SEARCH_PAGE_ITEMS } }, 1) : toArchiveAddress(data, toPageNumber(data));
}

/** Whether search engines may list the page: no search, and no other size. */
export function isIndexable(data: ArchivePageData): boolean {
  return data.kind !== 'search' && !hasOwnSize(data);
}

function hasOwnSize(data: ArchivePageData): data is Extract<ArchivePageData, { kind: 'all' | 'search' }> {
  return (data.kind === 'all' || data.kind === 'search') && data.results.perPage !== SEARCH_PAGE_ITEMS;
}
