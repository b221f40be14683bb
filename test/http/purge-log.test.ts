import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ArticleWritten } from '../../src/shared/contract/schemas/newsroom.ts';
import { articlePath } from '../../src/shared/lib/canonical-path.ts';
import { startPurging, type Purging } from '../../src/server/purging/start-purging.ts';
import { startBackendProxy, type BackendProxy } from '../support/backend-proxy.ts';
import { change, publish, type Draft } from '../support/newsroom.ts';
import { request } from '../support/request.ts';
import { startTestBackend, type TestBackend } from '../support/start-backend.ts';
import { startEdge, TEST_PURGE_TOKEN, type TestEdge } from '../support/start-edge.ts';

let backend: TestBackend;
let proxy: BackendProxy;
let site: TestEdge;
let purging: Purging;

beforeAll(async () => {
  // No EDGE_URLS: nobody tells the edge anything.
  backend = await startTestBackend({ EDGE_PURGE_TOKEN: TEST_PURGE_TOKEN });
  proxy = await startBackendProxy(backend.url);
  site = await startEdge(proxy.url, { PATIENCE_MS: '60000' });
  purging = await startPurging(site.edge);
});
afterAll(async () => {
  await purging.stop();
  await site.close();
  await proxy.close();
  await backend.close();
});

/** What is allowed with the bus and HTTP lost. */
const WITHIN = { timeout: 3000, interval: 20 };
const PUB_DATE = 1_763_700_000;

const toDraft = (slug: string, title: string): Draft => ({ slug, title, mainSuperTag: 'belfold', originatingSite: 'lapszel', pubDate: PUB_DATE });
const toPath = (slug: string): string => articlePath({ mainSuperTag: { slug: 'belfold' }, pubDate: PUB_DATE, slug });
const read = async (path: string, headers: Record<string, string> = {}) => request(site.url, path, { headers });

test('a write is visible on an edge that nobody tells', async () => {
  const { id } = await publish(backend.url, toDraft('olvasott-naplo', 'Az olvasott napló'));
  const path = toPath('olvasott-naplo');
  expect((await read(path)).body).toContain('Az olvasott napló');
  await change(backend.url, id, { title: 'Az újra olvasott napló' });
  await expect.poll(async () => (await read(path)).body.includes('Az újra olvasott napló'), WITHIN).toBe(true);
});

test('the log cannot be read without the token, and opens nothing else with it', async () => {
  expect((await request(backend.url, '/api/purges?since=0')).status).toBe(401);
  const headers = { authorization: `Bearer ${TEST_PURGE_TOKEN}` };
  expect((await request(backend.url, '/api/purges?since=0', { headers })).status).toBe(200);
  expect((await request(backend.url, '/api/newsroom/articles/1/withdraw', { method: 'POST', headers })).status).toBe(401);
  expect((await read('/api/purges?since=0', headers)).status).toBe(404);
});

test('a backend that is away for a while costs nothing that was written meanwhile', async () => {
  const { id } = await publish(backend.url, toDraft('amig-nem-volt-ott', 'Amíg nem volt ott'));
  const path = toPath('amig-nem-volt-ott');
  await read(path);
  proxy.behaviour.down = true;
  const before = countReads();
  await vi.waitUntil(() => countReads() > before, WITHIN);
  await change(backend.url, id, { title: 'Amíg távol volt' });
  proxy.behaviour.down = false;
  await expect.poll(async () => (await read(path)).body.includes('Amíg távol volt'), WITHIN).toBe(true);
});

function countReads(): number {
  return [...proxy.calls].filter(([call]) => call.startsWith('/api/purges')).reduce((sum, [, count]) => sum + count, 0);
}

test('a new post of a live blog changes the answer to its poll, which was not modified until then', async () => {
  const { id, sequence } = await publish(backend.url, { ...toDraft('elo-kozvetites-a-naplorol', 'Élő közvetítés a naplóról'), type: 'liveblog' });
  const path = '/api/articles/elo-kozvetites-a-naplorol/version';
  const first = await read(path);
  expect(first.headers['surrogate-key']?.toString().split(' ')).toContain('article:elo-kozvetites-a-naplorol');
  const asked = { 'if-none-match': first.headers.etag ?? '' };
  expect((await read(path, asked)).status).toBe(304);
  const post = await publish(backend.url, { ...toDraft('elso-bejegyzes-a-naplorol', 'Első bejegyzés'), type: 'liveblogpost', parentId: id });
  expect(post.sequence).toBeGreaterThan(sequence);
  apply(post);
  const second = await read(path, asked);
  expect(second.status).toBe(200);
  expect(JSON.parse(second.body).v).toBeGreaterThan(JSON.parse(first.body).v);
});

/** Holds the backend's next answer to a call back after it was given: `held` tells that it was, `letGo` sends it. */
function holdNextAnswer(call: string): { readonly held: Promise<void>; readonly letGo: () => void } {
  const held = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  proxy.behaviour.holdAnswer = (path) => {
    if (path !== call) return null;
    proxy.behaviour.holdAnswer = null;
    held.resolve();
    return gate.promise;
  };
  return { held: held.promise, letGo: gate.resolve };
}

const apply = ({ sequence, purged }: ArticleWritten, hard = false): number => site.edge.applyPurge({ sequence, keys: purged, hard });

test('a page of data that a write overtook is not kept, and not given to those who ask after it', async () => {
  const { id } = await publish(backend.url, toDraft('regi-adat', 'Régi adat'));
  const path = toPath('regi-adat');
  const answer = holdNextAnswer('/api/articles/regi-adat');
  const early = read(path);
  await answer.held;
  apply(await change(backend.url, id, { title: 'Friss adat' }));
  const late = read(path);
  expect((await late).body).toContain('Friss adat');
  answer.letGo();
  expect((await early).body).toContain('Régi adat');
  expect((await read(path)).body).toContain('Friss adat');
});

test('an article is not hidden by a "not found" that was under way when it was published', async () => {
  const path = toPath('epp-most-jelent-meg');
  const answer = holdNextAnswer('/api/articles/epp-most-jelent-meg');
  const early = read(path);
  await answer.held;
  apply(await publish(backend.url, toDraft('epp-most-jelent-meg', 'Épp most jelent meg')));
  answer.letGo();
  expect((await early).status).toBe(404);
  expect((await read(path)).body).toContain('Épp most jelent meg');
});
