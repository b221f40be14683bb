import { endpoints } from '../../shared/contract/endpoints/endpoint-table.ts';
import type { EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import { bodySchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import { toPlainText } from '../../shared/lib/article-html/plain-text.ts';
import { AppError } from '../../shared/lib/errors.ts';

/** One thing that is wrong with a body. */
export type BodyIssue = { readonly path: string; readonly message: string };

/** Calls whose body changes what it names and nothing else: a schema's defaults would overwrite what is stored. */
const PATCHES: ReadonlySet<EndpointName> = new Set<EndpointName>(['newsroomArticleUpdate']);

/** Reads a call's body by its schema; undefined for a call that sends none. @throws INVALID_INPUT that lists everything that is wrong */
export function parseBody(name: EndpointName, raw: unknown): unknown {
  if (!hasBody(name)) return undefined;
  const result = bodySchemas[name].safeParse(endpoints[name].auth === 'newsroom' ? toPrintable(raw) : raw);
  if (result.success) return PATCHES.has(name) ? keepGiven(result.data, raw) : result.data;
  const issues = result.error.issues.map((issue): BodyIssue => ({ path: issue.path.join('.'), message: issue.message }));
  const list = issues.map(({ path, message }) => `${path === '' ? '(body)' : path}: ${message}`).join('; ');
  throw new AppError('INVALID_INPUT', `The body of ${name} needs another value at ${list}`, { detail: { issues } });
}

function hasBody(name: EndpointName): name is keyof typeof bodySchemas {
  return Object.hasOwn(bodySchemas, name);
}

function keepGiven(parsed: object, raw: unknown): object {
  const given = typeof raw === 'object' && raw !== null ? raw : {};
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => Object.hasOwn(given, name)));
}

/** No body nests deeper; one that does is not walked to its end. */
const MAX_DEPTH = 20;

/** Texts that are pasted bring characters along that nobody sees, and that neither the database nor a feed can hold. */
function toPrintable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return toPlainText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((child) => toPrintable(child, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, toPrintable(child, depth + 1)]));
}
