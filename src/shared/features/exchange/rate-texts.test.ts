import { expect, test } from 'vitest';
import { formatAmount, formatChange, formatRate, formatRateTick, toCurrencyName, toCurrencyTitle } from './rate-texts.ts';

test('rates have two decimals, small ones four, tiny ones six', () => {
  expect(formatRate(366.9, 'Ft')).toBe('366,90\u00a0Ft');
  expect(formatRate(5.092, 'Lei')).toBe('5,0920\u00a0Lei');
  expect(formatRate(0.013879, 'Lei')).toBe('0,013879\u00a0Lei');
  expect([370, 5.05, 0.0132].map(formatRateTick)).toEqual(['370', '5,05', '0,0132']);
});

test('a change says its direction', () => {
  expect([0.2, -2.73, 0].map(formatChange)).toEqual(['+0,20%', '-2,73%', '0,00%']);
});

test('amounts are as exact as they have to be', () => {
  expect([36_690, 0.27, 0.0027, 1234.5].map((amount) => formatAmount(amount, 'Ft'))).toEqual(['36\u00a0690\u00a0Ft', '0,27\u00a0Ft', '0,0027\u00a0Ft', '1\u00a0234,50\u00a0Ft']);
});

test('a currency without a name is called by its code', () => {
  expect([toCurrencyName('USD'), toCurrencyTitle('EUR'), toCurrencyName('XAU'), toCurrencyTitle('XAU')]).toEqual(['amerikai dollár', 'Euró', 'XAU', 'XAU']);
});
