import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findRedisServer, startRedis, type RedisServer } from '../../scripts/check/redis.ts';
import type { ArticleWritten } from '../../src/shared/contract/schemas/newsroom.ts';
import { articlePath } from '../../src/shared/lib/canonical-path.ts';
import { startBackendProxy, type BackendProxy } from '../support/backend-proxy.ts';
import { publish, withdraw } from '../support/newsroom.ts';
import { request } from '../support/request.ts';
import { startTestBackend, type TestBackend } from '../support/start-backend.ts';
import { startBuiltEdge, type BuiltEdge } from '../support/start-built-edge.ts';
import { startEdge, TEST_PURGE_TOKEN, type TestEdge } from '../support/start-edge.ts';

const SECTION = 'belfold';
/** Newer than all of the demo, so that what is published stands on the lists of the newest. */
const PUB_DATE = 1_763_719_100;
const EDGES = 3;
/** How long after a takedown a copy may be served. */
const WITHIN_MS = 5000;
/** When the test gives up waiting. */
const GIVE_UP = { timeout: 20_000, interval: 20 };
/** A busy machine may be slow: that is not what is tested. */
const PATIENT = { PATIENCE_MS: '60000', BACKEND_TIMEOUT_MS: '20000', PAGE_DEADLINE_MS: '30000' };
/** Where nobody listens: what is sent by HTTP is lost. */
const NOBODY = 'http://127.0.0.1:9';

const redisProgram = findRedisServer();

let backend: TestBackend;
let proxy: BackendProxy;

beforeAll(async () => {
  backend = await startTestBackend({ EDGE_PURGE_TOKEN: TEST_PURGE_TOKEN, EDGE_URLS: NOBODY });
  proxy = await startBackendProxy(backend.url);
});
afterAll(async () => {
  await proxy.close();
  await backend.close();
});

/** A published article and all the addresses that show it, with what a reader keeps of them. */
type Shown = { readonly written: ArticleWritten; readonly title: string; readonly page: string; readonly lists: readonly string[]; readonly version: string };

async function publishShown(slug: string, title: string): Promise<Shown> {
  const written = await publish(backend.url, { slug, title, mainSuperTag: SECTION, originatingSite: 'lapszel', pubDate: PUB_DATE });
  return { written, title, page: articlePath({ mainSuperTag: { slug: SECTION }, pubDate: PUB_DATE, slug }), lists: [`/rovat/${SECTION}`], version: `/api/articles/${slug}/version` };
}

/** What one edge has of an article, and the validators of who has read it there. */
type Copy = { readonly etag: string; readonly payload: string };

async function readAll(edgeUrl: string, { page, title, lists, version }: Shown): Promise<Copy> {
  const answer = await request(edgeUrl, page);
  expect(answer.body.includes(title), `${answer.status} ${page}`).toBe(true);
  for (const list of lists) expect((await request(edgeUrl, list)).body.includes(title), list).toBe(true);
  expect((await request(edgeUrl, version)).status).toBe(200);
  const hash = /data-payload="([^"]+)"/.exec(answer.body)?.[1] ?? '';
  const payload = `/_payload${page}?v=${hash}`;
  expect((await request(edgeUrl, payload)).body.includes(title), payload).toBe(true);
  return { etag: answer.headers.etag ?? '', payload };
}

/** The ways in which an edge still shows an article; none when it is gone. */
async function findCopies(edgeUrl: string, { page, title, lists, version }: Shown, { etag, payload }: Copy): Promise<string[]> {
  const asked: [string, Record<string, string>][] = [[page, {}], [page, { 'if-none-match': etag }], [payload, {}], [`/_payload${page}`, {}], [version, {}], ...lists.map((list): [string, Record<string, string>] => [list, {}])];
  const answers = await Promise.all(asked.map(async ([path, headers]) => ({ path, ...(await request(edgeUrl, path, { headers })) })));
  return answers.filter(({ path, status, body }) => body.includes(title) || status === 304 || (status === 200 && !lists.includes(path))).map(({ path, status }) => `${status} ${path}`);
}

function copyOf(copies: readonly Copy[], index: number): Copy {
  return copies[index] ?? { etag: '', payload: '' };
}

/** Asks until every way is closed. @returns how long after the takedown the last copy was served; 0 where none was */
async function awaitGone(edgeUrl: string, shown: Shown, copy: Copy, takenDownAt: number): Promise<number> {
  let lastCopyMs = 0;
  await vi.waitUntil(async () => {
    const isGone = (await findCopies(edgeUrl, shown, copy)).length === 0;
    if (!isGone) lastCopyMs = performance.now() - takenDownAt;
    return isGone;
  }, GIVE_UP);
  return lastCopyMs;
}

