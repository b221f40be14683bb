import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { articleItemsSchema } from '../../src/shared/contract/schemas/article.ts';
import { parseLiveChanges } from '../../src/shared/features/live-blog/parse-live-answers.ts';
import { startBackendProxy, type BackendProxy } from '../support/backend-proxy.ts';
import { writeLiveBlog, type WrittenLiveBlog } from '../support/live-blog.ts';
import { request } from '../support/request.ts';
import { startTestBackend, type TestBackend } from '../support/start-backend.ts';
import { startEdge, type TestEdge } from '../support/start-edge.ts';

let backend: TestBackend;
let proxy: BackendProxy;
let site: TestEdge;
let blog: WrittenLiveBlog;

beforeAll(async () => {
  backend = await startTestBackend();
  proxy = await startBackendProxy(backend.url);
  site = await startEdge(proxy.url, { PATIENCE_MS: '60000' });
  blog = await writeLiveBlog(backend.url, 'tetozik-a-bodrog', 64);
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await backend.close();
});

const get = (path: string, headers: Record<string, string> = {}) => request(site.url, path, { headers });
const postIdsOf = (html: string): number[] => [...html.matchAll(/<article id="post-(\d+)"/g)].map(([, id]) => Number(id));
const canonicalOf = (html: string): string | undefined => /<link [^>]*rel="canonical" href="([^"]*)"/.exec(html)?.[1];

/** What the edge keeps, it asks for again in a fresh minute. */
const passTime = (seconds: number): void => void (site.clock.ms += seconds * 1000);

async function allPostIds(): Promise<number[]> {
  const pages = await Promise.all([1, 2, 3].map(async (page) => articleItemsSchema.parse(JSON.parse((await request(backend.url, `/api/articles/${blog.id}/items?perPage=30&page=${page}`)).body))));
  return pages.flatMap(({ items }) => items.map(({ id }) => id));
}

describe('pages of a live blog', () => {
  test('each post stands on one of them, newest first', async () => {
    const pages = await Promise.all(['', '?oldal=2', '?oldal=3'].map(async (query) => (await get(blog.path + query)).body));
    expect(pages.map((html) => postIdsOf(html).length)).toEqual([30, 30, 4]);
    expect(pages.flatMap(postIdsOf)).toEqual(await allPostIds());
    expect(pages.map(canonicalOf)).toEqual(['', '?oldal=2', '?oldal=3'].map((query) => `https://lapszel.hu${blog.path}${query}`));
  });

  test('a post’s own address answers with the page that it stands on', async () => {
    const ids = await allPostIds();
    for (const [index, oldal] of [[0, ''], [29, ''], [30, '?oldal=2'], [63, '?oldal=3']] as const) {
      const answer = await get(`${blog.path}?bejegyzes=${ids[index]}`);
      expect(answer.status).toBe(200);
      expect(postIdsOf(answer.body)).toContain(ids[index]);
      expect(canonicalOf(answer.body)).toBe(`https://lapszel.hu${blog.path}${oldal}`);
    }
  });

  test.each(['?oldal=4', '?oldal=99999', '?bejegyzes=1', '?bejegyzes=2147483647'])('%s is not found', async (query) => {
    expect((await get(blog.path + query)).status).toBe(404);
  });

  test.each(['?oldal=1', '?oldal=x', '?bejegyzes=x', '?bejegyzes=0', '?bejegyzes=99999999999'])('%s is the first page', async (query) => {
    const answer = await get(blog.path + query);
    expect(answer.status).toBe(200);
    expect(canonicalOf(answer.body)).toBe(`https://lapszel.hu${blog.path}`);
  });

  test('a post that is withdrawn has no address any more', async () => {
    const post = await blog.post('Visszavont');
    await blog.change(post.id, { active: false });
    passTime(20);
    expect((await get(`${blog.path}?bejegyzes=${post.id}`)).status).toBe(404);
  });

  test('a post’s address as an article leads to its place, in one hop, and keeps campaign parameters', async () => {
    const [id] = await allPostIds();
    const { slug } = articleItemsSchema.parse(JSON.parse((await request(backend.url, `/api/articles/${blog.id}/items?perPage=1`)).body)).items[0] ?? { slug: '' };
    const answer = await get(`/belfold/2020/01/01/${slug}?utm_source=hirlevel`);
    expect([answer.status, answer.headers.location]).toEqual([301, `${blog.path}?bejegyzes=${id}&utm_source=hirlevel#post-${id}`]);
  });

  test('an article without posts has neither pages nor posts', async () => {
    const article = /href="(\/belfold\/\d{4}\/\d\d\/\d\d\/[^"?#]+)"/.exec((await get('/rovat/belfold?oldal=2')).body)?.[1];
    for (const query of ['?oldal=2', '?bejegyzes=5', '?oldal=2&bejegyzes=5']) {
      const answer = await get(`${article}${query}`);
      expect([answer.status, answer.headers.location]).toEqual([301, article]);
    }
  });

  test('only what is live brings React at once', async () => {
    expect((await get(blog.path)).body).toMatch(/^<!DOCTYPE html><html[^>]* data-live[ >]/);
    const ended = await writeLiveBlog(backend.url, 'veget-ert', 1, { flags: [] });
    expect((await get(ended.path)).body).not.toMatch(/^<!DOCTYPE html><html[^>]* data-live[ >]/);
  });
});

