import { parsePage, parsePerPage } from '../../shared/lib/page-query.ts';

const MAX_VALUES = 20;
const MAX_VALUE_CHARS = 300;
/** Those that may be longer: what a browser subscribed with is a document of its own. */
const LONGER_VALUES: Readonly<Record<string, number>> = { clientToken: 4000 };

/** The query of a call: its row's parameters only, cleaned of what nobody means. */
export type CallQuery = {
  /** A parameter's first value; undefined where it is missing or empty. */
  readonly first: (name: string) => string | undefined;
  /** All values of a repeated parameter. */
  readonly all: (name: string) => string[];
  /** A number of things to skip or show, from the page and size parameters that a row has. Nonsense is the default. */
  readonly slice: (names: { page: string; size: string }, defaultSize: number) => { offset: number; limit: number };
  /** A whole number from 0 on; undefined for anything else. */
  readonly integer: (name: string) => number | undefined;
};

/** Reads a query string; parameters that the row does not know are not there. @spec §5 */
export function parseCallQuery(queryString: string, known: readonly string[]): CallQuery {
  const parameters = new URLSearchParams(queryString);
  const all = (name: string) => (known.includes(name) ? parameters.getAll(name).slice(0, MAX_VALUES).map((value) => cleanValue(value, LONGER_VALUES[name] ?? MAX_VALUE_CHARS)).filter((value) => value !== '') : []);
  const first = (name: string) => all(name)[0];
  return {
    first,
    all,
    slice({ page, size }, defaultSize) {
      const limit = parsePerPage(first(size), defaultSize);
      return { offset: (parsePage(first(page)) - 1) * limit, limit };
    },
    integer(name) {
      const text = first(name);
      return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
    },
  };
}

/** A null character is a text that PostgreSQL refuses. */
function cleanValue(value: string, maxChars: number): string {
  return value.replaceAll('\u0000', '').trim().slice(0, maxChars).toWellFormed();
}
