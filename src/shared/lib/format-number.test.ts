import { expect, test } from 'vitest';
import { formatMoney, formatNumber } from './format-number.ts';
import { seededRandom } from './seeded-random.ts';

test('thousands stand apart at every size', () => {
  expect(formatNumber(999)).toBe('999');
  expect(formatNumber(1234)).toBe('1\u00a0234');
  expect(formatNumber(1_234_567)).toBe('1\u00a0234\u00a0567');
  expect(formatNumber(-1234)).toBe('-1\u00a0234');
});

test('decimals stand after a comma, ungrouped, three at most', () => {
  expect(formatNumber(1234.5)).toBe('1\u00a0234,5');
  expect(formatNumber(0.12345)).toBe('0,123');
  expect(formatNumber(2.9999)).toBe('3');
});

test('fractionDigits fixes the decimals', () => {
  expect(formatNumber(397, { fractionDigits: 2 })).toBe('397,00');
  expect(formatNumber(1.005, { fractionDigits: 2 })).toBe('1,01');
  expect(formatNumber(999.5, { fractionDigits: 0 })).toBe('1\u00a0000');
});

test('zero has no sign, and what is no number reads as a dash', () => {
  expect(formatNumber(-0)).toBe('0');
  expect(formatNumber(-0.0001)).toBe('0');
  expect(formatNumber(Number.NaN)).toBe('–');
  expect(formatNumber(Number.POSITIVE_INFINITY)).toBe('–');
});

test('numbers read as the Hungarian Intl writes them', () => {
  const random = seededRandom('számok');
  const intl = new Intl.NumberFormat('hu-HU', { useGrouping: 'always', roundingMode: 'halfExpand' });
  for (let round = 0; round < 2000; round += 1) {
    const n = (random() - 0.5) * 10 ** Math.floor(random() * 12);
    expect(formatNumber(n)).toBe(intl.format(n).replace(/^-0$/, '0'));
  }
});

test('money carries its sign after a space that does not break', () => {
  expect(formatMoney(300_000, { currency: 'HUF', sign: 'Ft' })).toBe('300\u00a0000\u00a0Ft');
  expect(formatMoney(1499.6, { currency: 'HUF', sign: 'Ft' })).toBe('1\u00a0500\u00a0Ft');
  expect(formatMoney(25, { currency: 'RON', sign: 'Lei' })).toBe('25\u00a0Lei');
  expect(formatMoney(25.5, { currency: 'RON', sign: 'Lei' })).toBe('25,50\u00a0Lei');
});
