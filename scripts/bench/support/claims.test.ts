import { expect, test } from 'vitest';
import { atLeast, atMost, exactly, toClaimTable, toMs } from './claims.ts';

test('a claim knows whether it was reached', () => {
  expect(atMost('x', 5, 5).reached).toBe(true);
  expect(atMost('x', 5.01, 5).reached).toBe(false);
  expect(atLeast('x', 5, 5).reached).toBe(true);
  expect(atLeast('x', 4.99, 5).reached).toBe(false);
  expect(exactly('x', 1, 1).reached).toBe(true);
  expect(exactly('x', 2, 1).reached).toBe(false);
});

test('the table lines its columns up', () => {
  const table = toClaimTable([atMost('a long figure', 1234.4, 2000, toMs), { figure: 'b', measured: '1', target: '–', reached: null }]);
  const [header, first, second] = table.split('\n');
  expect(header).toMatch(/^figure +measured +floor +ratio +target +reached$/);
  expect(first).toMatch(/^a long figure +1234 ms +– +– +≤ 2000 ms +yes$/);
  expect(second?.indexOf('1')).toBe(first?.indexOf('1234'));
});
