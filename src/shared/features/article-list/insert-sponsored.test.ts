import { expect, test } from 'vitest';
import { makeArticleSummaries } from '../../../../test/support/fixtures.ts';
import { insertSponsored } from './insert-sponsored.ts';

const idsOf = (articles: readonly { id: number }[]) => articles.map((article) => article.id);

test('a sponsored article follows the fourth item', () => {
  expect(idsOf(insertSponsored(makeArticleSummaries(6), makeArticleSummaries(2, 90)))).toEqual([1, 2, 3, 4, 90, 5, 6]);
});

test('one that the list shows already is passed over', () => {
  const [listed, other] = [...makeArticleSummaries(1, 3), ...makeArticleSummaries(1, 91)];
  expect(idsOf(insertSponsored(makeArticleSummaries(4), [listed, other].filter((article) => article !== undefined)))).toEqual([1, 2, 3, 4, 91]);
});

test('a list shorter than its place, and a list without sponsors, stay as they are', () => {
  const short = makeArticleSummaries(3);
  expect(insertSponsored(short, makeArticleSummaries(1, 90))).toBe(short);
  expect(idsOf(insertSponsored(makeArticleSummaries(5), []))).toEqual([1, 2, 3, 4, 5]);
});
