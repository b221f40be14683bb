import { expect, test } from 'vitest';
import { decideDay } from './decide-day.ts';

const days = ['2024-06-14', '2024-06-16', '2024-07-14'].map((date) => ({ date, matches: 1 }));

test.each([
  ['2024-06-16', '2024-06-16'],
  ['2024-06-15', '2024-06-16'],
  ['2024-06-20', '2024-06-16'],
  ['2023-01-01', '2024-06-14'],
  ['2026-11-22', '2024-07-14'],
])('on %s the day is %s', (today, day) => {
  expect(decideDay(days, today)).toBe(day);
});

test('without days there is none', () => {
  expect(decideDay([], '2024-06-16')).toBeNull();
});
