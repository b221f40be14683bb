// From a write of the newsroom to the page that readers see: over the bus, with bus and HTTP lost (then the edge reads
// the purge log by itself), and a takedown on three edges of which one restarts meanwhile. HTTP is off all the while.
import { setTimeout as wait } from 'node:timers/promises';
import { READ_EVERY_MS } from '../../src/server/purging/follow-purge-log.ts';
import { articlePath } from '../../src/shared/lib/canonical-path.ts';
import { change, publish, withdraw } from '../../test/support/newsroom.ts';
import { request } from '../../test/support/request.ts';
import { TEST_NEWSROOM_TOKEN } from '../../test/support/start-backend.ts';
import { findRedisServer, startRedis } from '../check/redis.ts';
import { atMost, toMs, type Claim } from './support/claims.ts';
import { leaveMeasuredCore } from './support/cores.ts';
import { runBench } from './support/run-bench.ts';
import { percentile } from './support/statistics.ts';
import { ensureBuild, startBackend, startEdge } from './support/site.ts';

const WITH_BUS_MS = 500;
const BY_LOG_MS = 3000;
const TAKEDOWN_MS = 5000;
const LOOK_EVERY_MS = 2;
const GIVE_UP_MS = 20_000;
const SECTION = 'belfold';
const PURGE_TOKEN = 'a-purge-token-for-the-bench';
let published = 0;

await runBench(async (bench) => {
  await ensureBuild();
  leaveMeasuredCore();
  const program = findRedisServer();
  if (program === null) throw new Error('The bus is measured with redis-server or valkey-server, and neither is installed.');
  const redis = await startRedis(program);
  bench.onEnd(() => redis.stop());
  const settings = { EDGE_PURGE_TOKEN: PURGE_TOKEN, REDIS_URL: redis.url };
  const backend = await startBackend(bench, { ...settings, NEWSROOM_TOKEN: TEST_NEWSROOM_TOKEN });
  const edge = await startEdge(bench, backend.url, settings);
  const withBus = await measureWrites(backend.url, edge.url, { writes: bench.isQuick ? 30 : 200, pauseMs: 100 });
  await redis.stop();
  const byLog = await measureWrites(backend.url, edge.url, { writes: bench.isQuick ? 5 : 30, pauseMs: READ_EVERY_MS });

  const edges = [edge, await startEdge(bench, backend.url, settings), await startEdge(bench, backend.url, settings)];
  const takedowns: number[] = [];
  for (let round = 0; round < (bench.isQuick ? 1 : 5); round += 1) {
    const { id, path } = await publishOne(backend.url);
    for (const { url } of edges) await awaitPage(url, path, (status) => status === 200);
    const [leaving] = edges.splice(-1);
    await leaving?.stop();
    const startedAt = performance.now();
    await withdraw(backend.url, id);
    const staying = Promise.all(edges.map(({ url }) => awaitGone(url, path, startedAt)));
    const returning = await startEdge(bench, backend.url, settings);
    edges.push(returning);
    takedowns.push(...(await staying), await awaitGone(returning.url, path, startedAt));
  }
  return [
    ...toClaims('visible over the bus', withBus, WITH_BUS_MS),
    ...toClaims('visible with bus and HTTP lost', byLog, BY_LOG_MS),
    atMost('takedown on 3 edges, one restarted, bus and HTTP lost: last copy after', Math.max(...takedowns), TAKEDOWN_MS, toMs),
  ];
});

function toClaims(figure: string, times: readonly number[], limit: number): Claim[] {
  return [
    { figure: `${figure}: half within (${times.length} writes)`, measured: toMs(percentile(times, 0.5)), target: '–', reached: null },
    atMost(`${figure}: 99 of 100 within`, percentile(times, 0.99), limit, toMs),
  ];
}

async function publishOne(backendUrl: string): Promise<{ readonly id: number; readonly path: string }> {
  const pubDate = Math.floor(Date.now() / 1000);
  const { id, slug } = await publish(backendUrl, { slug: `meres-${(published += 1)}`, title: 'Mérés', mainSuperTag: SECTION, originatingSite: 'lapszel', pubDate });
  return { id, path: articlePath({ mainSuperTag: { slug: SECTION }, pubDate, slug }) };
}

/** Changes an article's title so many times. @returns milliseconds from sending each write to the page that shows it */
async function measureWrites(backendUrl: string, edgeUrl: string, { writes, pauseMs }: { writes: number; pauseMs: number }): Promise<number[]> {
  const { id, path } = await publishOne(backendUrl);
  await awaitPage(edgeUrl, path, (status) => status === 200);
  const times: number[] = [];
  for (let index = 1; index <= writes; index += 1) {
    const title = `A ${index}. változat címe`;
    // So that writes fall on every moment of the period in which the log is read.
    await wait(Math.random() * pauseMs);
    const startedAt = performance.now();
    await change(backendUrl, id, { title });
    await awaitPage(edgeUrl, path, (_, body) => body.includes(`<h1>${title}`));
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Asks until the page is gone. @returns how long after the takedown the last copy of it was served; 0 where none was */
async function awaitGone(siteUrl: string, path: string, takenDownAt: number): Promise<number> {
  let lastCopyMs = 0;
  await awaitPage(siteUrl, path, (status) => {
    if (status !== 404) lastCopyMs = performance.now() - takenDownAt;
    return status === 404;
  });
  return lastCopyMs;
}

/** Asks like a reader who reloads, until the answer is as wanted. */
async function awaitPage(siteUrl: string, path: string, isWanted: (status: number, body: string) => boolean): Promise<void> {
  const deadline = performance.now() + GIVE_UP_MS;
  for (;;) {
    const { status, body } = await request(siteUrl, path);
    if (isWanted(status, body)) return;
    if (performance.now() > deadline) throw new Error(`${siteUrl}${path} was not as wanted after ${GIVE_UP_MS / 1000} s: ${status}.`);
    await wait(LOOK_EVERY_MS);
  }
}
