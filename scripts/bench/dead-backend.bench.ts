// 1,000 pages are read, the backend dies, time passes beyond every lifetime: each page must still be there, marked as
// old, its age growing; pages nobody had read get the error page. The backend really is killed; only the edge's clock is
// moved instead of waited for, since archive pages are fresh for ten minutes.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request, type Answer } from '../../test/support/request.ts';
import { buildEntry } from './support/build-entry.ts';
import { exactly, type Claim } from './support/claims.ts';
import { findArticles } from './support/find-articles.ts';
import { runBench } from './support/run-bench.ts';
import { growArchive } from './support/grow-archive.ts';
import { ensureBuild, startBackend, startEdge } from './support/site.ts';

const PAGES = 1000;
const UNSEEN = 50;
/** Beyond the longest "fresh" and "stale while renewed", within the shortest "stale when the backend fails" of pages. */
const LONG_AFTER_MS = 3600_000;
const LATER_MS = 300_000;
/** More than the edge waits before it asks again for what has failed. */
const RECOVERY_MS = 3000;

await runBench(async (bench) => {
  await ensureBuild();
  const entry = await buildEntry('clocked-edge.ts');
  const wanted = bench.isQuick ? 50 : PAGES;
  const folder = join(bench.folder, 'data');
  if (!bench.isQuick) await growArchive(folder, wanted + 4 * UNSEEN, bench.say);
  const backend = await startBackend(bench, { DATA_FOLDER: folder });
  const edge = await startEdge(bench, backend.url, { PAGE_CACHE_MB: '1024', DATA_CACHE_MB: '1024' }, entry);
  const articles = await findArticles(edge.url, wanted + UNSEEN);
  const [seen, unseen] = [['/', '/legfrissebb', ...articles.slice(0, wanted - 2)], articles.slice(wanted)];
  if (seen.length < wanted || unseen.length < UNSEEN) throw new Error(`The archive shows ${articles.length} articles, ${wanted + UNSEEN} are needed.`);
  bench.say(`${seen.length} pages read, ${unseen.length} not`);
  for (const path of seen) await expectStatus(await request(edge.url, path), 200, path);

  await backend.stop('SIGKILL');
  await edge.tell({ advanceMs: LONG_AFTER_MS });
  const first = await askAll(edge.url, seen);
  await edge.tell({ advanceMs: LATER_MS });
  const second = await askAll(edge.url, seen);
  const errors = await askAll(edge.url, unseen);

  const again = await startBackend(bench, { DATA_FOLDER: folder, BACKEND_PORT: new URL(backend.url).port });
  bench.say(`the backend is back at ${again.url}`);
  await wait(RECOVERY_MS);
  const recovered = await askAll(edge.url, [...unseen, ...seen]);
  bench.say(`dead: ${describeAnswers(second)}; never read: ${describeAnswers(errors)}; back: ${describeAnswers(recovered)}`);
  return toClaims(seen.length, unseen.length, { first, second, errors, recovered });
});

async function askAll(siteUrl: string, paths: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const path of paths) answers.push(await request(siteUrl, path));
  return answers;
}

function expectStatus(answer: Answer, status: number, path: string): void {
  if (answer.status !== status) throw new Error(`${path} was answered ${answer.status} before the backend died.`);
}

/** What the answers were that were to be different, for the log. */
function describeAnswers(answers: readonly Answer[]): string {
  return [...new Set(answers.map(({ status, headers }) => `${status} ${headers['x-cache']}`))].join(', ');
}

type Answers = Readonly<Record<'first' | 'second' | 'errors' | 'recovered', readonly Answer[]>>;

function toClaims(seen: number, unseen: number, { first, second, errors, recovered }: Answers): Claim[] {
  const count = (answers: readonly Answer[], isSo: (answer: Answer, index: number) => boolean) => answers.filter(isSo).length;
  const age = (answer: Answer | undefined) => Number(answer?.headers['age'] ?? -1);
  return [
    exactly('pages in the caches: answered 200', count(second, ({ status }) => status === 200), seen),
    exactly('… marked as old (X-Cache: error or stale)', count(second, ({ headers }) => headers['x-cache'] === 'error' || headers['x-cache'] === 'stale'), seen),
    exactly('… at least as old as the backend is dead', count(second, (answer) => age(answer) * 1000 >= LONG_AFTER_MS + LATER_MS), seen),
    exactly('… older than at the time before', count(second, (answer, index) => age(answer) > age(first[index])), seen),
    exactly('pages never read: 503', count(errors, ({ status }) => status === 503), unseen),
    exactly('… not to be kept, with Retry-After', count(errors, ({ headers }) => headers['cache-control']?.includes('no-store') === true && headers['retry-after'] !== undefined), unseen),
    exactly('… with the styled error page', count(errors, ({ body }) => body.includes('<main') && body.includes('rel="stylesheet"') && body.includes('<h1')), unseen),
    exactly('when the backend is back: everything 200', count(recovered, ({ status }) => status === 200), seen + unseen),
    exactly('… and nothing marked as old', count(recovered, ({ headers }) => headers['x-cache'] !== 'error' && headers['x-cache'] !== 'stale'), seen + unseen),
  ];
}
