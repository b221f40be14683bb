import { describe, expect, test } from 'vitest';
import { makeApi, makeArticleSummaries, makeArticleSummary, makeAuthor, makeContext, makeSite, makeSuperTag, makeTag } from '../../../../test/support/fixtures.ts';
import { routes } from '../../config/routes.ts';
import type { Api, CallArgs } from '../../contract/api.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { AppError, isAppError, notFound } from '../../lib/errors.ts';
import type { PageContext } from '../page.ts';
import { loadArchive } from './load-archive.ts';

type Question = NonNullable<NonNullable<CallArgs<'search'>>['query']>;

const MONTHS = { items: [{ month: '2026-11', count: 120, updatedAt: 1 }, { month: '2026-10', count: 80, updatedAt: 1 }, { month: '2026-08', count: 3, updatedAt: 1 }] };

/** A backend with so many articles for every question; it notes what the search was asked. */
function makeBackend({ found = 25, items, ...answers }: Partial<Api> & { found?: number; items?: readonly ArticleSummary[] } = {}) {
  const asked: Question[] = [];
  const api = makeApi({
    search: async (args) => {
      const query = args?.query ?? {};
      asked.push(query);
      const shown = Math.max(0, Math.min(Number(query.perPage), found - (Number(query.oldal ?? 1) - 1) * Number(query.perPage)));
      return { items: [...(items ?? makeArticleSummaries(shown))], totalItems: found, title: null, rss: null, author: null, sponsor: null };
    },
    archiveMonths: async () => MONTHS,
    archiveDays: async ({ params: { month } }) => ({ items: month === '2026-10' ? [{ day: '2026-10-31', count: 4 }, { day: '2026-10-02', count: 1 }] : [] }),
    ...answers,
  });
  return { asked, api };
}

function open(api: Api, query: PageContext['query'] = {}, more: Partial<PageContext> = {}) {
  const route = routes.find(({ name }) => name === 'archivum') ?? makeContext().route;
  return loadArchive(makeContext({ site: makeSite({ api }), route, path: '/archivum', query, ...more }));
}

async function failureOf(promise: Promise<unknown>): Promise<string | null> {
  return promise.then(() => null, (error: unknown) => (isAppError(error) ? error.code : String(error)));
}

describe('without a question', () => {
  test('everything is listed, newest first, with the months to browse', async () => {
    const { asked, api } = makeBackend();
    expect(await open(api)).toMatchObject({ kind: 'all', results: { page: 1, totalPages: 3, totalItems: 25, totalIsCapped: false }, months: MONTHS.items });
    expect(asked).toEqual([{ perPage: 10 }]);
  });

  test('later pages have no months, and those beyond the last are not found', async () => {
    const { asked, api } = makeBackend();
    expect(await open(api, {}, { page: 3 })).toMatchObject({ results: { page: 3 }, months: [] });
    expect(asked).toEqual([{ oldal: 3, perPage: 10 }]);
    expect(await failureOf(open(api, {}, { page: 4 }))).toBe('NOT_FOUND');
  });

  test('a backend that cannot tell months has an archive without them', async () => {
    for (const error of [notFound('/api/archive/months'), new AppError('BACKEND_STATUS', 'not offered', { detail: { backendStatus: 501 } })]) {
      expect(await open(makeBackend({ archiveMonths: () => Promise.reject(error) }).api)).toMatchObject({ kind: 'all', months: [] });
    }
  });
});

