import { expect, test } from 'vitest';
import { FIXTURE_NOW, makeApi, makeArticle, makeArticleSummaries, makeContext, makeSite, makeSuperTag, makeTag } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { editions } from '../../config/editions/editions.ts';
import type { Api } from '../../contract/api.ts';
import type { Article } from '../../contract/schemas/article.ts';
import type { Site } from '../../lib/site.ts';
import { toTeasers } from '../../lib/teaser.ts';
import type { PageContext } from '../page.ts';
import { articlePage } from './article-page.ts';
import { toArticleHead } from './article-head.ts';
import { toArticleStructuredData } from './article-structured-data.ts';
import { ArticleView } from './article-view.tsx';
import { decideArticlePolicy } from './decide-article-policy.ts';
import { loadArticle } from './load-article.ts';
import { loadNewest } from './load-newest.ts';

const PATH = '/belfold/2026/11/21/szazeves-a-bodrogvari-piaccsarnok';

async function open(overrides: Partial<Article> = {}, site: Partial<Site> = {}, place: Partial<PageContext> = {}) {
  const article = makeArticle(overrides);
  const context = makeContext({ path: PATH, params: { mainSuperTag: 'belfold', year: '2026', month: '11', day: '21', slug: article.slug }, site: makeSite({ api: makeApi({ article: () => Promise.resolve(article) }), ...site }), ...place });
  const data = await loadArticle(context);
  return { data, context, head: toArticleHead(data, context) };
}

test('the head describes the article for search engines and share cards', async () => {
  const { head } = await open({ tags: [makeTag()], updatedAt: FIXTURE_NOW, coverImageText: 'A csarnok. Rajz: Lapszél' });
  expect(head).toMatchObject({
    title: 'Százéves a bodrogvári piaccsarnok – Lapszél',
    description: 'Hétfőn ünnepelték a csarnok századik születésnapját.',
    canonical: `https://lapszel.hu${PATH}`,
    robots: 'max-image-preview:large',
    ogType: 'article',
    language: 'hu',
    image: { url: 'https://lapszel.hu/uploads/2026/11/market-1.jpg/169/l-1x.jpg', width: 1200, height: 675, alt: 'A csarnok. Rajz: Lapszél' },
    alternates: [],
  });
  expect(head.properties).toEqual([
    ['article:published_time', '2026-11-21T09:00:00Z'],
    ['article:modified_time', '2026-11-21T11:00:00Z'],
    ['article:section', 'Belföld'],
    ['article:tag', 'árvíz'],
    ['article:author', 'https://lapszel.hu/szerzo/dobrai-nora'],
  ]);
});

test('a description of its own comes before the lead', async () => {
  expect((await open({ ogDescription: 'Rövidebben.' })).head.description).toBe('Rövidebben.');
});

test('mirrored copies are canonical each, and the same set on each names both', async () => {
  const mirrored = { originatingSite: 'erdely', mirroringSites: ['lapszel'] };
  const main = (await open(mirrored)).head;
  const regional = (await open(mirrored, { edition: editions.regional })).head;
  expect(main.canonical).toBe(`https://lapszel.hu${PATH}`);
  expect(regional.canonical).toBe(`https://erdely.lapszel.ro${PATH}`);
  expect(main.alternates).toEqual([
    { hreflang: 'hu-RO', href: `https://erdely.lapszel.ro${PATH}` },
    { hreflang: 'hu-HU', href: `https://lapszel.hu${PATH}` },
    { hreflang: 'x-default', href: `https://erdely.lapszel.ro${PATH}` },
  ]);
  expect(regional.alternates).toEqual(main.alternates);
});

test('a syndicated copy points to its origin instead', async () => {
  const { head } = await open({ originatingSite: 'erdely', mirroringSites: ['lapszel'], syndicatedCopy: true });
  expect(head).toMatchObject({ canonical: `https://erdely.lapszel.ro${PATH}`, alternates: [] });
  const original = await open({ originatingSite: 'lapszel', mirroringSites: ['erdely'], syndicatedCopy: true });
  expect(original.head).toMatchObject({ canonical: `https://lapszel.hu${PATH}`, alternates: [] });
});

