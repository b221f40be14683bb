import { expect, test } from 'vitest';
import { convert } from './convert.ts';

const euro = { currency: 'EUR', value: 366.9, change: null };

test('an amount is changed both ways', () => {
  expect(convert('100', euro, 'Ft')).toEqual({ toOwn: ['100\u00a0EUR', '36\u00a0690\u00a0Ft'], toForeign: ['100\u00a0Ft', '0,27\u00a0EUR'] });
  expect(convert('0', euro, 'Ft')?.toOwn).toEqual(['0\u00a0EUR', '0\u00a0Ft']);
});

test('no amount and no rate give no result', () => {
  expect(convert(null, euro, 'Ft')).toBeNull();
  expect(convert('1', null, 'Ft')).toBeNull();
});
