import { expect, test } from 'vitest';
import { makeApi, makeArticleSummaries, makeArticleSummary } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import type { Recommended } from '../../contract/schemas/article.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { drawRecommenderVersion } from './draw-recommender.ts';
import { loadRecommender } from './load-recommender.ts';
import { resolveRecommendedCall } from './recommended-call.ts';
import { toRecommenderLists } from './recommender-lists.ts';
import { Recommender } from './recommender.tsx';

const NONE: Recommended = { special: [], breaking: [], important: [], newest: [], favorite: [], pr: [], after: [] };

function full(): Recommended {
  const names = ['special', 'breaking', 'important', 'newest', 'favorite', 'pr'] as const;
  return { ...NONE, ...Object.fromEntries(names.map((name, index) => [name, makeArticleSummaries(10, 100 * (index + 1))])) };
}

const lengths = (recommended: Recommended) => Object.fromEntries(toRecommenderLists(recommended, 0).map(({ name, items }) => [name, items.length]));

test('each list has its cap', () => {
  expect(lengths(full())).toEqual({ special: 4, breaking: 6, important: 4, newest: 4, favorite: 6, pr: 3 });
});

test('beside an After list there are two sponsored articles', () => {
  expect(lengths({ ...full(), after: makeArticleSummaries(2, 900) })).toMatchObject({ pr: 2, after: 2 });
});

test('the article being read is left out, and the next one moves up', () => {
  const lists = toRecommenderLists({ ...NONE, special: makeArticleSummaries(5, 1) }, 2);
  expect(lists[0]?.items.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
});

test('no article stands twice: the first list that has it keeps it', () => {
  const lists = toRecommenderLists({ ...NONE, special: makeArticleSummaries(2, 1), breaking: makeArticleSummaries(3, 1) }, 0);
  expect(lists.map(({ items }) => items.map(({ id }) => id))).toEqual([[1, 2], [3]]);
});

test('empty lists are not shown', () => {
  expect(toRecommenderLists({ ...NONE, newest: makeArticleSummaries(1, 5) }, 5)).toEqual([]);
});

test('versions run from 1 to 20 without repeat', () => {
  let history: number[] = [];
  for (let round = 0; round < 20; round += 1) history = drawRecommenderVersion(history, `7.${round}`).history;
  expect(history.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('the first draw belongs to the page: the same seed draws the same, other seeds others', () => {
  expect(drawRecommenderVersion([], '7.1')).toEqual(drawRecommenderVersion([], '7.1'));
  expect(new Set(Array.from({ length: 50 }, (_, id) => drawRecommenderVersion([], `${id}.1`).drawn)).size).toBeGreaterThan(10);
});

test.each([
  [undefined, null],
  ['/api/recommended/mstag/all', null],
  ['/api/recommended/mstag/sport', 'sport'],
  ['/api/recommended/mstag/sport?v=3', null],
  ['/api/recommended/mstag/../../logout', null],
  ['https://evil.example/api/recommended/mstag/sport', null],
  ['/api/recommended/mstag/%2e%2e', null],
])('the address %s asks for %s', (address, superTag) => {
  expect(resolveRecommendedCall(address)).toEqual({ superTag });
});

test('a section that is closed falls back to all sections, another error does not', async () => {
  const article = { articleId: 0, version: 7, call: { superTag: 'sport' } };
  const recommendedAll = () => Promise.resolve({ ...NONE, special: makeArticleSummaries(1, 1) });
  const gone = makeApi({ recommendedAll, recommendedBySuperTag: () => Promise.reject(notFound('/x')) });
  expect(await loadRecommender({ api: gone }, article)).toHaveLength(1);
  const slow = makeApi({ recommendedAll, recommendedBySuperTag: () => Promise.reject(new AppError('BACKEND_TIMEOUT', 'late')) });
  await expect(loadRecommender({ api: slow }, article)).rejects.toMatchObject({ code: 'BACKEND_TIMEOUT' });
});

test('the drawn version is asked for; nothing to recommend is no block', async () => {
  const asked: unknown[] = [];
  const api = makeApi({
    recommendedAll: (args) => {
      asked.push(args?.query?.v);
      return Promise.resolve(NONE);
    },
  });
  expect(await loadRecommender({ api }, { articleId: 1, version: 7, call: { superTag: null } })).toBeNull();
  expect(asked).toEqual([7]);
});

test('a sponsored article opens a new tab and says so', () => {
  const html = renderInSite(<Recommender lists={toRecommenderLists({ ...NONE, pr: [makeArticleSummary({ ctUrl: 'https://example.org/x' })] }, 0)} />);
  expect(html).toContain('<h2 class="heading">Támogatott tartalom</h2>');
  expect(html).toMatch(/<a href="https:\/\/example\.org\/x"[^>]* target="_blank" rel="sponsored noopener"/);
  expect(html).toContain('(Új lapon nyílik meg)');
});
