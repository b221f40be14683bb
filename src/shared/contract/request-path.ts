import type { EndpointRow } from './endpoint-row.ts';

/** A query value as callers give it. */
export type QueryValue = string | number | readonly string[] | undefined;

/**
 * The address of a call: placeholders filled, allow-listed parameters in the row's order, everything else dropped.
 * Equal calls give equal text, so it serves as cache key too.
 * @throws when a placeholder has no value.
 */
export function toRequestPath(row: EndpointRow, params: Record<string, string>, query: Record<string, QueryValue>): string {
  const path = row.path.replace(/\{([a-zA-Z]+)(\.\.\.)?\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`Call ${row.method} ${row.path} needs a value for {${name}}.`);
    return encodeURIComponent(value);
  });
  const search = row.query.flatMap((name) => toPairs(name, query[name])).join('&');
  return search === '' ? path : `${path}?${search}`;
}

function toPairs(name: string, value: QueryValue): string[] {
  if (value === undefined || value === '') return [];
  const values = typeof value === 'object' ? value : [String(value)];
  return values.map((one) => `${name}=${encodeURIComponent(one)}`);
}
