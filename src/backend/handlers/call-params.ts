import { notFound } from '../../shared/lib/errors.ts';

/** PostgreSQL's largest integer; an id beyond it is nobody's. */
const MAX_ID = 2_147_483_647;

/** The path parameters of a call as the router read them. @throws NOT_FOUND for what can be no slug and no id */
export function parseCallParams(params: Readonly<Record<string, string | readonly string[]>>, path: string): Record<string, string> {
  const parsed = Object.entries(params).map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.join('/')]);
  if (parsed.some(([, value]) => value.includes('\u0000') || value.length > 300 || !value.isWellFormed())) throw notFound(path);
  return Object.fromEntries(parsed);
}

/** An id of a path. @throws NOT_FOUND for what is no id */
export function toId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > MAX_ID) throw notFound(`id ${text}`);
  return id;
}