test('an article names its section’s feed, a live blog its own before it, and what is paid for none', async () => {
  const section = { title: 'Belföld – Lapszél', href: '/rss/rovat/belfold' };
  expect((await open()).head.feeds).toEqual([section]);
  expect((await openBlog()).head.feeds).toEqual([{ title: 'Élő: Százéves a bodrogvári piaccsarnok – Lapszél', href: '/rss/elo/szazeves-a-bodrogvari-piaccsarnok' }, section]);
  expect((await open({ pr: true })).head.feeds).toEqual([]);
});

test('copies for the app and paid articles that live elsewhere are not for indexes', async () => {
  expect((await open({}, { app: true })).head.robots).toBe('noindex');
  expect((await open({}, { screenshot: true })).head.robots).toBe('noindex');
  expect((await open({ pr: true, ctUrl: 'https://example.org/' })).head.robots).toBe('noindex');
});

test('structured data are a NewsArticle and the way to it', async () => {
  const { data, context } = await open();
  expect(toArticleStructuredData(data, context)).toMatchObject([
    { '@type': 'NewsArticle', datePublished: '2026-11-21T10:00:00+01:00', author: [{ name: 'Dobrai Nóra', url: 'https://lapszel.hu/szerzo/dobrai-nora' }] },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Lapszél' }, { name: 'Belföld' }, { name: 'Százéves a bodrogvári piaccsarnok' }] },
  ]);
});

const POST = makeArticle({ id: 5, type: 'liveblogpost', title: 'Apad', contentTree: [['p', null, ['Tíz centit.']]] });

function openBlog(overrides: Partial<Article> = {}, place: Partial<PageContext> = {}) {
  const articleItems: Api['articleItems'] = () => Promise.resolve({ items: [POST], pinnedItems: [], totalItems: 61, page: 2, version: 3 });
  const article = makeArticle({ type: 'liveblog', ...overrides });
  return open({ type: 'liveblog', ...overrides }, { api: makeApi({ article: () => Promise.resolve(article), articleItems }) }, place);
}

test('each page of a live blog is canonical, a post’s address is that of the page it stands on', async () => {
  expect((await openBlog()).head).toMatchObject({ canonical: `https://lapszel.hu${PATH}`, title: 'Százéves a bodrogvári piaccsarnok – Lapszél' });
  expect((await openBlog({}, { page: 3 })).head).toMatchObject({ canonical: `https://lapszel.hu${PATH}?oldal=3`, title: 'Százéves a bodrogvári piaccsarnok (3. oldal) – Lapszél' });
  const permalink = await openBlog({}, { post: 5 });
  expect(permalink.head.canonical).toBe(`https://lapszel.hu${PATH}?oldal=2`);
  expect(articlePage.path?.(permalink.data, permalink.context)).toBe(`${PATH}?oldal=2`);
});

test('structured data of a live blog are a LiveBlogPosting, which ends when it is no longer live', async () => {
  const live = await openBlog({ live: true });
  expect(toArticleStructuredData(live.data, live.context)[0]).toMatchObject({
    '@type': 'LiveBlogPosting',
    coverageStartTime: '2026-11-21T10:00:00+01:00',
    liveBlogUpdate: [{ headline: 'Apad', url: `https://lapszel.hu${PATH}?bejegyzes=5#post-5`, articleBody: 'Tíz centit.' }],
  });
  expect(toArticleStructuredData(live.data, live.context)[0]).not.toHaveProperty('coverageEndTime');
  const ended = await openBlog({ updatedAt: FIXTURE_NOW });
  expect(toArticleStructuredData(ended.data, ended.context)[0]).toMatchObject({ coverageEndTime: '2026-11-21T12:00:00+01:00' });
});

