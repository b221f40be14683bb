import { expect, test } from 'vitest';
import { toMatchDay, toMatchDayPeriod } from './match-day.ts';

test('a match belongs to the day of the main edition’s calendar, whatever UTC shows', () => {
  expect(toMatchDay(Date.UTC(2024, 5, 14, 21, 59) / 1000)).toBe('2024-06-14');
  expect(toMatchDay(Date.UTC(2024, 5, 14, 22) / 1000)).toBe('2024-06-15');
});

test('a day lasts from midnight to midnight, and longer where clocks are put back', () => {
  expect(toMatchDayPeriod('2024-06-14')).toEqual({ from: Date.UTC(2024, 5, 13, 22) / 1000, to: Date.UTC(2024, 5, 14, 22) / 1000 });
  const period = toMatchDayPeriod('2024-10-27');
  expect(((period?.to ?? 0) - (period?.from ?? 0)) / 3600).toBe(25);
});

test.each(['2024-06-31', '2024-13-01', '2024-6-1', 'ma', '2024-06-14x', ''])('%s is no day', (day) => {
  expect(toMatchDayPeriod(day)).toBeNull();
});
