import type { EditionKey } from '../config/editions/edition.ts';
import type { RedirectRow } from '../config/redirects.ts';

/** Redirect rows made ready for look-up: by the first segment of `from`, in lower case. */
export type RedirectTable = ReadonlyMap<string, readonly PreparedRow[]>;

/** A row that matches a path, and the path it leads to. */
export type RedirectMatch = { path: string; row: RedirectRow };

type PreparedRow = { row: RedirectRow; from: readonly string[] };

/** Makes rows ready for look-up; of two rows that match, the one that stands first wins. */
export function createRedirectTable(rows: readonly RedirectRow[]): RedirectTable {
  const table = new Map<string, PreparedRow[]>();
  for (const row of rows) {
    const from = toSegments(row.from);
    const key = (from[0] ?? '').toLowerCase();
    table.set(key, [...(table.get(key) ?? []), { row, from }]);
  }
  return table;
}

/** The rule for a path in an edition; letter case and a slash at the end do not count. @spec §2.2 */
export function resolveRedirectRow(table: RedirectTable, path: string, edition: EditionKey): RedirectMatch | null {
  const segments = toSegments(path);
  for (const { row, from } of table.get((segments[0] ?? '').toLowerCase()) ?? []) {
    if (row.edition !== undefined && row.edition !== edition) continue;
    const caught = matchSegments(from, segments);
    if (caught !== null) return { path: fillPath(row.to, caught), row };
  }
  return null;
}

/** The parts of a path between its slashes, empty ones left out. */
export function toSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** The name of a placeholder segment (`{slug}`, `{rest...}`), or null for a literal one. */
export function parsePlaceholder(segment: string): { name: string; takesRest: boolean } | null {
  const match = /^\{([a-zA-Z]+)(\.\.\.)?\}$/.exec(segment);
  return match?.[1] === undefined ? null : { name: match[1], takesRest: match[2] !== undefined };
}

function matchSegments(from: readonly string[], segments: readonly string[]): Map<string, string> | null {
  const caught = new Map<string, string>();
  for (const [index, expected] of from.entries()) {
    const placeholder = parsePlaceholder(expected);
    if (placeholder?.takesRest) return caught.set(placeholder.name, segments.slice(index).join('/'));

    const segment = segments[index];
    if (segment === undefined) return null;
    if (placeholder !== null) caught.set(placeholder.name, segment);
    else if (segment.toLowerCase() !== expected.toLowerCase()) return null;
  }
  return segments.length === from.length ? caught : null;
}

function fillPath(to: string, caught: ReadonlyMap<string, string>): string {
  const filled = toSegments(to).map((segment) => {
    const placeholder = parsePlaceholder(segment);
    return placeholder === null ? segment : (caught.get(placeholder.name) ?? '');
  });
  return `/${filled.filter((segment) => segment !== '').join('/')}`;
}
