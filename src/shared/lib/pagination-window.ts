import { PAGER_DISTANCE_PAGES, PAGER_EDGE_DISTANCE_PAGES } from '../config/constants.ts';

/** What a pager shows: the numbers, and whether the jumps to both ends are needed. */
export type PaginationWindow = { pages: number[]; showFirst: boolean; showLast: boolean };

/** The pager of a list, or null where one page holds everything. @spec §2.3 Pagination */
export function paginationWindow(page: number, totalPages: number): PaginationWindow | null {
  if (!(totalPages > 1)) return null;
  const current = Math.min(Math.max(page, 1), totalPages);
  const distance = current === 1 || current === totalPages ? PAGER_EDGE_DISTANCE_PAGES : PAGER_DISTANCE_PAGES;
  const first = Math.max(1, current - distance);
  const last = Math.min(totalPages, current + distance);
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return { pages, showFirst: first > 1, showLast: last < totalPages };
}
