import { expect, test } from 'vitest';
import { editions } from '../../config/editions/editions.ts';
import { toMinutesBoxHours } from './minutes-box-hours.ts';

// @spec §9
test.each([
  [{ recurring: 0, onetime: 0 }, 1, 300_000],
  [{ recurring: 1, onetime: 0 }, 1, 300_010],
  [{ recurring: 0, onetime: 1 }, 1, 300_001],
  [{ recurring: 12, onetime: 34 }, 1, 300_154],
  [{ recurring: 12, onetime: 34 }, 0.5, 300_077],
])('%j with a change of %d: %d hours', (counts, change, expected) => {
  expect(toMinutesBoxHours({ hours: 300_000, change }, counts)).toBe(expected);
});

test('it counts from the day and the base of the specification, and asks once a minute', () => {
  expect(editions.main.minutesBox).toMatchObject({ from: '2025-03-28', hours: 300_000, refresh: 60 });
});
