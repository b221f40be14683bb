import { AFTER_LIST_PAGE_ITEMS } from '../../config/constants.ts';
import { feedPath } from '../../lib/feed-path.ts';

/** The super tag of the magazine's articles. @spec §2.3 */
export const AFTER = 'after';

/** The magazine's feed. @spec §2.3 */
export const AFTER_FEED = feedPath({ kind: 'superTag', slug: AFTER });

/** A page of the After list. */
export type AfterPlace = { readonly path: string; readonly page: number; readonly perPage: number };

/** The address of a page of the list: `oldal` only from page 2 on, `perPage` only where a reader asked for another. @spec §2.3 Pagination */
export function toAfterAddress({ path, page, perPage }: AfterPlace): string {
  const query = [...(page > 1 ? [`oldal=${page}`] : []), ...(perPage === AFTER_LIST_PAGE_ITEMS ? [] : [`perPage=${perPage}`])].join('&');
  return path + (query === '' ? '' : `?${query}`);
}

/** The canonical address: pages of another size are no documents of their own. */
export function toCanonicalAfterAddress({ path, page, perPage }: AfterPlace): string {
  return toAfterAddress({ path, page: perPage === AFTER_LIST_PAGE_ITEMS ? page : 1, perPage: AFTER_LIST_PAGE_ITEMS });
}
