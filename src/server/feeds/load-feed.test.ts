import { expect, test } from 'vitest';
import { makeApi, makeArticle, makeArticleSummaries, makeAuthor, makeSite } from '../../../test/support/fixtures.ts';
import type { Api } from '../../shared/contract/api.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import type { FeedSource } from '../../shared/lib/feed-path.ts';
import { loadFeed } from './load-feed.ts';

const SECTION: FeedSource = { kind: 'superTag', slug: 'belfold' };
const NONE = { title: null, rss: null, author: null, sponsor: null, items: [], totalItems: 0 };
const load = (answers: Partial<Api>, source: FeedSource = SECTION) => loadFeed(makeSite({ api: makeApi(answers) }), source);
const failing = (error: Error) => () => Promise.reject(error);

test.each<[FeedSource, string, string]>([
  [{ kind: 'newest' }, 'Lapszél', 'https://lapszel.hu/'],
  [SECTION, 'Belföld – Lapszél', 'https://lapszel.hu/rovat/belfold'],
  [{ kind: 'superTag', slug: 'english' }, 'Belföld – Lapszél', 'https://lapszel.hu/english'],
  [{ kind: 'tag', slug: 'arviz' }, 'Téma: Belföld – Lapszél', 'https://lapszel.hu/cimke/arviz'],
  [{ kind: 'tag', slug: 'ep-2024' }, 'Téma: Belföld – Lapszél', 'https://lapszel.hu/melleklet/ep-2024'],
])('the feed of %j is called %s and belongs to %s', async (source, title, pageUrl) => {
  expect(await load({ feedArticles: async () => ({ title: 'Belföld', author: null, items: [makeArticle()] }) }, source)).toMatchObject({ title, pageUrl });
});

test('the feed of an author is called by the author’s name', async () => {
  const feed = await load({ feedArticles: async () => ({ title: null, author: makeAuthor(), items: [makeArticle()] }) }, { kind: 'author', slug: 'dobrai-nora' });
  expect(feed).toMatchObject({ title: 'Dobrai Nóra cikkei – Lapszél', rssUrl: 'https://lapszel.hu/rss/szerzo/dobrai-nora', jsonUrl: 'https://lapszel.hu/rss/szerzo/dobrai-nora.json' });
});

test('it is as new as the last change of any of its items', async () => {
  const items = [makeArticle({ pubDate: 300, updatedAt: 300 }), makeArticle({ pubDate: 200, updatedAt: 900 })];
  expect((await load({ feedArticles: async () => ({ title: null, author: null, items }) })).updatedAt).toBe(900);
});

test.each([notFound('/api/feeds/articles'), new AppError('BACKEND_STATUS', '501', { detail: { backendStatus: 501 } })])('a backend without the call gives summaries from its lists', async (error) => {
  const asked: unknown[] = [];
  const feed = await load({
    feedArticles: failing(error),
    search: async (args) => {
      asked.push(args);
      return { ...NONE, title: 'Belföld', items: makeArticleSummaries(2) };
    },
  });
  expect(asked).toEqual([{ query: { superTags: ['belfold'], perPage: 30 } }]);
  expect(feed).toMatchObject({ title: 'Belföld – Lapszél', items: [{ title: '1. cikk', html: null }, { title: '2. cikk', html: null }] });
  const newest = await load({ feedArticles: failing(error), articles: async () => ({ items: makeArticleSummaries(1), totalItems: 1 }) }, { kind: 'newest' });
  expect(newest.items).toHaveLength(1);
});

test('a feed without an article is not found, nor is one with paid articles only', async () => {
  await expect(load({ feedArticles: failing(notFound('x')), search: async () => NONE })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(load({ feedArticles: async () => ({ title: 'PR', author: null, items: [makeArticle({ pr: true })] }) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a backend that fails is no empty feed', async () => {
  await expect(load({ feedArticles: failing(new AppError('BACKEND_TIMEOUT', 'Late.')) })).rejects.toMatchObject({ code: 'BACKEND_TIMEOUT' });
});

test('a live blog’s feed has its visible posts, pinned ones in their place', async () => {
  const post = (id: number, pubDate: number, active = true) => makeArticle({ id, type: 'liveblogpost', title: `${id}. bejegyzés`, pubDate, active });
  const blog = makeArticle({ type: 'liveblog', slug: 'arad' });
  const answers: Partial<Api> = { article: async () => blog, articleItems: async () => ({ items: [post(4, 400), post(3, 300, false), post(1, 100)], pinnedItems: [post(2, 200)], totalItems: 3, page: 1, version: 1 }) };
  const feed = await load(answers, { kind: 'liveBlog', slug: 'arad' });
  expect(feed.items.map(({ title }) => title)).toEqual(['4. bejegyzés', '2. bejegyzés', '1. bejegyzés']);
  const refused = [makeArticle(), { ...blog, active: false }, { ...blog, originatingSite: 'erdely' }];
  for (const article of refused) await expect(load({ ...answers, article: async () => article }, { kind: 'liveBlog', slug: 'arad' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
