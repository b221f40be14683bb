import { expect, test } from 'vitest';
import { formatAbsoluteDate, formatRelativeDate, isMinutesOld, toIsoDate, type DateDisplay } from './relative-date.ts';

const budapest: DateDisplay = { timeZone: 'Europe/Budapest', language: 'hu' };
const bucharest: DateDisplay = { timeZone: 'Europe/Bucharest', language: 'hu' };
const english: DateDisplay = { timeZone: 'Europe/Budapest', language: 'en' };
const at = (iso: string) => Date.parse(iso) / 1000;
const relative = (then: string, now: string, display: DateDisplay) => formatRelativeDate(at(then), at(now), display);

test('the full date in both languages', () => {
  const moment = at('2026-11-21T13:05:00Z');
  expect(formatAbsoluteDate(moment, budapest)).toBe('2026. november 21. 14:05');
  expect(formatAbsoluteDate(moment, bucharest)).toBe('2026. november 21. 15:05');
  expect(formatAbsoluteDate(moment, english)).toBe('21 November 2026 02:05 PM');
});

test('every month has its name', () => {
  const months = Array.from({ length: 12 }, (_, index) => formatAbsoluteDate(Date.UTC(2026, index, 5, 12) / 1000, budapest).split(' ')[1]);
  expect(months.join(' ')).toBe('január február március április május június július augusztus szeptember október november december');
  expect(formatAbsoluteDate(at('2026-05-05T12:00:00Z'), english)).toContain('5 May 2026');
});

test('English clocks say 12 at midnight and at noon', () => {
  expect(formatAbsoluteDate(at('2026-06-09T22:30:00Z'), english)).toBe('10 June 2026 12:30 AM');
  expect(formatAbsoluteDate(at('2026-06-10T10:30:00Z'), english)).toBe('10 June 2026 12:30 PM');
  expect(formatAbsoluteDate(at('2026-06-10T09:59:00Z'), english)).toBe('10 June 2026 11:59 AM');
});

test('the first minute reads "most" and "now"', () => {
  expect(relative('2026-11-21T13:05:00Z', '2026-11-21T13:05:00Z', budapest)).toBe('most');
  expect(relative('2026-11-21T13:05:00Z', '2026-11-21T13:05:59Z', english)).toBe('now');
});

test('under 60 minutes a date reads in minutes', () => {
  expect(relative('2026-11-21T13:00:00Z', '2026-11-21T13:01:00Z', budapest)).toBe('1 perce');
  expect(relative('2026-11-21T13:00:00Z', '2026-11-21T13:01:00Z', english)).toBe('1 minute ago');
  expect(relative('2026-11-21T13:00:00Z', '2026-11-21T13:59:59Z', budapest)).toBe('59 perce');
  expect(relative('2026-11-21T13:00:00Z', '2026-11-21T13:59:59Z', english)).toBe('59 minutes ago');
});

test('from 60 minutes on the same day reads "ma" and "today"', () => {
  expect(relative('2026-11-21T13:05:00Z', '2026-11-21T14:05:00Z', budapest)).toBe('ma 14:05');
  expect(relative('2026-11-21T13:05:00Z', '2026-11-21T14:05:00Z', english)).toBe('today 02:05 PM');
});

test('another day of the year reads as day and time, the same day of another month too', () => {
  expect(relative('2026-11-03T13:05:00Z', '2026-11-21T14:05:00Z', budapest)).toBe('november 3. 14:05');
  expect(relative('2026-10-21T12:05:00Z', '2026-11-21T14:05:00Z', budapest)).toBe('október 21. 14:05');
  expect(relative('2026-11-03T13:05:00Z', '2026-11-21T14:05:00Z', english)).toBe('3 November 02:05 PM');
});

test('another year reads as the full date, the same day a year ago too', () => {
  expect(relative('2025-11-21T13:05:00Z', '2026-11-21T14:05:00Z', budapest)).toBe('2025. november 21. 14:05');
  expect(relative('2025-11-21T13:05:00Z', '2026-11-21T14:05:00Z', english)).toBe('21 November 2025 02:05 PM');
});

