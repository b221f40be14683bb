import { expect, test } from 'vitest';
import { parseClockText, toClockText } from './clock-text.ts';

test.each([
  ['2026-11-21T13:05', 'Europe/Budapest', '2026-11-21T12:05:00Z'],
  ['2026-11-21T13:05', 'Europe/Bucharest', '2026-11-21T11:05:00Z'],
  ['2026-07-01T00:00', 'Europe/Budapest', '2026-06-30T22:00:00Z'],
])('%s in %s', (text, zone, iso) => {
  const moment = parseClockText(text, zone);
  expect(moment).toBe(Date.parse(iso) / 1000);
  expect(toClockText(moment ?? 0, zone)).toBe(text);
});

test('browsers may send seconds', () => {
  expect(parseClockText('2026-11-21T13:05:00', 'Europe/Budapest')).toBe(Date.parse('2026-11-21T12:05:00Z') / 1000);
});

test.each(['', 'ma', '2026-02-30T10:00', '2026-11-21', '2026-11-21T25:00', '2026-11-21T10:61', '9999-01-01T00:00'])('%j is no moment', (text) => {
  expect(parseClockText(text, 'Europe/Budapest')).toBeNull();
});
