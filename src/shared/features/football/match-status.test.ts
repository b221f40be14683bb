import { expect, test } from 'vitest';
import { isExtended, isFinished, isRunning, showsScore, toStatusText } from './match-status.ts';

const STATUSES = ['NS', '1H', 'HT', '2H', 'ET', 'BT', 'WP', 'P', 'FT', 'AET', 'PEN', 'PST', 'CANC', 'TBD'];

// @spec §4 Football match
test('a match is over by FT, AET and PEN, and by nothing else', () => {
  expect(STATUSES.filter(isFinished)).toEqual(['FT', 'AET', 'PEN']);
  expect([isFinished(null), isFinished('toString')]).toEqual([false, false]);
});

// @spec §4 Football match
test('extended play is P, PEN, WP, ET and AET', () => {
  expect(STATUSES.filter(isExtended)).toEqual(['ET', 'WP', 'P', 'AET', 'PEN']);
});

// @spec §4 Status NS
test('before the match the score is hidden, whatever the service says', () => {
  expect(showsScore('NS', { home: 0, away: 0 })).toBe(false);
  expect(showsScore('1H', { home: 0, away: 0 })).toBe(true);
  expect(showsScore('1H', { home: null, away: null })).toBe(false);
});

test('what is being played is live', () => {
  expect(STATUSES.filter(isRunning)).toEqual(['1H', 'HT', '2H', 'ET', 'BT', 'WP', 'P']);
});

test.each([
  ['NS', null, 'Még nem kezdődött el'],
  ['1H', 23, '1. félidő, 23. perc'],
  ['HT', 45, 'Félidő'],
  ['2H', null, '2. félidő'],
  ['P', 120, 'Tizenegyespárbaj'],
  ['AET', 120, 'Vége hosszabbítás után'],
  ['XYZ', 3, null],
  [null, 3, null],
])('%s at %s minutes reads %s', (short, elapsed, text) => {
  expect(toStatusText({ short, elapsed })).toBe(text);
});
