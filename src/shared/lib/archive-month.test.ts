import { expect, test } from 'vitest';
import { toArchiveMonth } from './archive-month.ts';

test.each([
  ['2026-10-31T22:59:59Z', '2026-10'],
  ['2026-10-31T23:00:00Z', '2026-11'],
  ['2026-06-30T22:00:00Z', '2026-07'],
  ['2025-12-31T23:30:00Z', '2026-01'],
])('%s belongs to %s, by the clock of article addresses', (moment, month) => {
  expect(toArchiveMonth(Date.parse(moment) / 1000)).toBe(month);
});
