import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSuperTagActive } from '../../src/backend/store/newsroom/set-super-tag-active.ts';
import { articleChangesSchema, articleListSchema } from '../../src/shared/contract/schemas/article.ts';
import { articleWrittenSchema, purgesSchema } from '../../src/shared/contract/schemas/newsroom.ts';
import { createBackendApp, EDITOR, type BackendApp } from '../support/backend-app.ts';
import { publish } from '../support/newsroom.ts';
import { startTestBackend } from '../support/start-backend.ts';

let app: BackendApp;
beforeAll(async () => {
  app = await createBackendApp();
});
afterAll(() => app.close());

const draft = {
  title: 'Új híd épül Bodrogváron',
  slug: 'uj-hid-epul-bodrogvaron',
  mainSuperTag: 'belfold',
  superTags: ['gazdasag'],
  tags: ['vasut'],
  authors: ['dobrai-nora'],
  originatingSite: 'lapszel',
  content: '<p>Megkezdték.</p><script>alert(1)</script><p onclick="x()">Két év múlva kész.</p>',
} as const;

const post = (path: string, body?: unknown) => app.api.post(path).set(EDITOR).send(body as object | undefined);
const put = (path: string, body: unknown) => app.api.put(path).set(EDITOR).send(body as object);

async function create(overrides: object) {
  const answer = await post('/api/newsroom/articles', { ...draft, ...overrides });
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
  return articleWrittenSchema.parse(answer.body);
}

async function listsWith(slug: string): Promise<string[]> {
  const paths = ['/api/articles', '/api/articles?mstag=belfold', '/api/articles?tag=vasut', '/api/articles?author=dobrai-nora', '/api/search?superTags=gazdasag', '/api/index/mstag/belfold', '/api/index/boxes'];
  const answers = await Promise.all(paths.map(async (path) => ({ path, text: (await app.api.get(path)).text })));
  return answers.filter(({ text }) => text.includes(`"slug":"${slug}"`)).map(({ path }) => path);
}

test('an article is created, changed and withdrawn, and lists and purges follow', async () => {
  const wakes = app.countWakes();
  const created = await create({});
  expect(created).toMatchObject({ slug: draft.slug, version: 1 });
  expect(created.purged).toEqual(expect.arrayContaining([`article:${draft.slug}`, `article-id:${created.id}`, 'super-tag:belfold', 'super-tag:gazdasag', 'tag:vasut', 'author:dobrai-nora', 'newest', 'titles']));
  expect(await listsWith(draft.slug)).toHaveLength(7);

  const article = (await app.api.get(`/api/articles/${draft.slug}`)).body;
  expect(article).toMatchObject({ content: '<p>Megkezdték.</p><p>Két év múlva kész.</p>', paragraphCount: 2, contentTree: [['p', null, ['Megkezdték.']], ['p', null, ['Két év múlva kész.']]] });

  const updated = articleWrittenSchema.parse((await put(`/api/newsroom/articles/${created.id}`, { title: 'Mégsem épül híd', tags: [] })).body);
  expect(updated).toMatchObject({ id: created.id, version: 2 });
  expect(updated.purged).toContain('tag:vasut');
  expect((await app.api.get(`/api/articles/${draft.slug}`)).body).toMatchObject({ title: 'Mégsem épül híd', tags: [], content: article.content, type: 'article' });
  expect((await app.api.get(`/api/articles/${draft.slug}/version`)).body).toMatchObject({ v: 2 });
  expect(await listsWith(draft.slug)).not.toContain('/api/articles?tag=vasut');

  expect((await post(`/api/newsroom/articles/${created.id}/withdraw`)).status).toBe(200);
  expect((await app.api.get(`/api/articles/${draft.slug}`)).status).toBe(404);
  expect((await app.api.get(`/api/article/${created.id}`)).status).toBe(404);
  expect((await app.api.get(`/api/articles/${draft.slug}/version`)).status).toBe(404);
  expect((await app.api.get(`/api/articles/facebook/reaction?slug=${draft.slug}`)).status).toBe(404);
  expect(await listsWith(draft.slug)).toEqual([]);
  expect((await app.api.get(`/api/articles/${draft.slug}`).set(EDITOR)).body).toMatchObject({ active: false });
  expect(app.countWakes()).toBe(wakes + 3);

  const purges = purgesSchema.parse((await app.api.get(`/api/purges?since=${created.sequence - 1}`).set(EDITOR)).body);
  expect(purges.items.map(({ sequence, hard }) => ({ sequence, hard }))).toEqual([
    { sequence: created.sequence, hard: false }, { sequence: updated.sequence, hard: false }, { sequence: updated.sequence + 1, hard: true },
  ]);
});

