// 10,000 queries that no reader means, asked of the archive page of an edge before 10,000 articles, and of the backend's
// own calls: broken JSON, operators, SQL and regexp characters, halves of characters, great lengths. None may be a failure,
// none slow.
import { join } from 'node:path';
import { drawNonsenseQueries } from '../../test/support/nonsense.ts';
import { request } from '../../test/support/request.ts';
import { atMost, exactly, toMs, type Claim } from './support/claims.ts';
import { leaveMeasuredCore } from './support/cores.ts';
import { growArchive } from './support/grow-archive.ts';
import { runBench, type Bench } from './support/run-bench.ts';
import { ensureBuild, startBackend, startEdge } from './support/site.ts';
import { percentile } from './support/statistics.ts';

const QUERIES = 10_000;
const QUICK_QUERIES = 500;
const ARTICLES = 10_000;
const QUICK_ARTICLES = 1000;
const SLOWEST_MS = 300;
const CALLS = ['/api/search', '/api/search', '/api/search/highlights', '/api/search/autocomplete', '/api/search/articles'] as const;

await runBench(async (bench) => {
  await ensureBuild();
  leaveMeasuredCore();
  const folder = join(bench.folder, 'data');
  await growArchive(folder, bench.isQuick ? QUICK_ARTICLES : ARTICLES, bench.say);
  const backend = await startBackend(bench, { DATA_FOLDER: folder });
  const edge = await startEdge(bench, backend.url);
  // What a process does once, at its first page, is not what a query costs.
  await request(edge.url, '/archivum');
  const queries = drawNonsenseQueries('bench', bench.isQuick ? QUICK_QUERIES : QUERIES);
  const pages = queries.map((query) => `/archivum?${query}`);
  const calls = queries.map((query, index) => `${CALLS[index % CALLS.length] ?? CALLS[0]}?${query}`);
  return [...(await ask(bench, 'archive pages', edge.url, pages)), ...(await ask(bench, 'calls of the backend', backend.url, calls))];
});

async function ask(bench: Bench, what: string, url: string, paths: readonly string[]): Promise<Claim[]> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  for (const path of paths) {
    const startedAt = performance.now();
    const { status } = await request(url, path, { headers: { 'x-site': 'lapszel' } });
    const ms = performance.now() - startedAt;
    if (ms > SLOWEST_MS || status >= 500) bench.say(`${status} after ${toMs(ms)} ${path.slice(0, 300)}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    times.push(ms);
  }
  bench.say(`${what}: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  const failures = [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
  return [
    exactly(`answers of 5xx to ${times.length} nonsense queries, ${what}`, failures, 0),
    atMost(`the slowest of them, ${what}`, Math.max(...times), SLOWEST_MS, toMs),
    { figure: `p95 of them, ${what}`, measured: toMs(percentile(times, 0.95)), target: '–', reached: null },
  ];
}
