import { expect, test } from 'vitest';
import { makeArticleSummaries } from '../../../../test/support/fixtures.ts';
import { pickStripArticles, toShownIds } from './strip-articles.ts';

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test('a strip shows four of its section, those that stand nowhere above first', () => {
  expect(ids(pickStripArticles(makeArticleSummaries(8), new Set([1, 3])))).toEqual([2, 4, 5, 6]);
});

test('a small section repeats a story rather than leave its strip empty', () => {
  expect(ids(pickStripArticles(makeArticleSummaries(3), new Set([1, 2])))).toEqual([3, 1, 2]);
});

test('only what editors place by hand counts as shown: every story is among the newest once', () => {
  const block = { position: 1, title: null, superTag: null };
  const shown = toShownIds([
    { ...block, name: 'lead', articles: makeArticleSummaries(2) },
    { ...block, name: 'newest', articles: makeArticleSummaries(3, 10) },
  ]);
  expect([...shown]).toEqual([1, 2]);
});
