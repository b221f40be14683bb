// 10,000 queries that no reader means, asked of the backend that has 10,000 articles: broken JSON, operators, SQL and regexp
// characters, halves of characters, great lengths. None may be a failure, none slow.
import { join } from 'node:path';
import { drawNonsenseQueries } from '../../test/support/nonsense.ts';
import { request } from '../../test/support/request.ts';
import { atMost, exactly, toMs } from './support/claims.ts';
import { leaveMeasuredCore } from './support/cores.ts';
import { growArchive } from './support/grow-archive.ts';
import { runBench } from './support/run-bench.ts';
import { startBackend } from './support/site.ts';
import { percentile } from './support/statistics.ts';

const QUERIES = 10_000;
const QUICK_QUERIES = 500;
const ARTICLES = 10_000;
const QUICK_ARTICLES = 1000;
const SLOWEST_MS = 300;
const CALLS = ['/api/search', '/api/search', '/api/search/highlights', '/api/search/autocomplete', '/api/search/articles'] as const;

await runBench(async (bench) => {
  leaveMeasuredCore();
  const folder = join(bench.folder, 'data');
  await growArchive(folder, bench.isQuick ? QUICK_ARTICLES : ARTICLES, bench.say);
  const backend = await startBackend(bench, { DATA_FOLDER: folder });
  const times: number[] = [];
  let failures = 0;
  for (const [index, query] of drawNonsenseQueries('bench', bench.isQuick ? QUICK_QUERIES : QUERIES).entries()) {
    const path = `${CALLS[index % CALLS.length] ?? CALLS[0]}?${query}`;
    const startedAt = performance.now();
    const { status } = await request(backend.url, path, { headers: { 'x-site': 'lapszel' } });
    const ms = performance.now() - startedAt;
    if (ms > SLOWEST_MS) bench.say(`${toMs(ms)} ${path.slice(0, 300)}`);
    if (status >= 500) bench.say(`${status} ${path.slice(0, 300)}`);
    if (status >= 500) failures += 1;
    times.push(ms);
  }
  return [
    exactly(`answers of 5xx to ${times.length} nonsense queries`, failures, 0),
    atMost('the slowest of them', Math.max(...times), SLOWEST_MS, toMs),
    { figure: 'p95 of them', measured: toMs(percentile(times, 0.95)), target: '–', reached: null },
  ];
});
