import { expect, test } from 'vitest';
import { dayPeriod } from './zoned-day.ts';

function hoursOf(day: string, timeZone: string): [string, number] {
  const { from, to } = dayPeriod(day, timeZone);
  return [new Date(from * 1000).toISOString(), (to - from) / 3600];
}

test.each([
  ['2026-11-21', '2026-11-20T23:00:00.000Z', 24],
  ['2026-07-01', '2026-06-30T22:00:00.000Z', 24],
  ['2026-03-29', '2026-03-28T23:00:00.000Z', 23],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', 25],
  ['2026-12-31', '2026-12-30T23:00:00.000Z', 24],
])('%s in Budapest begins at %s and has %i hours', (day, from, hours) => {
  expect(hoursOf(day, 'Europe/Budapest')).toEqual([from, hours]);
});

test('one day ends where the next begins', () => {
  expect(dayPeriod('2026-10-25', 'Europe/Budapest').to).toBe(dayPeriod('2026-10-26', 'Europe/Budapest').from);
});

test('a zone far from UTC has its own midnight', () => {
  expect(hoursOf('2026-11-21', 'Pacific/Auckland')).toEqual(['2026-11-20T11:00:00.000Z', 24]);
});
