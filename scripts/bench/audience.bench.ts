// 10,000 readers of one live blog for two minutes, while a post comes every ten seconds: what reaches the backend, and at
// which rate the edge could answer their polls, against a bare node:http server that sends the same bytes.
import { setTimeout as wait } from 'node:timers/promises';
import { TTL_JITTER_SHARE, policies } from '../../src/server/cache/policies.ts';
import { startBackendProxy } from '../../test/support/backend-proxy.ts';
import { publish } from '../../test/support/newsroom.ts';
import { request } from '../../test/support/request.ts';
import { TEST_NEWSROOM_TOKEN } from '../../test/support/start-backend.ts';
import { simulateAudience } from './support/audience.ts';
import { findEarlyCalls, type TimedCall } from './support/call-periods.ts';
import { exactly, type Claim } from './support/claims.ts';
import { compareToFloor } from './support/compare-to-floor.ts';
import { leaveMeasuredCore } from './support/cores.ts';
import { runBench } from './support/run-bench.ts';
import { ensureBuild, startBackend, startEdge } from './support/site.ts';

const POST_EVERY_MS = 10_000;
const TARGET_RATIO = 0.8;
const PURGE_TOKEN = 'a-purge-token-for-the-bench';
/** The log is read every two seconds: by then a write is known, with whatever the machine takes. */
const PURGE_WITHIN_MS = 3000;
const SLUG = 'meres-elo-kozvetites';
const DRAFT = { mainSuperTag: 'belfold', originatingSite: 'lapszel' };

await runBench(async (bench) => {
  await ensureBuild();
  leaveMeasuredCore();
  const backend = await startBackend(bench, { NEWSROOM_TOKEN: TEST_NEWSROOM_TOKEN, EDGE_PURGE_TOKEN: PURGE_TOKEN });
  const proxy = await startBackendProxy(backend.url);
  bench.onEnd(() => proxy.close());
  const calls: TimedCall[] = [];
  proxy.behaviour.hold = (path) => {
    if (/\/(version|changes|items)\b/.test(path)) calls.push({ path, at: performance.now() });
    return null;
  };
  const edge = await startEdge(bench, proxy.url, { EDGE_PURGE_TOKEN: PURGE_TOKEN });
  const { id } = await publish(backend.url, { ...DRAFT, type: 'liveblog', slug: SLUG, title: 'Élő közvetítés' });

  const readers = bench.isQuick ? 1000 : 10_000;
  const seconds = bench.isQuick ? 20 : 120;
  const writes: number[] = [];
  const post = async () => {
    await publish(backend.url, { ...DRAFT, type: 'liveblogpost', parentId: id, slug: `meres-bejegyzes-${writes.length + 1}`, title: `Bejegyzés ${writes.length + 1}`, content: '<p>Újabb fejlemény.</p>' });
    writes.push(performance.now());
  };
  await post();
  const reading = simulateAudience({ siteUrl: edge.url, articleId: id, slug: SLUG, readers, seconds });
  const endsAt = performance.now() + seconds * 1000;
  while (performance.now() + POST_EVERY_MS < endsAt) {
    await wait(POST_EVERY_MS);
    await post();
  }
  const { polls, notModified, changes, errors } = await reading;
  const [firstError] = errors;
  if (firstError !== undefined) bench.say(`first error: ${firstError}`);
  const early = findEarlyCalls(calls, { periodMs: policies.live.fresh * 1000 * (1 - TTL_JITTER_SHARE), writes, purgeWithinMs: PURGE_WITHIN_MS });
  for (const { path } of early.slice(0, 5)) bench.say(`called again within its period: ${path}`);

  const version = `/api/articles/${SLUG}/version`;
  const etag = (await request(edge.url, version)).headers.etag ?? '';
  return [
    tell(`polls of ${readers} readers in ${seconds} s (${notModified} of them 304)`, polls),
    tell('calls for changes', changes),
    exactly('answers that were errors', errors.length, 0),
    tell(`backend calls for version and changes (${new Set(calls.map(({ path }) => path)).size} keys, ${writes.length} posts)`, calls.length),
    exactly('backend calls beyond one a cache period and key', early.length, 0),
    await compareToFloor(bench, edge, { path: version, figure: 'poll, not modified', headers: { 'if-none-match': etag }, status: 304 }, TARGET_RATIO),
    await compareToFloor(bench, edge, { path: version, figure: 'poll, newer', headers: {}, status: 200 }, TARGET_RATIO),
  ];
});

function tell(figure: string, value: number): Claim {
  return { figure, measured: String(value), target: '–', reached: null };
}
