import { expect, test } from 'vitest';
import { sortRows } from './sort-rows.ts';

test('who did not get a place stands below, in the order given', () => {
  const rows = [{ position: null, id: 1 }, { position: 2, id: 2 }, { position: null, id: 3 }, { position: 1, id: 4 }];
  expect(sortRows(rows).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
});
