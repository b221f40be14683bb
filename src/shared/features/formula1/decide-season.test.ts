import { expect, test } from 'vitest';
import { decideSeason } from './decide-season.ts';

test.each([
  ['this year', 2026, [2023, 2026, 2025], 2026],
  ['the newest where this year has none', 2027, [2023, 2026, 2025], 2026],
  ['this year where nobody knows the seasons', 2026, [], 2026],
])('the season is %s', (_, thisYear, seasons, expected) => {
  expect(decideSeason(thisYear, seasons)).toBe(expected);
});
