import { expect, test } from 'vitest';
import { toDayText, toShortDayText, toShortMonthText } from './day-text.ts';

test('days are written as readers write them, whole and where there is little room', () => {
  expect(toDayText('2026-04-03')).toBe('2026. április 3.');
  expect(toShortDayText('2026-09-13')).toBe('szept. 13.');
  expect(toShortMonthText('1999-01-04')).toBe('1999. jan.');
});
