import { describe, expect, test } from 'vitest';
import { makeApi, makeArticleSummaries, makeCommon, makeContext, makeInit, makeSite } from '../../../../test/support/fixtures.ts';
import type { Api } from '../../contract/api.ts';
import { AppError } from '../../lib/errors.ts';
import type { PageContext } from '../page.ts';
import { loadFront, loadPodcasts, loadStrips } from './load-front.ts';

const articles = makeArticleSummaries(8);
const lead = { name: 'lead', position: 1, title: null, superTag: null, articles: articles.slice(0, 1) };
const strip = { name: 'strip', position: 2, title: null, superTag: 'sport', articles: [] };

function context(answers: Partial<Api> = {}): PageContext {
  const api = makeApi({
    indexBoxes: async () => ({ items: [lead, strip] }),
    articles: async () => ({ items: articles, totalItems: articles.length }),
    unique: async () => ({ slug: 'frontpage-podcast-block-position', content: '1' }),
    ...answers,
  });
  return makeContext({ site: makeSite({ api }), path: '/', common: makeCommon({ init: makeInit({ latestPrArticles: articles.slice(0, 1) }) }) });
}

function failing(code: 'NOT_FOUND' | 'BACKEND_TIMEOUT'): () => Promise<never> {
  return () => Promise.reject(new AppError(code, 'from the test'));
}

describe('front page', () => {
  test('has the editors’ blocks, six newest, podcasts and sponsored articles', async () => {
    const { blocks } = await loadFront(context());
    expect(blocks.map(({ name, articles: shown }) => [name, shown.length])).toEqual([
      ['lead', 1],
      ['newest', 6],
      ['podcasts', 0],
      ['strip', 0],
      ['sponsored', 1],
    ]);
  });

  test('gives the first large picture priority', async () => {
    expect((await loadFront(context())).priority).toBe(0);
  });

  test('without any block is an error, never an empty page', async () => {
    await expect(loadFront(context({ indexBoxes: async () => ({ items: [] }) }))).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  test('with an unknown block is an error', async () => {
    await expect(loadFront(context({ indexBoxes: async () => ({ items: [{ ...lead, name: 'korhinta' }] }) }))).rejects.toMatchObject({ code: 'UNKNOWN_BLOCK' });
  });

  test('has no podcasts where the newsroom gives no position, and fails where the backend fails', async () => {
    const { blocks } = await loadFront(context({ unique: failing('NOT_FOUND') }));
    expect(blocks.map(({ name }) => name)).not.toContain('podcasts');
    await expect(loadFront(context({ unique: failing('BACKEND_TIMEOUT') }))).rejects.toMatchObject({ code: 'BACKEND_TIMEOUT' });
  });
});

describe('slow blocks', () => {
  test('podcasts are asked for only where they have a place', async () => {
    const withoutPlace = await loadFront(context({ unique: failing('NOT_FOUND') }));
    expect(await loadPodcasts(withoutPlace, context())).toBeNull();
  });

  test('a strip loads its section’s newest, what stands above last', async () => {
    const page = context({ indexSuperTag: async () => ({ title: 'Sport', slug: 'sport', items: articles.slice(0, 3) }) });
    const strips = await loadStrips(await loadFront(page), page);
    expect(strips?.['sport']?.items.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  test('a strip that fails leaves the others; when all fail, the block fails', async () => {
    const boxes = { indexBoxes: async () => ({ items: [lead, strip, { ...strip, superTag: 'tech', position: 3 }] }) };
    const sportOnly = context({ ...boxes, indexSuperTag: async ({ params: { tag } }) => (tag === 'sport' ? { title: 'Sport', slug: tag, items: articles } : failing('BACKEND_TIMEOUT')()) });
    expect(Object.keys((await loadStrips(await loadFront(sportOnly), sportOnly)) ?? {})).toEqual(['sport']);
    const none = context({ ...boxes, indexSuperTag: failing('BACKEND_TIMEOUT') });
    await expect(loadStrips(await loadFront(none), none)).rejects.toMatchObject({ code: 'BACKEND_TIMEOUT' });
  });
});