test('what is live brings React at once, but for pictures of pages', async () => {
  const isLive = ({ data, context }: Awaited<ReturnType<typeof open>>) => articlePage.live?.(data, context);
  expect(isLive(await openBlog({ live: true }))).toBe(true);
  expect(isLive(await openBlog())).toBe(false);
  expect(isLive(await open({ live: true }, { screenshot: true }))).toBe(false);
});

test('a live blog shows its posts as links to their own addresses', async () => {
  const { data } = await openBlog({ live: true });
  const html = renderInSite(<ArticleView data={data} slow={{ recommender: null, autoBlock: null, newest: null, holdBlog: null, liveScore: null, minutes: null }} />);
  expect(html).toContain(`href="${PATH}?bejegyzes=5#post-5"`);
  expect(html).toContain(`href="${PATH}?oldal=3"`);
});

test('a longform lies under the masthead, in its colours', async () => {
  const longform = await open({ type: 'longform', colorScheme: 'plum' });
  expect(articlePage.look?.(longform.data, longform.context)).toEqual({ headerOpacity: true, colorScheme: 'plum' });
  const article = await open();
  expect(articlePage.look?.(article.data, article.context)).toEqual({ headerOpacity: false, colorScheme: 'default' });
});

test.each([
  [0, false, 'freshArticle'],
  [3599, false, 'freshArticle'],
  [3600, false, 'article'],
  [86_399, false, 'article'],
  [86_400, false, 'archive'],
  [86_400, true, 'freshArticle'],
] as const)('%i s after the last change (live: %s) the policy is %s', (age, live, policy) => {
  expect(decideArticlePolicy({ changedAt: FIXTURE_NOW - age, live }, FIXTURE_NOW)).toBe(policy);
});

test('the four newest stand beside the article, without itself', async () => {
  const api = makeApi({ articles: () => Promise.resolve({ items: makeArticleSummaries(5, 1), totalItems: 5 }) });
  expect((await loadNewest({ api }, 3))?.map(({ id }) => id)).toEqual([1, 2, 4, 5]);
  expect(await loadNewest({ api: makeApi({ articles: () => Promise.resolve({ items: [], totalItems: 0 }) }) }, 3)).toBeNull();
});

test('without its slow blocks the page is whole', async () => {
  const { data } = await open();
  const html = renderInSite(<ArticleView data={data} slow={{ recommender: null, autoBlock: null, newest: null, holdBlog: null, liveScore: null, minutes: null }} />);
  expect(html).toContain('Szöveg.');
  // The box of newsletters stands under every article.
  expect(html.replace(/<aside data-react.*?<\/aside>/s, '')).not.toContain('<aside');
});

test('with them it leads on', async () => {
  const { data } = await open();
  const items = toTeasers(makeArticleSummaries(2, 10));
  const html = renderInSite(<ArticleView data={data} slow={{ recommender: [{ name: 'special', items }], autoBlock: { title: 'Friss cikkek', items }, newest: items, holdBlog: null, liveScore: null, minutes: null }} />);
  expect(html.match(/href="\/belfold\/2026\/11\/21\/cikk-10"/g)).toHaveLength(3);
  expect(html).toContain('href="/legfrissebb"');
});

test.each([
  ['holdblog', [['masik']]],
  ['belfold', []],
])('an article of the section %s asks for the hold-blog’s recommender: %j', async (slug, expected) => {
  const asked: string[][] = [];
  const { data, context } = await open(
    { mainSuperTag: makeSuperTag({ slug }) },
    {},
    { path: PATH.replace('belfold', slug), params: { mainSuperTag: slug, year: '2026', month: '11', day: '21', slug: 'szazeves-a-bodrogvari-piaccsarnok' } },
  );
  const api = makeApi({
    uniqueGroup: async () => ({ id: 13, uniques: [{ slug: 'hold-blog', content: '["masik","szazeves-a-bodrogvari-piaccsarnok"]' }] }),
    article: async (args) => {
      asked.push([args.params.slug]);
      return makeArticle({ slug: args.params.slug });
    },
  });
  await articlePage.slow?.['holdBlog']?.(data, { ...context, site: makeSite({ api }) });
  expect(asked).toEqual(expected);
});
