import { REDIRECT_MAX_HOPS } from '../config/constants.ts';
import type { EditionKey } from '../config/editions/edition.ts';
import type { RedirectRow } from '../config/redirects.ts';
import { AppError } from './errors.ts';
import { createRedirectTable, parsePlaceholder, resolveRedirectRow, toSegments, type RedirectTable } from './redirect-table.ts';

const EDITIONS = ['main', 'regional'] as const satisfies readonly EditionKey[];
const SAMPLE_SEGMENT = 'minta';

/** Refuses, at start-up, a redirect table that would not work as it reads. @throws AppError that lists every problem. @spec §2.2 */
export function validateRedirects(rows: readonly RedirectRow[]): void {
  const problems = [...rows.flatMap(findRowProblems), ...findDuplicates(rows), ...findLoops(rows)];
  if (problems.length === 0) return;
  throw new AppError('CONFIG_INVALID', `The redirect table is not valid:\n${problems.join('\n')}`, { detail: { problems } });
}

function findRowProblems({ from, to }: RedirectRow): string[] {
  const problems: string[] = [];
  const [first = '', ...others] = toSegments(from);
  const caught = [first, ...others].map(parsePlaceholder);
  const used = toSegments(to).map(parsePlaceholder);

  if (!isPath(from)) problems.push(`"from" must be a path that starts with one slash: ${from}`);
  if (!isPath(to)) problems.push(`"to" must be a path that starts with one slash; an outside host goes into "host": ${from} → ${to}`);
  if (/[?#]/.test(from + to)) problems.push(`Paths have no query and no fragment: ${from} → ${to}`);
  if (first === '' || parsePlaceholder(first) !== null) problems.push(`The first segment of "from" must be a literal: ${from}`);
  if (caught.slice(0, -1).some((placeholder) => placeholder?.takesRest)) problems.push(`{name...} must stand at the end: ${from}`);
  if (/\/elo$/i.test(to)) problems.push(`"to" must not end in /elo, which is stripped from every path: ${from} → ${to}`);
  for (const placeholder of used) {
    if (placeholder === null || caught.some((candidate) => candidate?.name === placeholder.name)) continue;
    problems.push(`"to" uses {${placeholder.name}}, which "from" does not catch: ${from} → ${to}`);
  }
  return problems;
}

function isPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

function findDuplicates(rows: readonly RedirectRow[]): string[] {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const { from, edition } of rows) {
    for (const key of edition === undefined ? EDITIONS : [edition]) {
      const rule = `${key} ${from.toLowerCase()}`;
      if (seen.has(rule)) problems.push(`Two rules for ${from} in the edition "${key}": only the first would ever match.`);
      seen.add(rule);
    }
  }
  return problems;
}

/** Walks every rule with every segment that the table knows in its placeholders: a loop goes through one of these paths. */
function findLoops(rows: readonly RedirectRow[]): string[] {
  const table = createRedirectTable(rows);
  const literals = rows.flatMap(({ from, to }) => [...toSegments(from), ...toSegments(to)]).filter((segment) => parsePlaceholder(segment) === null);
  const samples = [SAMPLE_SEGMENT, ...new Set(literals)];
  return rows.flatMap((row) => {
    const editions = row.edition === undefined ? EDITIONS : [row.edition];
    const paths = new Set(samples.map((sample) => fillWith(row.from, sample)));
    const looping = [...paths].find((path) => editions.some((edition) => isLoop(table, path, edition)));
    return looping === undefined ? [] : [`More than ${REDIRECT_MAX_HOPS} rules in a row, or a loop, from ${looping}`];
  });
}

function fillWith(path: string, sample: string): string {
  return `/${toSegments(path).map((segment) => (parsePlaceholder(segment) === null ? segment : sample)).join('/')}`;
}

function isLoop(table: RedirectTable, start: string, edition: EditionKey): boolean {
  let path = start;
  for (let hops = 0; hops <= REDIRECT_MAX_HOPS; hops += 1) {
    const match = resolveRedirectRow(table, path, edition);
    if (match === null || match.row.host !== undefined) return false;
    path = match.path;
  }
  return true;
}
