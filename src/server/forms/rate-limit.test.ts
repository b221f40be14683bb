import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('as many as allowed pass at once, then one for each part of the time', () => {
  let now = 1_000_000;
  const isAllowed = createRateLimit({ times: 3, everyMs: 60_000, now: () => now });
  expect([1, 2, 3, 4].map(() => isAllowed('a'))).toEqual([true, true, true, false]);
  expect(isAllowed('b')).toBe(true);
  now += 20_000;
  expect([isAllowed('a'), isAllowed('a')]).toEqual([true, false]);
  now += 60_000;
  expect([1, 2, 3, 4].map(() => isAllowed('a'))).toEqual([true, true, true, false]);
});
