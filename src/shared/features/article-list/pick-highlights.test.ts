import { expect, test } from 'vitest';
import { makeArticleSummaries } from '../../../../test/support/fixtures.ts';
import { pickHighlights } from './pick-highlights.ts';

test('the block never repeats an article of the main list', () => {
  const picked = pickHighlights(makeArticleSummaries(8), makeArticleSummaries(3));
  expect(picked.map((article) => article.id)).toEqual([4, 5, 6, 7]);
});

test('the block has four articles at most, in the order of the newsroom', () => {
  expect(pickHighlights(makeArticleSummaries(9, 20).toReversed(), []).map((article) => article.id)).toEqual([28, 27, 26, 25]);
});

test('where the list shows them all there is no block', () => {
  expect(pickHighlights(makeArticleSummaries(4), makeArticleSummaries(10))).toEqual([]);
});
