import { LIST_PAGE_ITEMS } from '../config/constants.ts';

/** A page of a list. `path` is decoded. */
export type ListPlace = { readonly path: string; readonly page: number; readonly perPage: number };

/** The address of a page of a list: `oldal` only from page 2 on, `perPage` only where a reader asked for another. @spec §2.3 Pagination */
export function toListAddress({ path, page, perPage }: ListPlace): string {
  const query = [...(page > 1 ? [`oldal=${page}`] : []), ...(perPage === LIST_PAGE_ITEMS ? [] : [`perPage=${perPage}`])].join('&');
  return toEncodedPath(path) + (query === '' ? '' : `?${query}`);
}

/** The canonical address: pages of another size are no documents of their own. */
export function toCanonicalListAddress({ path, page, perPage }: ListPlace): string {
  return toListAddress({ path, page: perPage === LIST_PAGE_ITEMS ? page : 1, perPage: LIST_PAGE_ITEMS });
}

function toEncodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
