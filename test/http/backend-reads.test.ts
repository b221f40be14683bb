import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '../../src/shared/contract/endpoints/endpoint-table.ts';
import { responseSchemas, type EndpointResponse } from '../../src/shared/contract/schemas/endpoint-schemas.ts';
import { createBackendApp, EDITOR, type BackendApp } from '../support/backend-app.ts';

let app: BackendApp;
beforeAll(async () => {
  app = await createBackendApp();
});
afterAll(() => app.close());

const REGIONAL = { 'x-site': 'erdely' } as const;

async function read<N extends EndpointName>(name: N, path: string, headers: Record<string, string> = {}): Promise<{ body: EndpointResponse<N>; keys: string[] }> {
  const answer = await app.api.get(path).set(headers);
  expect({ path, status: answer.status, body: answer.status === 200 ? null : answer.body }).toEqual({ path, status: 200, body: null });
  return { body: responseSchemas[name].parse(answer.body) as EndpointResponse<N>, keys: (answer.get('Surrogate-Key') ?? '').split(' ') };
}

async function firstArticle(query: string) {
  const { body } = await read('articles', `/api/articles?${query}`);
  const [article] = body.items;
  if (article === undefined) throw new Error(`No article in ${query}.`);
  return article;
}

test.each([
  ['indexBoxes', '/api/index/boxes', 'front'], ['indexEpisodes', '/api/index/episodes', 'episodes'], ['indexSuperTag', '/api/index/mstag/belfold', 'super-tag:belfold'],
  ['articles', '/api/articles', 'newest'], ['articles', '/api/articles?flag=favorite', 'flag:favorite'], ['articles', '/api/articles?mstag=belfold&excludeTag=vasut', 'tag:vasut'],
  ['search', '/api/search', 'newest'], ['search', '/api/search?superTags=belfold', 'super-tag:belfold'], ['search', '/api/search?title=medve', 'titles'], ['search', '/api/search?term=medve', 'newest'], ['searchAutocomplete', '/api/search/autocomplete?term=v', 'titles'], ['searchArticles', '/api/search/articles?term=medv', 'newest'], ['search', '/api/search?for=after-new', 'super-tag:after'],
  ['indexBoxes', '/api/index/boxes', 'newest'], ['indexBoxes', '/api/index/boxes', 'super-tag:belfold'], ['indexBoxes', '/api/index/boxes', 'flag:pr'],
  ['searchHighlights', '/api/search/highlights?superTags=belfold', 'super-tag:belfold'], ['autoBlock', '/api/index/auto-block?v=4', 'flag:favorite'], ['autoBlock', '/api/index/auto-block', 'newest'],
  ['recommendedAll', '/api/recommended/mstag/all?v=20', 'newest'], ['recommendedBySuperTag', '/api/recommended/mstag/belfold?v=3', 'super-tag:belfold'],
  ['unique', '/api/unique/frontpage-podcast-block-position', 'unique:frontpage-podcast-block-position'], ['uniqueGroup', '/api/unique-groups/27', 'unique-group:27'],
  ['uniqueGroup', '/api/unique-groups/13', 'unique-group:13'], ['frontendInit', '/api/frontend/init', 'menus'], ['frontendInit', '/api/frontend/init', 'pr'], ['frontendRefresh', '/api/frontend/refresh', 'common'],
  ['impressStaff', '/api/impress/staff', 'staff'], ['episodes', '/api/episodes?perPage=3', 'episodes'], ['podcasts', '/api/podcasts/public/all', 'episodes'],
  ['archiveMonths', '/api/archive/months', 'archive'], ['archiveMonth', '/api/archive/months/2025-11', 'archive:2025-11'], ['archiveDays', '/api/archive/months/2025-11/days', 'archive:2025-11'],
  ['archiveRecent', '/api/archive/recent', 'newest'], ['feedArticles', '/api/feeds/articles', 'newest'], ['feedArticles', '/api/feeds/articles?mstag=belfold', 'super-tag:belfold'],
] as const)('%s answers %s by the contract, with the key %s', async (name, path, key) => {
  const { keys } = await read(name, path);
  expect(keys).toContain(key);
});

test.each(['/api/index/boxes', '/api/articles', '/api/search', '/api/frontend/init', '/api/frontend/refresh', '/api/impress/staff', '/api/index/episodes'])('%s answers the other site differently', async (path) => {
  const [main, regional] = await Promise.all([app.api.get(path), app.api.get(path).set(REGIONAL)]);
  expect([main.status, regional.status]).toEqual([200, 200]);
  expect(regional.text).not.toBe(main.text);
});

test('an article is answered by slug and by id, with the keys of itself and none of lists', async () => {
  const article = await firstArticle('mstag=belfold');
  const bySlug = await read('article', `/api/articles/${article.slug}`);
  const byId = await read('articleById', `/api/article/${article.id}`);
  expect(byId.body).toEqual(bySlug.body);
  expect(bySlug.body).toMatchObject({ id: article.id, contentTree: expect.any(Array), paragraphCount: expect.any(Number) });
  expect(bySlug.keys).toEqual([`article-id:${article.id}`, `article:${article.slug}`, 'super-tag-data:belfold', ...article.superTags.map(({ slug }) => `super-tag-data:${slug}`)]);
  expect(byId.keys).toEqual(bySlug.keys);
});

