import { LAST_PAGE_NUMBER, LIST_PAGE_ITEMS, PER_PAGE_MAX_ITEMS, PER_PAGE_MIN_ITEMS, SEARCH_TERM_MAX_CHARS, SEARCH_TERM_MAX_WORDS } from '../config/constants.ts';
import { EXCHANGE_RANGES } from '../config/exchange.ts';
import { isQuizId } from './quiz-id.ts';
import { fromSearchFilters, hasFilters, toSearchFilters } from './search-filters.ts';

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

/** The parameters of pages that are neither number nor size, and how each is read: to its one spelling, or null for nonsense. */
const PAGE_PARAMETERS = {
  term: parseTerm,
  filters: parseFilters,
  honap: parseMonth,
  nap: parseDay,
  quizId: parseQuizIdParameter,
  cikk: parseArticlePath,
  ut: parseOwnPath,
  orszag: parseName,
  liga: parseId,
  szezon: parseYear,
  meccs: parseId,
  verseny: parseId,
  futam: parseSignedId,
  csapat: parseId,
  versenyzo: parseId,
  valuta: parseCurrency,
  idoszak: parseExchangeRange,
  osszeg: parseAmount,
} as const satisfies Record<string, (value: QueryParameter) => string | null>;

/** The name of such a parameter; `oldal` where it names a part of the page. */
export type PageParameterName = keyof typeof PAGE_PARAMETERS | 'oldal';

/**
 * The parameters of a page by name, each in its one spelling, so that equal pages have equal keys. Unknown, empty and
 * nonsensical ones are not there, nor the first of the views, which is shown where none is named. @spec §2.3 §2.6 §2.8 §2.9
 */
export function parsePageParameters(known: readonly string[], query: URLSearchParams, views: readonly string[] = []): Readonly<Partial<Record<PageParameterName, string>>> {
  const read = Object.entries(PAGE_PARAMETERS).flatMap(([name, parse]) => {
    const value = known.includes(name) ? parse(query.getAll(name)) : null;
    return value === null ? [] : [[name, value]];
  });
  const view = firstOf(query.getAll('oldal'));
  return Object.fromEntries(views.indexOf(view) > 0 ? [...read, ['oldal', view]] : read) as Partial<Record<PageParameterName, string>>;
}

/** A search term: one line of at most 128 characters and 8 words, or null. @spec §2.6 */
export function parseTerm(term: QueryParameter): string | null {
  const words = firstOf(term).normalize('NFC').toWellFormed().replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, SEARCH_TERM_MAX_CHARS).trim().split(' ');
  const text = words.slice(0, SEARCH_TERM_MAX_WORDS).join(' ');
  return text === '' ? null : text;
}

/** The filters of a search as the one JSON text of their kind, or null where they narrow nothing. @spec §2.6 */
export function parseFilters(filters: QueryParameter): string | null {
  const parsed = toSearchFilters(firstOf(filters));
  return hasFilters(parsed) ? fromSearchFilters(parsed) : null;
}

/** A month of the archive, as 2026-11, or null. */
export function parseMonth(month: QueryParameter): string | null {
  const text = firstOf(month);
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/** A day of the archive, as 2026-11-21, or null. */
export function parseDay(day: QueryParameter): string | null {
  const text = firstOf(day);
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** A quiz's id, or null. @spec §5 Quiz id */
export function parseQuizIdParameter(id: QueryParameter): string | null {
  const text = firstOf(id);
  return isQuizId(text) ? text : null;
}

/** The path of an article, or null for every other address: what stands in a query may lead nowhere else. */
export function parseArticlePath(path: QueryParameter): string | null {
  const text = firstOf(path);
  return /^\/[a-z0-9-]{1,100}\/\d{4}\/\d{2}\/\d{2}\/[a-z0-9-]{1,200}$/.test(text) ? text : null;
}

const OWN_PATH_MAX_CHARS = 2000;

/** A path of ours that an editor looks at, or null. Where it leads is decided where it is read. */
function parseOwnPath(path: QueryParameter): string | null {
  const text = firstOf(path);
  return text.length <= OWN_PATH_MAX_CHARS && /^\/(?!\/)/.test(text) ? text : null;
}

/** A country's name as the live-score service has it, or null. @spec §2.8 */
function parseName(name: QueryParameter): string | null {
  const text = firstOf(name);
  return /^[\p{L}\p{N} .'-]{1,60}$/u.test(text) ? text : null;
}

/** The number of a league, match, team …, or null; 0 stands for none. @spec §2.8 §2.9 */
function parseId(id: QueryParameter): string | null {
  const text = firstOf(id);
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LAST_POST_ID ? text : null;
}

/** The same, and less than 0 for a starting grid. @spec §2.9 */
function parseSignedId(id: QueryParameter): string | null {
  const text = firstOf(id);
  return parseId(text.replace(/^-/, '')) === null ? null : text;
}

function parseYear(year: QueryParameter): string | null {
  const text = firstOf(year);
  return /^(?:19|20)\d{2}$/.test(text) ? text : null;
}

function parseCurrency(currency: QueryParameter): string | null {
  const text = firstOf(currency).toUpperCase();
  return /^[A-Z]{3}$/.test(text) ? text : null;
}

function parseExchangeRange(range: QueryParameter): string | null {
  const text = firstOf(range);
  return Object.hasOwn(EXCHANGE_RANGES, text) ? text : null;
}

/** An amount of money that a reader has typed, as 1234.5; spaces and the decimal comma are his. */
export function parseAmount(amount: QueryParameter): string | null {
  const text = firstOf(amount).replaceAll(/\s/g, '').replace(',', '.');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? String(Number(text)) : null;
}

function firstOf(parameter: QueryParameter): string {
  const first = typeof parameter === 'string' ? parameter : parameter?.[0];
  return first?.trim() ?? '';
}
