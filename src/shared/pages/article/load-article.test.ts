import { expect, test } from 'vitest';
import { FIXTURE_NOW, makeApi, makeArticle, makeContext, makeSite, makeSuperTag } from '../../../../test/support/fixtures.ts';
import { editions } from '../../config/editions/editions.ts';
import type { Api } from '../../contract/api.ts';
import type { Article } from '../../contract/schemas/article.ts';
import { articlePath } from '../../lib/canonical-path.ts';
import type { Site } from '../../lib/site.ts';
import { loadArticle } from './load-article.ts';

const ADDRESS = '/belfold/2026/11/21/szazeves-a-bodrogvari-piaccsarnok';

function load(overrides: Partial<Article> = {}, { path = ADDRESS, site = {}, answers = {} }: { path?: string; site?: Partial<Site>; answers?: Partial<Api> } = {}) {
  const article = makeArticle(overrides);
  const [, mainSuperTag = '', year = '', month = '', day = '', slug = ''] = path.split('/');
  const api = makeApi({ article: () => Promise.resolve(article), ...answers });
  return loadArticle(makeContext({ path, params: { mainSuperTag, year, month, day, slug }, site: makeSite({ api, ...site }) }));
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

test('a live blog brings its first thirty posts', async () => {
  const asked: unknown[] = [];
  const articleItems: Api['articleItems'] = (args) => {
    asked.push(args);
    return Promise.resolve({ items: [makeArticle({ id: 5, type: 'liveblogpost', contentTree: null, content: '<p>Apad</p>' })], pinnedItems: [], totalItems: 1, page: 1, version: 1 });
  };
  const { article } = await load({ type: 'liveblog' }, { answers: { articleItems } });
  expect(asked).toEqual([{ params: { id: '1' }, query: { perPage: 30 } }]);
  expect(article.posts?.items).toMatchObject([{ id: 5, tree: [['p', null, ['Apad']]] }]);
});

test('a live blog’s post is redirected to its place in the live blog', async () => {
  const blog = makeArticle({ id: 3, type: 'liveblog', slug: 'tetozik-a-tisza' });
  const answers = { articleById: () => Promise.resolve(blog) };
  const location = `${articlePath({ pubDate: blog.pubDate, slug: blog.slug, mainSuperTag: makeSuperTag() })}#post-1`;
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