test('a live blog has a version and posts, page by page', async () => {
  const { body } = await read('search', '/api/search?perPage=50');
  const liveBlog = body.items.find(({ type }) => type === 'liveblog');
  if (liveBlog === undefined) throw new Error('The demo has no live blog among its newest articles.');
  expect((await read('articleVersion', `/api/articles/${liveBlog.slug}/version`)).body).toEqual({ v: liveBlog.version, updatedAt: liveBlog.updatedAt });
  const first = (await read('articleItems', `/api/articles/${liveBlog.id}/items?perPage=2`)).body;
  const second = (await read('articleItems', `/api/articles/${liveBlog.id}/items?perPage=2&page=2`)).body;
  expect(first.totalItems).toBeGreaterThan(3);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4);
  expect([first, second].map(({ page, version }) => ({ page, version }))).toEqual([{ page: 1, version: liveBlog.version }, { page: 2, version: liveBlog.version }]);
  const [post] = second.items;
  const found = await read('articleItems', `/api/articles/${liveBlog.id}/items?perPage=2&post=${post?.id}`);
  expect(found.body).toEqual(second);
  expect(found.keys).toEqual(expect.arrayContaining([`article-id:${liveBlog.id}`, `article:${liveBlog.slug}`, `article-id:${post?.id}`]));
  const changes = await read('articleChanges', `/api/articles/${liveBlog.id}/changes?since=${liveBlog.version}`);
  expect(changes.body).toMatchObject({ v: liveBlog.version, reload: false, upserts: [], removedIds: [], totalItems: first.totalItems, updatedAt: liveBlog.updatedAt });
  expect(changes.keys).toEqual(expect.arrayContaining([`article-id:${liveBlog.id}`, `article:${liveBlog.slug}`]));
  for (const missing of ['999999999', 'x', '0', liveBlog.id]) expect((await app.api.get(`/api/articles/${liveBlog.id}/items?post=${missing}`)).status, `post=${missing}`).toBe(404);
  for (const since of ['', '?since=', '?since=x', '?since=-1', '?since=1.5']) expect((await app.api.get(`/api/articles/${liveBlog.id}/changes${since}`)).status, since).toBe(422);
});

test('a list that something narrows has no key of lists in general', async () => {
  for (const path of ['/api/articles?mstag=belfold', '/api/search?superTags=belfold', '/api/search/highlights?superTags=belfold', '/api/index/mstag/belfold']) {
    const keys = ((await app.api.get(path)).get('Surrogate-Key') ?? '').split(' ');
    expect(keys.filter((key) => !key.startsWith('article-id:')), path).toEqual(['super-tag:belfold']);
  }
});

test('what every page asks for depends on menus and sponsored articles, and on no article besides', async () => {
  expect((await read('frontendInit', '/api/frontend/init')).keys).toEqual(['menus', 'pr']);
});

test('reactions, episodes and documents are found by what lists name', async () => {
  const article = await firstArticle('');
  expect((await read('facebookReaction', `/api/articles/facebook/reaction?slug=${article.slug}`)).body).toEqual({ count: expect.any(Number) });
  const episodes = (await read('indexEpisodes', '/api/index/episodes')).body;
  expect((await read('episode', `/api/episodes/${episodes.items[0]?.slug}`)).body).toEqual(episodes.items[0]);
  expect((await read('document', '/api/docs/feliratkozas-hirlevelekre')).body).toMatchObject({ contentTree: expect.any(Array) });
});

test('lists are narrowed by every filter, alone and together', async () => {
  const article = await firstArticle('mstag=belfold');
  const total = async (query: string) => (await read('articles', `/api/articles?${query}`)).body.totalItems;
  const all = await total('');
  for (const query of ['mstag=belfold', `tag=${article.tags[0]?.slug}`, `author=${article.articleAuthors[0]?.slug}`, 'flag=legfontosabb']) {
    const found = await total(query);
    expect({ query, isNarrower: found > 0 && found < all }).toEqual({ query, isNarrower: true });
    expect(await total(`${query}&mstag=belfold`)).toBeLessThanOrEqual(found);
  }
  expect(await total(`mstag=belfold&excludeTag=${article.tags[0]?.slug}`)).toBeLessThan(await total('mstag=belfold'));
  expect(await total('tag=nobody-has-this')).toBe(0);
});

test('without a filter only articles without a parent are listed', async () => {
  const { body } = await read('articles', '/api/articles?limit=50');
  expect(body.items.every(({ parentId }) => parentId === null)).toBe(true);
});

test('what is not there is a short 404', async () => {
  for (const path of ['/api/articles/nincs', '/api/article/999999999', '/api/article/x', '/api/articles/0/items', '/api/articles/nincs/version', '/api/articles/facebook/reaction', '/api/docs/nincs', '/api/unique/nincs', '/api/unique-groups/9999', '/api/index/mstag/nincs', '/api/recommended/mstag/nincs', '/api/episodes/nincs', '/api/search?for=nincs', '/api/nincs']) {
    const { status, body, headers } = await app.api.get(path);
    expect({ path, status, code: body.code, cached: headers['cache-control'] }).toEqual({ path, status: 404, code: 'NOT_FOUND', cached: 'public, max-age=10' });
  }
});

test('the contract is published, and the backend says that it lives', async () => {
  expect((await app.api.get('/api/openapi.json')).body).toMatchObject({ openapi: '3.1.0' });
  expect((await app.api.get('/healthz')).body).toEqual({ ok: true });
});

test('answers tell caches in between to ask again, and editors\' answers are theirs alone', async () => {
  expect((await app.api.get('/api/articles')).headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^W\//) });
  expect((await app.api.get('/api/articles').set(EDITOR)).headers).toMatchObject({ 'cache-control': 'private, no-store' });
});
