import { expect, test } from 'vitest';
import { FIXTURE_NOW, makeApi, makeArticle, makeContext, makeSite, makeSuperTag } from '../../../../test/support/fixtures.ts';
import { editions } from '../../config/editions/editions.ts';
import type { Api } from '../../contract/api.ts';
import type { Article, ArticleItems } from '../../contract/schemas/article.ts';
import { articlePath } from '../../lib/canonical-path.ts';
import type { Site } from '../../lib/site.ts';
import type { PageContext } from '../page.ts';
import { loadArticle } from './load-article.ts';

const ADDRESS = '/belfold/2026/11/21/szazeves-a-bodrogvari-piaccsarnok';

function load(overrides: Partial<Article> = {}, { path = ADDRESS, site = {}, answers = {}, place = {} }: { path?: string; site?: Partial<Site>; answers?: Partial<Api>; place?: Partial<PageContext> } = {}) {
  const article = makeArticle(overrides);
  const [, mainSuperTag = '', year = '', month = '', day = '', slug = ''] = path.split('/');
  const api = makeApi({ article: () => Promise.resolve(article), ...answers });
  return loadArticle(makeContext({ path, params: { mainSuperTag, year, month, day, slug }, site: makeSite({ api, ...site }), ...place }));
}

test('at its address an article is loaded, and its HTML is not carried', async () => {
  const data = await load({ content: '<p>Szöveg.</p>', contentTree: [['p', null, ['Szöveg.']]] });
  expect(data.article).toMatchObject({ path: ADDRESS, title: 'Százéves a bodrogvári piaccsarnok', tree: [['p', null, ['Szöveg.']]] });
  expect(JSON.stringify(data)).not.toContain('<p>');
});

test('a backend without trees sends HTML, which is cleaned here', async () => {
  const data = await load({ content: '<p onclick="x()">Szöveg<script>x()</script>.</p>', contentTree: null });
  expect(data.article.tree).toEqual([['p', null, ['Szöveg.']]]);
});

test.each(['/sport/2026/11/21/szazeves-a-bodrogvari-piaccsarnok', '/belfold/2025/01/01/szazeves-a-bodrogvari-piaccsarnok', '/belfold/2026/11/21/regi-cim'])('%s is redirected to the canonical address', async (path) => {
  await expect(load({}, { path })).rejects.toMatchObject({ location: ADDRESS, status: 301 });
});

test('an address with letters that are escaped is its own canonical address', async () => {
  const slug = 'őszi-árvíz';
  const path = `/belfold/2026/11/21/${slug}`;
  expect((await load({ slug }, { path })).article.path).toBe(`/belfold/2026/11/21/${encodeURIComponent(slug)}`);
});

test.each(['/belfold/2026/november/21/x', '/a/b/c/d/e', '/belfold/26/11/21/x'])('%s is no article, and the backend is not asked', async (path) => {
  await expect(load({}, { path, answers: { article: () => Promise.reject(new Error('asked')) } })).rejects.toMatchObject({ code: 'NOT_FOUND', message: `Page Not Found: ${path}` });
});