test('an update keeps what it does not name', async () => {
  const { id, slug } = await create({ slug: 'megmarad', type: 'longform', active: false, lead: 'Bevezető', flags: ['legfontosabb'] });
  expect((await put(`/api/newsroom/articles/${id}`, { lead: 'Új bevezető' })).status).toBe(200);
  expect((await app.api.get(`/api/articles/${slug}`).set(EDITOR)).body).toMatchObject({ type: 'longform', active: false, lead: 'Új bevezető', title: draft.title, flags: [{ slug: 'legfontosabb' }], paragraphCount: 2 });
});

test('a future article is there for editors only, until its time', async () => {
  const { slug } = await create({ slug: 'holnap', pubDate: app.clock.now + 3600 });
  expect((await app.api.get(`/api/articles/${slug}`)).status).toBe(404);
  expect((await app.api.get(`/api/articles/${slug}`).set(EDITOR)).status).toBe(200);
  app.clock.now += 3601;
  expect((await app.api.get(`/api/articles/${slug}`)).status).toBe(200);
});

test('a post changes its live blog', async () => {
  const blog = await create({ slug: 'elo-kozvetites', type: 'liveblog' });
  const written = await create({ slug: 'elo-kozvetites-elso', type: 'liveblogpost', parentId: blog.id });
  expect(written.purged).toEqual(expect.arrayContaining([`article:${blog.slug}`, `article-id:${blog.id}`]));
  expect((await app.api.get(`/api/articles/${blog.slug}/version`)).body).toMatchObject({ v: 2 });
  const posted = await app.api.get('/api/articles/elo-kozvetites-elso');
  expect(posted.get('Surrogate-Key')?.split(' ')).toEqual(expect.arrayContaining([`article:${blog.slug}`, `article-id:${blog.id}`]));
});

test('readers of a live blog ask what changed, by the version that they know', async () => {
  const blog = await create({ slug: 'elo-valtozik', type: 'liveblog', flags: ['live'] });
  const changes = async (since: number) => articleChangesSchema.parse((await app.api.get(`/api/articles/${blog.id}/changes?since=${since}`)).body);
  const first = await create({ slug: 'elo-valtozik-elso', type: 'liveblogpost', parentId: blog.id });
  expect(await changes(1)).toMatchObject({ v: 2, reload: false, live: true, upserts: [{ id: first.id, contentTree: [['p', null, ['Megkezdték.']], ['p', null, ['Két év múlva kész.']]] }], removedIds: [], pinnedIds: [], totalItems: 1 });
  expect((await put(`/api/newsroom/articles/${first.id}`, { pinned: true })).status).toBe(200);
  expect(await changes(2)).toMatchObject({ v: 3, upserts: [{ id: first.id }], pinnedIds: [first.id], totalItems: 0 });
  expect((await post(`/api/newsroom/articles/${first.id}/withdraw`)).status).toBe(200);
  expect(await changes(3)).toMatchObject({ v: 4, upserts: [], removedIds: [first.id], pinnedIds: [] });
  expect((await put(`/api/newsroom/articles/${blog.id}`, { flags: [] })).status).toBe(200);
  expect(await changes(4)).toMatchObject({ v: 5, reload: true, live: false });
  expect((await post(`/api/newsroom/articles/${blog.id}/withdraw`)).status).toBe(200);
  expect((await app.api.get(`/api/articles/${blog.id}/changes?since=4`)).status).toBe(404);
});

test('a withdrawal, another slug, a date to come and a site that is left are purged hard, other changes softly', async () => {
  const hardness = async (slug: string, patch: object) => {
    const { id } = await create({ slug, mirroringSites: ['erdely'] });
    const { sequence } = articleWrittenSchema.parse((await put(`/api/newsroom/articles/${id}`, patch)).body);
    return purgesSchema.parse((await app.api.get(`/api/purges?since=${sequence - 1}`).set(EDITOR)).body).items[0]?.hard;
  };
  expect(await hardness('kemeny-1', { slug: 'kemeny-uj' })).toBe(true);
  expect(await hardness('kemeny-2', { pubDate: app.clock.now + 3600 })).toBe(true);
  expect(await hardness('kemeny-3', { mirroringSites: [] })).toBe(true);
  expect(await hardness('puha', { title: 'Más', mainSuperTag: 'gazdasag', superTags: [] })).toBe(false);
});

test('a section that is switched off takes its articles along', async () => {
  const article = await create({ slug: 'sportcikk', mainSuperTag: 'sport', superTags: [] });
  const keys = (await app.api.get(`/api/articles/${article.slug}`)).get('Surrogate-Key')?.split(' ') ?? [];
  const { purged } = await setSuperTagActive(app.database, { slug: 'sport', active: false, now: app.clock.now });
  expect(keys.filter((key) => purged.includes(key))).toEqual(['super-tag-data:sport']);
  expect((await app.api.get(`/api/articles/${article.slug}`)).status).toBe(404);
  await setSuperTagActive(app.database, { slug: 'sport', active: true, now: app.clock.now });
});

