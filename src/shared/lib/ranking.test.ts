import { expect, test } from 'vitest';
import { toRanks } from './ranking.ts';

test('rows without ties are numbered', () => {
  expect(toRanks([9, 7, 5])).toEqual([1, 2, 3]);
});

test('tied rows share a rank that only the first shows, and the next rank counts them all', () => {
  expect(toRanks([8, 7, 7, 7, 5, 5, 1])).toEqual([1, 2, null, null, 5, null, 7]);
  expect(toRanks([3, 3])).toEqual([1, null]);
});

test('no rows have no ranks', () => {
  expect(toRanks([])).toEqual([]);
});