describe('the address that ends in /elo', () => {
  test('is redirected over HTTP, with its query', async () => {
    const answer = await get(`${blog.path}/elo?oldal=2`);
    expect([answer.status, answer.headers.location]).toEqual([301, `${blog.path}?oldal=2`]);
  });

  test('is the live blog for navigation in place, and nothing for another article', async () => {
    const payload = await get(`/_payload${blog.path}/elo`);
    expect(payload.status).toBe(200);
    expect(JSON.parse(payload.body)).toMatchObject({ page: 'article', path: blog.path, head: { canonical: `https://lapszel.hu${blog.path}` }, data: { blog: { page: 1 } } });
    const article = /href="(\/belfold\/\d{4}\/\d\d\/\d\d\/[^"?#]+)"/.exec((await get('/rovat/belfold?oldal=2')).body)?.[1];
    expect((await get(`/_payload${article}/elo`)).status).toBe(404);
  });
});

describe('/_changes', () => {
  const changesOf = async (since: number) => {
    const answer = await get(`/_changes/${blog.id}?since=${since}`);
    return { ...answer, changes: parseLiveChanges(JSON.parse(answer.body)) };
  };
  const versionNow = async (): Promise<number> => Number(JSON.parse((await request(backend.url, `/api/articles/${blog.slug}/version`)).body).v);
  const callsOfChanges = (): number => [...proxy.calls].reduce((sum, [path, count]) => (path.includes('/changes') ? sum + count : sum), 0);
  beforeEach(() => passTime(120));

  test('tells what was added, edited, pinned and taken away', async () => {
    const v = await versionNow();
    const [first = 0, second = 0, third = 0] = await allPostIds();
    const added = await blog.post('Új bejegyzés');
    await blog.change(first, { title: 'Javított cím' });
    await blog.change(second, { pinned: true });
    await blog.change(third, { active: false });
    const { changes, headers } = await changesOf(v);
    expect(changes).toMatchObject({ v: v + 4, reload: false, live: true, removedIds: [third], pinnedIds: [second] });
    expect(changes.upserts.map(({ id, title, pinned }) => [id, title, pinned]).toSorted()).toEqual([[added.id, 'Új bejegyzés', false], [first, 'Javított cím', false], [second, expect.any(String), true]].toSorted());
    expect(changes.upserts[0]?.tree[0]).toEqual(['p', null, ['Egy mondat a bejegyzésből, hogy legyen mit olvasni.']]);
    expect(String(headers['surrogate-key']).split(' ')).toContain(`article-id:${blog.id}`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    await blog.change(second, { pinned: false });
  });

  test('a backend that sends no trees has its HTML cleaned here', async () => {
    const v = await versionNow();
    await blog.post('Szövegesen', { content: '<p>Szöveg.</p>' });
    proxy.behaviour.rewrite = (path, body) => (path.includes('/changes') ? body.replaceAll(/"contentTree":\[.*?\],"paragraphCount"/g, '"contentTree":null,"paragraphCount"').replaceAll('<p>Szöveg.</p>', '<p onclick=\\"x()\\">Szöveg.<script>x()</script></p>') : body);
    const { changes } = await changesOf(v);
    proxy.behaviour.rewrite = null;
    expect(changes.upserts[0]?.tree).toEqual([['p', null, ['Szöveg.']]]);
  });

  test('readers of one version are one call of the backend, and unchanged bytes are not sent again', async () => {
    const v = (await versionNow()) - 1;
    const before = callsOfChanges();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`/_changes/${blog.id}?since=${v}`)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(callsOfChanges() - before).toBe(1);
    expect((await get(`/_changes/${blog.id}?since=${v}`, { 'if-none-match': String(answers[0]?.headers.etag) })).status).toBe(304);
  });

  test('a version that nobody can hold, or that is far behind, is answered without the backend and by one entry', async () => {
    const v = await versionNow();
    await changesOf(v);
    passTime(20);
    const [before, entries] = [callsOfChanges(), site.edge.caches.pages.size().entries];
    for (const since of [v, v + 1, v + 1000, 2_000_000_000]) expect((await changesOf(since)).changes).toMatchObject({ v, reload: true, upserts: [] });
    expect(callsOfChanges()).toBe(before);
    expect(site.edge.caches.pages.size().entries - entries).toBeLessThanOrEqual(1);
  });

  test.each(['?since=x', '?since=-1', '?since=1.5', '?since=99999999999', ''])('%s is refused', async (query) => {
    expect((await get(`/_changes/${blog.id}${query}`)).status).toBe(422);
  });

  test('an article that is no live blog, or that readers may not see, is not found', async () => {
    const [post = 0] = await allPostIds();
    expect((await get(`/_changes/${post}?since=1`)).status).toBe(404);
    expect((await get('/_changes/2000000000?since=1')).status).toBe(404);
    expect((await request(site.url, `/_changes/${blog.id}?since=1`, { host: 'erdely.localhost' })).status).toBe(404);
    const hidden = await writeLiveBlog(backend.url, 'meg-nem-latszik', 0, { active: false });
    expect((await get(`/_changes/${hidden.id}?since=0`)).status).toBe(404);
  });

  test('a backend without the call makes its readers load the page', async () => {
    const v = await versionNow();
    await blog.post('Kiterjesztés nélkül');
    const bare = await startBackendProxy(backend.url);
    bare.behaviour.answer = (path) => (path.includes('/changes') ? { status: 501, body: '{}' } : null);
    const edge = await startEdge(bare.url);
    expect(JSON.parse((await request(edge.url, `/_changes/${blog.id}?since=${v}`)).body)).toMatchObject({ v: v + 1, reload: true, live: true });
    await edge.close();
    await bare.close();
  });
});

describe('polls while the backend fails', () => {
  const failing = async (behaviour: Partial<BackendProxy['behaviour']>, paths: readonly string[]) => {
    Object.assign(proxy.behaviour, behaviour);
    const answers = await Promise.all(paths.map((path) => get(path)));
    Object.assign(proxy.behaviour, { down: false, rewrite: null });
    return answers.map(({ status }) => status);
  };
  const polls = (): string[] => [`/api/articles/${blog.slug}/version`, '/api/frontend/refresh', `/_changes/${blog.id}?since=3`];

  test('hear the last answer for a minute, then nothing new, and the truth at once when it is well', async () => {
    await Promise.all(polls().map((path) => get(path)));
    passTime(20);
    expect(await failing({ down: true }, polls())).toEqual([200, 200, 200]);
    passTime(120);
    expect(await failing({ down: true }, polls())).toEqual([204, 204, 204]);
    expect(await failing({ rewrite: () => '{"v":"nonsense"' }, polls())).toEqual([204, 204, 204]);
    passTime(2);
    expect(await failing({}, polls())).toEqual([200, 200, 200]);
  });
});