test('a body that is wrong is told everything that is wrong with it', async () => {
  const { status, body } = await post('/api/newsroom/articles', { ...draft, slug: 'Nem Jó', title: '', type: 'regeny', pubDate: -1 });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'INVALID_INPUT' });
  expect(body.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual(['pubDate', 'slug', 'title', 'type']);
});

test.each([
  ['an unknown section', { mainSuperTag: 'nincs-ilyen' }, 422, 'INVALID_INPUT'], ['an unknown tag', { tags: ['nincs-ilyen'] }, 422, 'INVALID_INPUT'],
  ['an unknown site', { originatingSite: 'masik' }, 422, 'INVALID_INPUT'], ['a parent that is not there', { parentId: 999_999 }, 422, 'INVALID_INPUT'],
  ['HTML nested too deep', { content: '<blockquote>'.repeat(300) + 'x' }, 422, 'INVALID_INPUT'], ['a slug that is taken', { slug: 'foglalt' }, 409, 'CONFLICT'],
])('%s is refused', async (_, overrides, status, code) => {
  await post('/api/newsroom/articles', { ...draft, slug: 'foglalt' });
  const answer = await post('/api/newsroom/articles', { ...draft, slug: 'elutasitva', ...overrides });
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect((await app.api.get('/api/articles/elutasitva').set(EDITOR)).status).toBe(404);
});

test('characters that nobody sees do not reach the database', async () => {
  const { slug } = await create({ slug: 'lathatatlan', title: 'A\u0000B\u0007C\ud800', content: '<p>x\u0000y</p>' });
  expect((await app.api.get(`/api/articles/${slug}`)).body).toMatchObject({ title: 'ABC\ufffd', content: '<p>xy</p>' });
});

test.each([{}, { authorization: 'Bearer wrong' }, { authorization: 'Basic x' }, { authorization: 'Bearer ' }])('without the newsroom\'s token nothing is written or told: %j', async (headers) => {
  const answers = await Promise.all([
    app.api.post('/api/newsroom/articles').set(headers).send({ ...draft, slug: 'betores' }),
    app.api.put('/api/newsroom/articles/1').set(headers).send({ title: 'betörés' }),
    app.api.post('/api/newsroom/articles/1/withdraw').set(headers),
    app.api.get('/api/purges').set(headers),
  ]);
  expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array.from({ length: 4 }, () => '401 UNAUTHENTICATED'));
  expect((await app.api.get('/api/articles/betores').set(EDITOR)).status).toBe(404);
});

test('a body over five megabytes is refused, one below is read', async () => {
  expect((await post('/api/newsroom/articles', { ...draft, slug: 'nagy', title: 'x'.repeat(5_300_000) })).status).toBe(413);
  expect((await post('/api/newsroom/articles', { ...draft, slug: 'nagy', content: `<p>${'x'.repeat(1_900_000)}</p>` })).status).toBe(201);
});

test('an edge is told at once what went stale, by its token, and of a future article when its time comes', async () => {
  const received: { keys: string[]; hard: boolean; sequence: number; token: string | undefined; path: string | undefined }[] = [];
  const arrivals = new EventTarget();
  const edge = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      received.push({ ...JSON.parse(body), token: request.headers.authorization, path: request.url });
      response.end('{}');
      arrivals.dispatchEvent(new Event('purge'));
    });
  }).listen(0, '127.0.0.1');
  await once(edge, 'listening');
  const token = 'an-edge-token-for-tests';
  const backend = await startTestBackend({ EDGE_URLS: `http://127.0.0.1:${(edge.address() as AddressInfo).port}`, EDGE_PURGE_TOKEN: token });
  const arrivalOf = async (slug: string) => {
    while (!received.some(({ keys }) => keys.includes(`article:${slug}`) && keys.includes('newest'))) await once(arrivals, 'purge');
    return received.find(({ keys }) => keys.includes(`article:${slug}`) && keys.includes('newest'));
  };
  try {
    await publish(backend.url, { ...draft, superTags: [], tags: [], authors: [], slug: 'kuldott' });
    expect(await arrivalOf('kuldott')).toMatchObject({ hard: false, token: `Bearer ${token}`, path: '/_edge/purge', sequence: expect.any(Number) });
    await publish(backend.url, { ...draft, superTags: [], tags: [], authors: [], slug: 'rovidesen', pubDate: Math.floor(Date.now() / 1000) + 2 });
    expect(await arrivalOf('rovidesen')).toMatchObject({ hard: false });
    const newest = articleListSchema.parse(await (await fetch(`${backend.url}/api/articles`)).json());
    expect(newest.items.map(({ slug }) => slug)).toContain('rovidesen');
  } finally {
    await backend.close();
    edge.close();
  }
});