describe('a search', () => {
  test('hands term and filters on', async () => {
    const { asked, api } = makeBackend();
    const data = await open(api, { term: 'árvíz', filters: '{"superTags":["belfold"],"title":["Tisza"]}' }, { page: 2, perPage: 20 });
    expect(asked).toEqual([{ term: 'árvíz', superTags: ['belfold'], title: ['Tisza'], oldal: 2, perPage: 20 }]);
    expect(data).toMatchObject({ kind: 'search', term: 'árvíz', filters: { superTags: ['belfold'], title: ['Tisza'] }, results: { totalPages: 2 }, months: [] });
  });

  test('says so where there is more than is counted', async () => {
    const search: Api['search'] = async () => ({ items: makeArticleSummaries(10), totalItems: 1000, totalIsCapped: true, title: null, rss: null, author: null, sponsor: null });
    expect(await open(makeBackend({ search }).api, { term: 'a' })).toMatchObject({ results: { totalIsCapped: true, totalPages: 100 } });
  });

  test('without a hit is a page all the same, with the months to browse; its second page is none', async () => {
    const { api } = makeBackend({ found: 0 });
    expect(await open(api, { term: 'zzz' })).toMatchObject({ kind: 'search', results: { totalItems: 0, articles: [] }, months: MONTHS.items });
    expect(await failureOf(open(api, { term: 'zzz' }, { page: 2 }))).toBe('NOT_FOUND');
  });

  test('has precedence over a day, and a day over a month', async () => {
    const { asked, api } = makeBackend();
    expect(await open(api, { term: 'a', nap: '2026-11-21', honap: '2026-10' })).toMatchObject({ kind: 'search' });
    expect(asked).toEqual([{ term: 'a', perPage: 10 }]);
    expect(await open(api, { nap: '2026-11-21', honap: '2026-10' })).toMatchObject({ kind: 'day' });
  });

  test('knows the names of its filters from what it found', async () => {
    const items = [makeArticleSummary({ mainSuperTag: makeSuperTag(), tags: [makeTag(), makeTag({ id: 2, slug: 'gat', name: 'gát' })], articleAuthors: [makeAuthor()] })];
    const { api } = makeBackend({ items });
    const data = await open(api, { filters: '{"superTags":["belfold"],"and_tags":["arviz","vasut"],"authors":["dobrai-nora"]}' });
    expect(data).toMatchObject({
      names: [
        { kind: 'superTags', value: 'belfold', label: 'Belföld' },
        { kind: 'and_tags', value: 'arviz', label: 'árvíz' },
        { kind: 'authors', value: 'dobrai-nora', label: 'Dobrai Nóra' },
      ],
    });
  });

  test('without a hit asks for the names of its filters, one by one; what has none goes by its slug', async () => {
    const search: Api['search'] = async (args) => {
      const { term, and_tags: tags, superTags } = args?.query ?? {};
      const title = term !== undefined ? null : superTags !== undefined ? 'Belföld' : String(tags) === 'vasut' ? 'vasút' : null;
      return { items: [], totalItems: 0, title, rss: null, author: null, sponsor: null };
    };
    expect(await open(makeBackend({ search }).api, { term: 'zzz', filters: '{"superTags":["belfold"],"and_tags":["vasut","nincs"],"title":["Tisza"]}' })).toMatchObject({
      names: [
        { kind: 'superTags', value: 'belfold', label: 'Belföld' },
        { kind: 'and_tags', value: 'vasut', label: 'vasút' },
      ],
    });
  });

  test('whose backend fails is no page', async () => {
    const search: Api['search'] = () => Promise.reject(new AppError('BACKEND_TIMEOUT', 'too late'));
    expect(await failureOf(open(makeBackend({ search }).api, { term: 'a' }))).toBe('BACKEND_TIMEOUT');
  });
});

describe('a month', () => {
  test('has its days, and the months next to it that have an article', async () => {
    expect(await open(makeBackend().api, { honap: '2026-10' })).toEqual({
      kind: 'month', month: '2026-10', days: [{ day: '2026-10-31', count: 4 }, { day: '2026-10-02', count: 1 }], earlier: '2026-08', later: '2026-11',
    });
  });

  test('without an article is not found', async () => {
    expect(await failureOf(open(makeBackend().api, { honap: '2026-09' }))).toBe('NOT_FOUND');
  });

  test('is not found where the backend does not offer days, and fails where the backend fails', async () => {
    const failing = (status: number) => makeBackend({ archiveDays: () => Promise.reject(new AppError('BACKEND_STATUS', 'no', { detail: { backendStatus: status } })) }).api;
    expect(await failureOf(open(failing(501), { honap: '2026-10' }))).toBe('NOT_FOUND');
    expect(await failureOf(open(failing(500), { honap: '2026-10' }))).toBe('BACKEND_STATUS');
  });
});

describe('a day', () => {
  test('lists what came out between two midnights in Budapest, fifty a page, whatever size is asked for', async () => {
    const { asked, api } = makeBackend({ found: 60 });
    const data = await open(api, { nap: '2026-10-25' }, { page: 2, perPage: 5 });
    expect(asked).toEqual([{ from: Date.UTC(2026, 9, 24, 22) / 1000, to: Date.UTC(2026, 9, 25, 23) / 1000, oldal: 2, perPage: 50 }]);
    expect(data).toMatchObject({ kind: 'day', day: '2026-10-25', results: { page: 2, totalPages: 2, totalItems: 60 } });
  });

  test('without an article is not found', async () => {
    expect(await failureOf(open(makeBackend({ found: 0 }).api, { nap: '2026-10-25' }))).toBe('NOT_FOUND');
  });
});
