// A cached article page and its 304, against a bare node:http server that sends the same bytes and headers from memory.
// The edge writes its access line to a file, as in production; each server has core 0, the load comes from core 1.
import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { atLeast, type Claim } from './support/claims.ts';
import { compareToFloor } from './support/compare-to-floor.ts';
import { isPinning } from './support/cores.ts';
import { readCounter } from './support/counters.ts';
import { findArticles } from './support/find-articles.ts';
import { loadTool } from './support/load.ts';
import { headerOf, recordAnswer } from './support/recorded-answer.ts';
import { runBench } from './support/run-bench.ts';
import { ensureBuild, startBackend, startEdge, type BenchEdge } from './support/site.ts';

const TARGET_RATIO = 0.8;
/** Longer than the edge needs to compress a page well behind a reader's back. */
const SETTLE_MS = 1500;
/** Time, id, method, host, path, status, route, cache state and duration need as much, at the very least. */
const SHORTEST_ACCESS_LINE = 150;

await runBench(async (bench) => {
  await ensureBuild();
  const backend = await startBackend(bench);
  const edge = await startEdge(bench, backend.url);
  // An older article: the newest ones are renewed every ten seconds.
  const path = (await findArticles(edge.url, 60)).at(-1) ?? '/';
  const etag = await warm(edge, path);
  bench.say(`${path}, load by ${loadTool}, ${isPinning ? 'one core each' : 'not pinned: taskset is missing'}`);
  const compare = (figure: string, headers: Record<string, string>, status: number) => compareToFloor(bench, edge, { path, figure, headers, status }, TARGET_RATIO);
  const claims = [
    await compare('cached article, br', { 'accept-encoding': 'br' }, 200),
    await compare('cached article, not compressed', {}, 200),
    await compare('304, br', { 'accept-encoding': 'br', 'if-none-match': etag }, 304),
    await compare('304, not compressed', { 'if-none-match': etag }, 304),
  ];
  return [...claims, await checkAccessLines(edge)];
});

/** That the edge did write its access lines all the while: bytes of its log for each request it counted. */
async function checkAccessLines(edge: BenchEdge): Promise<Claim> {
  await wait(SETTLE_MS);
  const requests = await readCounter(edge.adminUrl, 'lapszel_requests_total');
  return atLeast('access line: bytes a request', Math.round(statSync(edge.log).size / requests), SHORTEST_ACCESS_LINE);
}

/** Asks until every form of the page is there and compressed well. @returns its ETag */
async function warm(edge: BenchEdge, path: string): Promise<string> {
  for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'br' }, { 'accept-encoding': 'br' }]) await recordAnswer(edge.url + path, headers);
  await wait(SETTLE_MS);
  return headerOf(await recordAnswer(edge.url + path, {}), 'etag') ?? '';
}
