import { expect, test } from 'vitest';
import { toZonedTime } from './zoned-time.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

test('midnight is hour 0 of the new day, not hour 24 of the old one', () => {
  expect(toZonedTime(at('2026-11-20T23:00:00Z'), 'Europe/Budapest')).toEqual({ year: 2026, month: 11, day: 21, hour: 0, minute: 0 });
});

test('one moment has two clocks in the two zones of the product', () => {
  const moment = at('2026-11-21T13:05:59Z');
  expect(toZonedTime(moment, 'Europe/Budapest')).toMatchObject({ hour: 14, minute: 5 });
  expect(toZonedTime(moment, 'Europe/Bucharest')).toMatchObject({ hour: 15, minute: 5 });
});

test('an unknown zone is an error, not another zone', () => {
  expect(() => toZonedTime(0, 'Europe/Nowhere')).toThrow(RangeError);
});
