import { expect, test } from 'vitest';
import { decidePayment, isPaymentAddress } from './payment-setting.ts';

test.each([
  [undefined, false, { kind: 'trial' }],
  [undefined, true, { kind: 'none' }],
  ['trial', false, { kind: 'trial' }],
  ['trial', true, { kind: 'trial' }],
  ['https://fizetes.example/rendeles', true, { kind: 'open', address: 'https://fizetes.example/rendeles' }],
  ['https://fizetes.example/rendeles', false, { kind: 'open', address: 'https://fizetes.example/rendeles' }],
] as const)('PAYMENT_ADDRESS %s, production %s', (address, isProduction, expected) => {
  expect(decidePayment(address, isProduction)).toEqual(expected);
});

test.each([
  ['trial', true],
  ['https://fizetes.example/rendeles?bolt=7', true],
  ['http://127.0.0.1:4000', true],
  ['fizetes.example', false],
  ['javascript:alert(1)', false],
  ['https://', false],
])('%s may stand there: %s', (text, expected) => {
  expect(isPaymentAddress(text)).toBe(expected);
});
