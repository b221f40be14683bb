import { expect, test } from 'vitest';
import { exchangePath, toExchangeRange } from './exchange-path.ts';

test('an address names only what is not as on the first page', () => {
  expect(exchangePath()).toBe('/arfolyam');
  expect(exchangePath({ currency: 'EUR', range: 'ev', amount: null })).toBe('/arfolyam');
  expect(exchangePath({ currency: 'USD', range: 'mind', amount: 12.5 })).toBe('/arfolyam?valuta=USD&idoszak=mind&osszeg=12.5');
});

test('a range that is none is the usual one', () => {
  expect([undefined, 'toString', 'ev', 'honap'].map(toExchangeRange)).toEqual(['ev', 'ev', 'ev', 'honap']);
});
