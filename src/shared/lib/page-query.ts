import { LAST_PAGE_NUMBER, LIST_PAGE_ITEMS, PER_PAGE_MAX_ITEMS, PER_PAGE_MIN_ITEMS } from '../config/constants.ts';

/** A query parameter as routers hand it over; of a repeated one the first counts. */
export type QueryParameter = string | readonly string[] | null | undefined;

/** The page number of `oldal`: 1 unless it is an integer greater than 1. @spec §2.3 §5 */
export function parsePage(oldal: QueryParameter): number {
  const text = firstOf(oldal);
  if (!/^\d+$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), LAST_PAGE_NUMBER);
}

/** The page size of `perPage`, kept within its limits; the default where it is not a number. @spec §2.3 §9 */
export function parsePerPage(perPage: QueryParameter, defaultItems: number = LIST_PAGE_ITEMS): number {
  const text = firstOf(perPage);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return defaultItems;
  return Math.min(Math.max(Math.trunc(Number(text)), PER_PAGE_MIN_ITEMS), PER_PAGE_MAX_ITEMS);
}

const LAST_POST_ID = 2 ** 31 - 1;

/** The post of `bejegyzes`, or null for anything that is no post's number. */
export function parsePost(bejegyzes: QueryParameter): number | null {
  const text = firstOf(bejegyzes);
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LAST_POST_ID ? Number(text) : null;
}

function firstOf(parameter: QueryParameter): string {
  const first = typeof parameter === 'string' ? parameter : parameter?.[0];
  return first?.trim() ?? '';
}
