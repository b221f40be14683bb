import { describe, expect, test } from 'vitest';
import { makeApi, makeArticleSummaries, makeAuthor, makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { routes, type Route } from '../../config/routes.ts';
import type { Api } from '../../contract/api.ts';
import type { SearchResult } from '../../contract/schemas/search.ts';
import { AppError } from '../../lib/errors.ts';
import type { PageContext } from '../page.ts';
import { loadListPage } from './load-list-page.ts';

type RouteName = (typeof routes)[number]['name'];

function makeResult(overrides: Partial<SearchResult> = {}): SearchResult {
  return { items: makeArticleSummaries(10), totalItems: 25, title: 'Belföld', rss: null, author: null, sponsor: null, ...overrides };
}

function routeOf(name: RouteName): Route {
  const route = routes.find((candidate) => candidate.name === name);
  if (route === undefined) throw new Error(`There is no route ${name}.`);
  return route;
}

function load(name: RouteName, answers: Partial<Api>, overrides: Partial<PageContext> = {}) {
  const path = overrides.path ?? `/${name}`;
  return loadListPage(makeContext({ route: routeOf(name), path, site: makeSite({ api: makeApi(answers) }), ...overrides }));
}

/** An answer that remembers what it was asked. */
function remember<Args, Answer>(answer: Answer): { calls: Args[]; call: (args: Args) => Promise<Answer> } {
  const calls: Args[] = [];
  return {
    calls,
    call: async (args) => {
      calls.push(args);
      return answer;
    },
  };
}

describe('the filter follows the route', () => {
  test('the newest list asks for articles without any filter', async () => {
    const articles = remember({ items: makeArticleSummaries(10), totalItems: 30 });
    const data = await load('legfrissebb', { articles: articles.call });
    expect(articles.calls).toEqual([{ query: { limit: 10 } }]);
    expect(data).toMatchObject({ title: 'Friss hírek', kind: null, totalPages: 3, takesSponsored: true });
  });

  test.each([
    ['legfontosabb', 'legfontosabb', 'Legfontosabb'],
    ['kedvenceink', 'favorite', 'Kedvenceink'],
  ] as const)('%s asks for the flag %s', async (name, flag, title) => {
    const articles = remember({ items: makeArticleSummaries(10), totalItems: 30 });
    const data = await load(name, { articles: articles.call }, { page: 2 });
    expect(articles.calls).toEqual([{ query: { flag, page: 2, limit: 10 } }]);
    expect(data).toMatchObject({ title, takesSponsored: false });
  });

  test.each([
    ['articles_by_tag', { and_tags: ['arviz'] }, 'tag'],
    ['articles_by_author', { authors: ['arviz'] }, 'author'],
  ] as const)('%s searches by %j', async (name, filter, kind) => {
    const search = remember(makeResult({ title: 'Árvíz' }));
    const data = await load(name, { search: search.call }, { params: { slug: 'arviz' }, page: 2, perPage: 5 });
    expect(search.calls).toEqual([{ query: { ...filter, oldal: 2, perPage: 5 } }]);
    expect(data).toMatchObject({ title: 'Árvíz', kind, totalPages: 5 });
  });

  test('a section searches by its super tag, and asks for what it puts forward', async () => {
    const search = remember(makeResult());
    const searchHighlights = remember({ items: makeArticleSummaries(6, 8) });
    const data = await load('articles_by_mstag', { search: search.call, searchHighlights: searchHighlights.call }, { params: { slug: 'belfold' } });
    expect(search.calls).toEqual([{ query: { superTags: ['belfold'], perPage: 10 } }]);
    expect(searchHighlights.calls).toEqual([{ query: { superTags: ['belfold'] } }]);
    expect(data.highlights.map((article) => article.id)).toEqual([11, 12, 13]);
  });

  test('the English section is the super tag english', async () => {
    const search = remember(makeResult({ title: 'english' }));
    const data = await load('english', { search: search.call, searchHighlights: async () => ({ items: [] }) });
    expect(search.calls).toEqual([{ query: { superTags: ['english'], perPage: 10 } }]);
    expect(data.title).toBe('English');
  });
});

test('an author list is called by the name of its author', async () => {
  const data = await load('articles_by_author', { search: async () => makeResult({ title: null, author: makeAuthor() }) }, { params: { slug: 'dobrai-nora' } });
  expect(data.title).toBe('Dobrai Nóra');
});

describe('not found', () => {
  test('a list without an article', async () => {
    const answers = { search: async () => makeResult({ items: [], totalItems: 0 }) };
    await expect(load('articles_by_tag', answers, { params: { slug: 'nincs' }, path: '/cimke/nincs' })).rejects.toMatchObject({ status: 404, message: 'Page Not Found: /cimke/nincs' });
  });

  test('page 1 of the newest list, where there is no article', async () => {
    await expect(load('legfrissebb', { articles: async () => ({ items: [], totalItems: 0 }) })).rejects.toMatchObject({ status: 404 });
  });

  test('a page beyond the last, even where a backend answers with the last one', async () => {
    await expect(load('legfrissebb', { articles: async () => ({ items: makeArticleSummaries(5), totalItems: 25 }) }, { page: 4 })).rejects.toMatchObject({ status: 404 });
  });
});

describe('highlights', () => {
  const search = async () => makeResult();

  test('that could not be had cost nothing but themselves', async () => {
    const searchHighlights = () => Promise.reject(new AppError('BACKEND_TIMEOUT', 'Late.'));
    expect((await load('articles_by_mstag', { search, searchHighlights }, { params: { slug: 'belfold' } })).highlights).toEqual([]);
  });

  test('do not hide a defect', async () => {
    const searchHighlights = () => Promise.reject(new TypeError('defect'));
    await expect(load('articles_by_mstag', { search, searchHighlights }, { params: { slug: 'belfold' } })).rejects.toThrow('defect');
  });
});

test.each([
  ['legfrissebb', false],
  ['english', false],
  ['articles_by_tag', true],
] as const)('on %s the latest-news block is there: %s', async (name, isThere) => {
  const answers = { articles: async () => ({ items: makeArticleSummaries(1), totalItems: 1 }), search: async () => makeResult(), searchHighlights: async () => ({ items: [] }) };
  const data = await load(name, answers, { params: { slug: 'x' } });
  expect(data.sidebar.includes('latestNews')).toBe(isThere);
});
