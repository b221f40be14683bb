import { describe, expect, test } from 'vitest';
import { isOver, toLaps, toLapsText, toRaceStatus, toTimeText } from './race-state.ts';

// @spec §4 F1 race
test.each([
  ['Completed', 'completed', true],
  ['Live', 'live', false],
  ['Cancelled', 'cancelled', true],
  ['Scheduled', 'upcoming', false],
  ['Postponed', 'upcoming', false],
  [null, 'upcoming', false],
] as const)('%s is %s', (status, expected, over) => {
  expect(toRaceStatus(status)).toBe(expected);
  expect(isOver({ status: toRaceStatus(status) })).toBe(over);
});

// @spec §4 Live result time display
describe('the time of a row', () => {
  test.each([
    ['DNS', 'Nem indult'],
    ['DNF', 'Kiesett'],
    ['DSQ', 'Kizárás'],
    [' dnf ', 'Kiesett'],
    ['+1 lap', '+1 kör'],
    ['+2 Laps', '+2 kör'],
    ['1:31:44.742', '1:31:44.742'],
    ['+5.856', '+5.856'],
    ['', '–'],
    [null, '–'],
  ])('%j reads %s', (time, text) => {
    expect(toTimeText(time)).toBe(text);
  });
});

describe('laps', () => {
  test.each([
    [{ current: 12, total: 58 }, '12/58 kör'],
    [{ current: 0, total: 58 }, '0/58 kör'],
    [{ current: null, total: 58 }, '58 kör'],
    [{ current: 12, total: null }, '12 kör'],
    [{ current: null, total: null }, null],
    [null, null],
  ])('%j read %s', (laps, text) => {
    expect(toLapsText(laps)).toBe(text);
  });

  test('nothing known is nothing', () => {
    expect(toLaps({ current: null, total: null })).toBeNull();
  });
});