test.each<[string, Partial<Article>]>([
  ['withdrawn', { active: false }],
  ['in a closed section', { mainSuperTag: makeSuperTag({ active: false }) }],
  ['not published yet', { pubDate: FIXTURE_NOW + 60 }],
  ['of the other edition only', { originatingSite: 'erdely', mirroringSites: [] }],
  ['without a section', { mainSuperTag: null }],
])('an article %s is not found', async (_, overrides) => {
  await expect(load(overrides)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an editor sees what is withdrawn', async () => {
  expect((await load({ active: false }, { site: { viewer: 'editor' } })).article.id).toBe(1);
});

test('a mirrored article is shown', async () => {
  const data = await load({ originatingSite: 'erdely', mirroringSites: ['lapszel'] });
  expect(data.head.sites).toEqual(['erdely', 'lapszel']);
  expect(data.head.copyOf).toBeNull();
});

test('a syndicated copy names its origin, the original does not', async () => {
  const mirrored = { originatingSite: 'erdely', mirroringSites: ['lapszel'], syndicatedCopy: true };
  expect((await load(mirrored)).head.copyOf).toBe('erdely');
  expect((await load(mirrored, { site: { edition: editions.regional } })).head.copyOf).toBeNull();
});

const ROUTE = { name: 'live_blog', path: '/:mainSuperTag/:year/:month/:day/:slug/elo', page: 'article', query: [], policy: 'article', key: 'article' } as const;
const makePost = (id: number) => makeArticle({ id, type: 'liveblogpost', parentId: 1, contentTree: null, content: '<p>Apad</p>' });

function answerItems(ids: readonly number[], rest: Partial<ArticleItems> = {}) {
  const asked: unknown[] = [];
  const articleItems: Api['articleItems'] = (args) => {
    asked.push(args);
    return Promise.resolve({ items: ids.map(makePost), pinnedItems: [], totalItems: 70, page: 1, version: 9, ...rest });
  };
  return { asked, answers: { articleItems } };
}

test('a live blog brings its first thirty posts', async () => {
  const { asked, answers } = answerItems([5]);
  const { blog } = await load({ type: 'liveblog' }, { answers });
  expect(asked).toEqual([{ params: { id: '1' }, query: { perPage: 30 } }]);
  expect(blog).toMatchObject({ v: 9, page: 1, total: 70, posts: [{ id: 5, tree: [['p', null, ['Apad']]] }] });
});

test('a further page has the posts, not what opens the live blog; the head still knows that', async () => {
  const { asked, answers } = answerItems([5]);
  const { article, blog, head } = await load({ type: 'liveblog' }, { answers, place: { page: 3 } });
  expect(asked).toEqual([{ params: { id: '1' }, query: { perPage: 30, page: 3 } }]);
  expect(blog?.page).toBe(3);
  expect(article).toMatchObject({ title: 'Százéves a bodrogvári piaccsarnok', lead: null, cover: null, tree: [] });
  expect(head).toMatchObject({ description: 'Hétfőn ünnepelték a csarnok századik születésnapját.', image: '/uploads/2026/11/market-1.jpg' });
});

test('a page after the last one is not found', async () => {
  await expect(load({ type: 'liveblog' }, { answers: answerItems([]).answers, place: { page: 4 } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a live blog without posts is a page', async () => {
  expect((await load({ type: 'liveblog' }, { answers: answerItems([], { totalItems: 0 }).answers })).blog?.posts).toEqual([]);
});

test('a post is found on the page where it stands', async () => {
  const { asked, answers } = answerItems([5], { page: 2 });
  const { blog } = await load({ type: 'liveblog' }, { answers, place: { post: 5 } });
  expect(asked).toEqual([{ params: { id: '1' }, query: { perPage: 30, post: 5 } }]);
  expect(blog).toMatchObject({ page: 2, posts: [{ id: 5 }] });
});

test('a backend that knows no places sends its first page: a post of the live blog leads there, another one is not found', async () => {
  const { answers } = answerItems([5]);
  const ask = (parentId: number, active = true) =>
    load({ type: 'liveblog' }, { answers: { ...answers, articleById: () => Promise.resolve(makeArticle({ id: 4, type: 'liveblogpost', parentId, active })) }, place: { post: 4 } });
  await expect(ask(1)).rejects.toMatchObject({ location: ADDRESS, status: 302 });
  await expect(ask(2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(ask(1, false)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an article that is no live blog has no pages and no posts', async () => {
  await expect(load({}, { place: { page: 2 } })).rejects.toMatchObject({ location: ADDRESS, status: 301 });
  await expect(load({}, { place: { post: 5 } })).rejects.toMatchObject({ location: ADDRESS, status: 301 });
});

test('the address that ends in /elo shows a live blog and nothing else', async () => {
  const { answers } = answerItems([5]);
  const place = { route: ROUTE, path: `${ADDRESS}/elo` };
  expect((await load({ type: 'liveblog' }, { answers, place })).article.path).toBe(ADDRESS);
  await expect(load({}, { place })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(load({ type: 'liveblog', slug: 'uj-cim' }, { answers, place })).rejects.toMatchObject({ location: '/belfold/2026/11/21/uj-cim' });
});

test('a redirect of a live blog keeps the page or post that was asked for', async () => {
  const path = '/belfold/2026/11/20/regi';
  await expect(load({ type: 'liveblog' }, { path, place: { page: 2 } })).rejects.toMatchObject({ location: `${ADDRESS}?oldal=2` });
  await expect(load({ type: 'liveblog' }, { path, place: { post: 5 } })).rejects.toMatchObject({ location: `${ADDRESS}?bejegyzes=5#post-5` });
});

test('a live blog’s post is redirected to its place in the live blog', async () => {
  const blog = makeArticle({ id: 3, type: 'liveblog', slug: 'tetozik-a-tisza' });
  const answers = { articleById: () => Promise.resolve(blog) };
  const location = `${articlePath({ pubDate: blog.pubDate, slug: blog.slug, mainSuperTag: makeSuperTag() })}?bejegyzes=1#post-1`;
  await expect(load({ type: 'liveblogpost', parentId: 3 }, { answers })).rejects.toMatchObject({ location, status: 301 });
});

test('a post without a live blog, or in one that is withdrawn, is not found', async () => {
  await expect(load({ type: 'liveblogpost', parentId: null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const answers = { articleById: () => Promise.resolve(makeArticle({ id: 3, type: 'liveblog', active: false })) };
  await expect(load({ type: 'liveblogpost', parentId: 3 }, { answers })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a paid article that lives at its sponsor is not for indexes', async () => {
  expect((await load({ ctUrl: 'https://example.org/', pr: true })).head.indexable).toBe(false);
  expect((await load({ pr: true })).head.indexable).toBe(true);
});

test('an English article says so', async () => {
  expect((await load({ english: true })).language).toBe('en');
  expect((await load()).language).toBe('hu');
});
