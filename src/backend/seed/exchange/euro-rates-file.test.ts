import { expect, test } from 'vitest';
import { toDayRates, toEuroRatesFile, type DayRates } from './euro-rates-file.ts';

const days: DayRates[] = [
  { day: '1999-01-04', rates: { HUF: 251.48, JPY: 133.73 } },
  { day: '2026-04-10', rates: { HUF: 377.2, RON: 5.0915, JPY: 186.43 } },
  { day: '2026-04-13', rates: { HUF: 366.9, RON: 5.092 } },
];

test('rates come out of the file as they went in, missing ones missing', () => {
  expect(toDayRates(toEuroRatesFile('EKB', days, ['HUF', 'RON', 'JPY']))).toEqual(days);
});

test('a rate costs a few letters', () => {
  expect(toEuroRatesFile('EKB', days, ['HUF'])).toEqual({ source: 'EKB', days: '86b 7om 3', rates: { HUF: { digits: 2, steps: 'jek 9p8 -sm' } } });
});
