// 2,000 readers ask for one cold page at the same moment, and the backend takes 500 ms for each call. The edge runs and
// has served other pages (menus are warm); a second turn finds it with all caches empty, as after a start.
import { startBackendProxy } from '../../test/support/backend-proxy.ts';
import { request } from '../../test/support/request.ts';
import { burst, type BurstAnswer } from './support/burst.ts';
import { atMost, exactly, toMs, type Claim } from './support/claims.ts';
import { leaveMeasuredCore } from './support/cores.ts';
import { readCounter } from './support/counters.ts';
import { findArticles } from './support/find-articles.ts';
import { runBench, type Bench } from './support/run-bench.ts';
import { percentile } from './support/statistics.ts';
import { ensureBuild, startBackend, startEdge } from './support/site.ts';

const CLIENTS = 2000;
const BACKEND_MS = 500;
const P99_MS = 1200;
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Accept-Encoding': 'gzip, deflate, br' };

await runBench(async (bench) => {
  await ensureBuild();
  leaveMeasuredCore();
  const backend = await startBackend(bench);
  const scout = await startEdge(bench, backend.url);
  const article = (await findArticles(scout.url, 40)).at(-1) ?? '/';
  await scout.stop();
  const clients = bench.isQuick ? 500 : CLIENTS;
  return [...(await storm(bench, backend.url, article, clients, 'cold article')), ...(await storm(bench, backend.url, '/', clients, 'cold front page')), ...(await storm(bench, backend.url, article, clients, 'cold edge', false))];
});

/** Sends the readers to an edge of their own. `isWarm`: other pages were read before. */
async function storm(bench: Bench, backendUrl: string, path: string, clients: number, name: string, isWarm = true): Promise<Claim[]> {
  const proxy = await startBackendProxy(backendUrl);
  bench.onEnd(() => proxy.close());
  const edge = await startEdge(bench, proxy.url);
  if (isWarm) await request(edge.url, '/impresszum');
  proxy.calls.clear();
  proxy.behaviour.delayMs = BACKEND_MS;
  const rendersBefore = await readCounter(edge.adminUrl, 'lapszel_renders_total');

  const answers = await burst(edge.url, path, clients, BROWSER);
  const renders = (await readCounter(edge.adminUrl, 'lapszel_renders_total')) - rendersBefore;
  const streams = await readCounter(edge.adminUrl, 'lapszel_streams_total');
  const again = [...proxy.calls].filter(([, count]) => count > 1);
  for (const [call, count] of again) bench.say(`${name}: ${call} was called ${count} times`);
  await edge.stop();
  return [
    exactly(`${name}: answers with 200, whole`, answers.filter(isGood).length, clients),
    exactly(`${name}: most calls of one key (of ${proxy.calls.size} keys)`, Math.max(...proxy.calls.values()), 1),
    exactly(`${name}: renders of the page`, renders, 1),
    atMost(`${name}: streams of the page`, streams, 1),
    atMost(`${name}: 99 of 100 readers have it within`, percentile(answers.map(({ ms }) => ms), 0.99), P99_MS, toMs),
  ];
}

function isGood({ status, isWhole }: BurstAnswer): boolean {
  return status === 200 && isWhole;
}
