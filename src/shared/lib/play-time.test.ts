import { expect, test } from 'vitest';
import { toIsoDuration, toMinutes, toPlayTime } from './play-time.ts';

test.each([[0, '0:00'], [5.9, '0:05'], [65, '1:05'], [3599, '59:59'], [3600, '1:00:00'], [3845, '1:04:05'], [-3, '0:00'], [NaN, '0:00'], [Infinity, '0:00']])('%f seconds are written %s', (seconds, text) => {
  expect(toPlayTime(seconds)).toBe(text);
});

test.each([[null, null], [0, null], [20, '1'], [89, '1'], [91, '2'], [3600, '60']])('%o seconds are %o minutes', (seconds, minutes) => {
  expect(toMinutes(seconds)).toBe(minutes);
});

test.each([[0, 'PT0S'], [41, 'PT41S'], [60, 'PT1M'], [3845, 'PT1H4M5S'], [7200, 'PT2H']])('%i seconds are %s for machines', (seconds, text) => {
  expect(toIsoDuration(seconds)).toBe(text);
});
