// 2,000 readers ask for one cold page at the same moment, and the backend takes 500 ms for each call. The edge has been
// running: it has rendered other pages, so its code is warm, and it knows the menus; everything that the page is made of
// is cold. A last turn finds the edge just started, with nothing at all: its times are told, the rest holds there too.
import { startBackendProxy, type BackendProxy } from '../../test/support/backend-proxy.ts';
import { request } from '../../test/support/request.ts';
import { burst, type BurstAnswer } from './support/burst.ts';
import { atMost, exactly, toMs, type Claim } from './support/claims.ts';
import { leaveMeasuredCore } from './support/cores.ts';
import { readCounter } from './support/counters.ts';
import { findArticles } from './support/find-articles.ts';
import { runBench, type Bench } from './support/run-bench.ts';
import { percentile } from './support/statistics.ts';
import { ensureBuild, startBackend, startEdge, type BenchEdge } from './support/site.ts';

const CLIENTS = 2000;
const BACKEND_MS = 500;
const P99_MS = 1200;
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Accept-Encoding': 'gzip, deflate, br' };
const PURGE_TOKEN = 'a-purge-token-for-the-bench';
/** Read every few seconds, whatever readers do. */
const PURGE_LOG = '/api/purges';
/** What pages share besides the menus. */
const SHARED_KEYS = ['lists', 'front', 'recommended', 'auto-block', 'episodes'];

type Storm = { readonly name: string; readonly path: string; readonly clients: number; /** Read before; none for an edge that has just started. */ readonly others: readonly string[] };

await runBench(async (bench) => {
  await ensureBuild();
  leaveMeasuredCore();
  const backend = await startBackend(bench);
  const scout = await startEdge(bench, backend.url);
  const [article = '/', ...others] = (await findArticles(scout.url, 60)).toReversed();
  await scout.stop();
  const clients = bench.isQuick ? 500 : CLIENTS;
  return [
    ...(await measureStorm(bench, backend.url, { name: 'cold article', path: article, clients, others })),
    ...(await measureStorm(bench, backend.url, { name: 'cold front page', path: '/', clients, others })),
    ...(await measureStorm(bench, backend.url, { name: 'cold edge', path: article, clients, others: [] })),
  ];
});

/** Sends the readers to an edge of their own. */
async function measureStorm(bench: Bench, backendUrl: string, storm: Storm): Promise<Claim[]> {
  const proxy = await startBackendProxy(backendUrl);
  bench.onEnd(() => proxy.close());
  const edge = await startEdge(bench, proxy.url, { EDGE_PURGE_TOKEN: PURGE_TOKEN });
  await warm(edge, storm.others);
  proxy.calls.clear();
  proxy.behaviour.delayMs = BACKEND_MS;
  const before = await readRenders(edge);
  const answers = await burst(edge.url, storm.path, storm.clients, BROWSER);
  const after = await readRenders(edge);
  await edge.stop();
  return toClaims(bench, storm, proxy, answers, { renders: after.renders - before.renders, streams: after.streams - before.streams });
}

/** Reads other pages, then forgets all that they have in common with the one to come but the menus. */
async function warm(edge: BenchEdge, others: readonly string[]): Promise<void> {
  if (others.length === 0) return;
  for (const path of [...others, '/legfrissebb', ...others]) await request(edge.url, path, { headers: BROWSER });
  const headers = { 'authorization': `Bearer ${PURGE_TOKEN}`, 'content-type': 'application/json' };
  const { status } = await request(edge.url, '/_edge/purge', { method: 'POST', headers, body: JSON.stringify({ keys: SHARED_KEYS, hard: true }) });
  if (status !== 200) throw new Error(`The purge was answered ${status}.`);
}

type Renders = { readonly renders: number; readonly streams: number };

async function readRenders({ adminUrl }: BenchEdge): Promise<Renders> {
  return { renders: await readCounter(adminUrl, 'lapszel_renders_total'), streams: await readCounter(adminUrl, 'lapszel_streams_total') };
}

function toClaims(bench: Bench, { name, clients, others }: Storm, proxy: BackendProxy, answers: readonly BurstAnswer[], { renders, streams }: Renders): Claim[] {
  const calls = [...proxy.calls].filter(([call]) => !call.startsWith(PURGE_LOG));
  for (const [call, count] of calls) if (count > 1) bench.say(`${name}: ${call} was called ${count} times`);
  const p99 = atMost(`${name}: 99 of 100 readers have it within`, percentile(answers.map(({ ms }) => ms), 0.99), P99_MS, toMs);
  return [
    exactly(`${name}: answers with 200, whole`, answers.filter(isGood).length, clients),
    exactly(`${name}: most calls of one key (of ${calls.length} keys)`, Math.max(...calls.map(([, count]) => count)), 1),
    exactly(`${name}: whole renders`, renders, 1),
    atMost(`${name}: streams`, streams, 1),
    others.length === 0 ? { ...p99, target: '–', reached: null } : p99,
  ];
}

function isGood({ status, isWhole }: BurstAnswer): boolean {
  return status === 200 && isWhole;
}