test('a withdrawn article is gone from three edges within five seconds, with bus and HTTP lost and one of them restarted', async () => {
  const redis: RedisServer | null = redisProgram === null ? null : await startRedis(redisProgram);
  const settings = { ...PATIENT, EDGE_PURGE_TOKEN: TEST_PURGE_TOKEN, LOG_LEVEL: 'silent', ...(redis === null ? {} : { REDIS_URL: redis.url }) };
  const edges: BuiltEdge[] = [];
  try {
    for (let index = 0; index < EDGES; index += 1) edges.push(await startBuiltEdge(proxy.url, settings));
    const shown = await publishShown('harom-helyrol-tunik-el', 'Három helyről tűnik el');
    const copies = await Promise.all(edges.map(({ url }) => readAll(url, shown)));
    await redis?.stop();
    await edges.pop()?.close();
    await withdraw(backend.url, shown.written.id);
    const withdrawnAt = performance.now();
    const staying = Promise.all(edges.map(({ url }, index) => awaitGone(url, shown, copyOf(copies, index), withdrawnAt)));
    const returning = await startBuiltEdge(proxy.url, settings);
    edges.push(returning);
    expect(await findCopies(returning.url, shown, copyOf(copies, EDGES - 1))).toEqual([]);
    for (const lastCopyMs of await staying) expect(lastCopyMs).toBeLessThan(WITHIN_MS);
    // Nor does it come back when the backend is gone and old answers are all there is.
    proxy.behaviour.down = true;
    const left = await Promise.all(edges.map(({ url }, index) => findCopies(url, shown, copyOf(copies, index))));
    expect(left).toEqual(edges.map(() => []));
  } finally {
    proxy.behaviour.down = false;
    await Promise.all(edges.map((edge) => edge.close()));
    await redis?.stop();
  }
});

/** Runs with an edge in this process that is told of purges by the test alone. */
async function withEdge(run: (site: TestEdge) => Promise<void>): Promise<void> {
  const site = await startEdge(proxy.url, PATIENT);
  try {
    await run(site);
  } finally {
    proxy.behaviour.down = false;
    await site.close();
  }
}

test('a takedown leaves no copy for the case that the backend fails, no payload and no 304', () => withEdge(async (site) => {
  const shown = await publishShown('nem-marad-masolat', 'Nem marad másolat');
  const copy = await readAll(site.url, shown);
  const { sequence, purged } = await withdraw(backend.url, shown.written.id);
  proxy.behaviour.down = true;
  expect(await findCopies(site.url, shown, copy)).not.toEqual([]);
  site.edge.applyPurge({ sequence, keys: purged, hard: true });
  expect(await findCopies(site.url, shown, copy)).toEqual([]);
  expect((await request(site.url, shown.page)).status).toBe(503);
  proxy.behaviour.down = false;
  site.clock.ms += 2000;
  expect((await request(site.url, shown.page, { headers: { 'if-none-match': copy.etag } })).status).toBe(404);
}));

test('neither a page nor a payload is kept whose data was under way when the article was withdrawn', () => withEdge(async (site) => {
  const shown = await publishShown('epp-visszavonjak', 'Épp visszavonják');
  const held = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  proxy.behaviour.holdAnswer = (path) => {
    if (path !== '/api/articles/epp-visszavonjak') return null;
    proxy.behaviour.holdAnswer = null;
    held.resolve();
    return gate.promise;
  };
  const early = request(site.url, shown.page);
  await held.promise;
  const { sequence, purged } = await withdraw(backend.url, shown.written.id);
  site.edge.applyPurge({ sequence, keys: purged, hard: true });
  gate.resolve();
  const { body, headers } = await early;
  expect(body.includes(shown.title)).toBe(true);
  const hash = /data-payload="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(hash).not.toBe('');
  expect(await findCopies(site.url, { ...shown, lists: [] }, { etag: headers.etag ?? '', payload: `/_payload${shown.page}?v=${hash}` })).toEqual([]);
}));

test('a takedown takes along the pages that show the article beside their own', () => withEdge(async (site) => {
  const own = await publishShown('masik-oldal-a-rovatban', 'Másik oldal a rovatban');
  const shown = await publishShown('mellette-all', 'Mellette áll');
  const isBeside = async () => (await request(site.url, own.page)).body.includes(shown.title);
  expect(await isBeside()).toBe(true);
  const { sequence, purged } = await withdraw(backend.url, shown.written.id);
  site.edge.applyPurge({ sequence, keys: purged, hard: true });
  expect(await isBeside()).toBe(false);
}));