test('23:59 is still today, and minutes run across midnight', () => {
  expect(relative('2026-11-21T06:00:00Z', '2026-11-21T22:59:59Z', budapest)).toBe('ma 07:00');
  expect(relative('2026-11-21T06:00:00Z', '2026-11-21T23:00:00Z', budapest)).toBe('november 21. 07:00');
  expect(relative('2026-11-21T22:59:00Z', '2026-11-21T23:10:00Z', budapest)).toBe('11 perce');
});

test('the two zones can stand on two days', () => {
  expect(relative('2026-11-21T20:00:00Z', '2026-11-21T22:30:00Z', budapest)).toBe('ma 21:00');
  expect(relative('2026-11-21T20:00:00Z', '2026-11-21T22:30:00Z', bucharest)).toBe('november 21. 22:00');
});

test('at the edge of the year the year is that of the zone', () => {
  expect(relative('2026-12-31T21:30:00Z', '2026-12-31T22:45:00Z', budapest)).toBe('ma 22:30');
  expect(relative('2026-12-31T21:30:00Z', '2026-12-31T22:45:00Z', bucharest)).toBe('2026. december 31. 23:30');
  expect(relative('2026-12-31T22:50:00Z', '2026-12-31T23:10:00Z', budapest)).toBe('20 perce');
});

test('when clocks go back both hours read alike, and minutes stay right', () => {
  expect(formatAbsoluteDate(at('2026-10-25T00:30:00Z'), budapest)).toBe('2026. október 25. 02:30');
  expect(formatAbsoluteDate(at('2026-10-25T01:30:00Z'), budapest)).toBe('2026. október 25. 02:30');
  expect(formatAbsoluteDate(at('2026-10-25T00:30:00Z'), bucharest)).toBe('2026. október 25. 03:30');
  expect(formatAbsoluteDate(at('2026-10-25T01:30:00Z'), bucharest)).toBe('2026. október 25. 03:30');
  expect(relative('2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z', budapest)).toBe('30 perce');
});

test('when clocks go forward there is no hour 2 in Budapest and no hour 3 in Bucharest', () => {
  expect(formatAbsoluteDate(at('2026-03-29T00:59:00Z'), budapest)).toBe('2026. március 29. 01:59');
  expect(formatAbsoluteDate(at('2026-03-29T01:00:00Z'), budapest)).toBe('2026. március 29. 03:00');
  expect(formatAbsoluteDate(at('2026-03-29T00:59:00Z'), bucharest)).toBe('2026. március 29. 02:59');
  expect(formatAbsoluteDate(at('2026-03-29T01:00:00Z'), bucharest)).toBe('2026. március 29. 04:00');
});

test('a leap day is a day', () => {
  expect(relative('2028-02-29T11:00:00Z', '2028-02-29T13:00:00Z', budapest)).toBe('ma 12:00');
  expect(relative('2028-02-29T11:00:00Z', '2028-03-01T11:00:00Z', budapest)).toBe('február 29. 12:00');
});

test('a date that lies ahead reads as the full date', () => {
  expect(relative('2026-11-21T13:05:00Z', '2026-11-21T13:04:59Z', budapest)).toBe('2026. november 21. 14:05');
  expect(relative('2026-11-22T13:05:00Z', '2026-11-21T13:05:00Z', english)).toBe('22 November 2026 02:05 PM');
});

test('a date is minutes old from its moment until the hour is full', () => {
  expect(isMinutesOld(1000, 999)).toBe(false);
  expect(isMinutesOld(1000, 1000)).toBe(true);
  expect(isMinutesOld(1000, 4599)).toBe(true);
  expect(isMinutesOld(1000, 4600)).toBe(false);
});

test('machines read the moment in UTC', () => {
  expect(toIsoDate(at('2026-11-21T13:05:00Z'))).toBe('2026-11-21T13:05:00Z');
});
