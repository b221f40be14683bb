import type { EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import { bodySchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import { AppError } from '../../shared/lib/errors.ts';

/** One thing that is wrong with a body. */
export type BodyIssue = { readonly path: string; readonly message: string };

/** Calls whose body changes what it names and nothing else: a schema's defaults would overwrite what is stored. */
const PATCHES: ReadonlySet<EndpointName> = new Set<EndpointName>(['newsroomArticleUpdate']);

/** Whether a call sends a body. */
export function hasBody(name: EndpointName): name is keyof typeof bodySchemas {
  return Object.hasOwn(bodySchemas, name);
}

/** Reads a call's body by its schema; undefined for a call that sends none. @throws INVALID_INPUT that lists everything that is wrong */
export function parseBody(name: EndpointName, raw: unknown): unknown {
  if (!hasBody(name)) return undefined;
  const unusable = findUnusableTexts(raw, []);
  const result = bodySchemas[name].safeParse(raw);
  const issues = [...unusable, ...(result.error?.issues ?? []).map((issue): BodyIssue => ({ path: issue.path.join('.'), message: issue.message }))];
  if (issues.length === 0 && result.success) return PATCHES.has(name) ? keepGiven(result.data, raw) : result.data;
  const list = issues.map(({ path, message }) => `${path === '' ? '(body)' : path}: ${message}`).join('; ');
  throw new AppError('INVALID_INPUT', `The body of ${name} needs another value at ${list}`, { detail: { issues } });
}

function keepGiven(parsed: object, raw: unknown): object {
  const given = typeof raw === 'object' && raw !== null ? raw : {};
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => Object.hasOwn(given, name)));
}

/** Texts that PostgreSQL cannot store. */
function findUnusableTexts(value: unknown, path: readonly string[]): BodyIssue[] {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? [{ path: path.join('.'), message: 'holds a null character or half of a surrogate pair' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => findUnusableTexts(child, [...path, name]));
}
