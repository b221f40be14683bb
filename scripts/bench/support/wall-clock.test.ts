import { expect, test } from 'vitest';
import { toMoment } from './wall-clock.ts';

test.each([
  ['UTC', '2026-11-21T23:59:30.000Z'],
  ['Europe/Budapest', '2026-11-21T22:59:30.000Z'],
  ['Europe/Bucharest', '2026-11-21T21:59:30.000Z'],
  ['America/New_York', '2026-11-22T04:59:30.000Z'],
  ['Asia/Tokyo', '2026-11-21T14:59:30.000Z'],
])('half past 23:59 in %s is %s', (zone, moment) => {
  expect(toMoment('2026-11-21T23:59:30', zone)).toBe(moment);
});

test('summer time counts', () => {
  expect(toMoment('2026-07-01T12:00:00', 'Europe/Budapest')).toBe('2026-07-01T10:00:00.000Z');
});
