import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, signFields } from './sign-fields.ts';

const KEY = 'a-payment-key-for-tests';
const fields = { order: 'abc', amount: '5000', returnAddress: 'https://lapszel.hu/tamogatas?a=1&b=2' };
const signed = signFields('order', fields, KEY);

test('the signature is what the documentation tells a payment side to make', () => {
  const text = 'order\namount=5000&order=abc&returnAddress=https%3A%2F%2Flapszel.hu%2Ftamogatas%3Fa%3D1%26b%3D2';
  expect(signed['signature']).toBe(createHmac('sha256', KEY).update(text).digest('hex'));
});

test('signed fields are known again, in whatever order they come', () => {
  expect(isSigned('order', signed, KEY)).toBe(true);
  expect(isSigned('order', Object.fromEntries(Object.entries(signed).toReversed()), KEY)).toBe(true);
});

test.each([
  ['another amount', { ...signed, amount: '1' }],
  ['a field less', { order: 'abc', amount: '5000', signature: signed['signature'] ?? '' }],
  ['a field more', { ...signed, status: 'paid' }],
  ['a value that swallows its neighbour', { order: 'abc&amount=5000', returnAddress: fields.returnAddress, signature: signed['signature'] ?? '' }],
  ['no signature', fields],
  ['an empty signature', { ...fields, signature: '' }],
  ['half a signature', { ...fields, signature: (signed['signature'] ?? '').slice(0, 32) }],
  ['a signature in capitals', { ...fields, signature: (signed['signature'] ?? '').toUpperCase() }],
  ['no hexadecimal number', { ...fields, signature: 'z'.repeat(64) }],
])('%s is refused', (_, tampered) => {
  expect(isSigned('order', tampered, KEY)).toBe(false);
});

test('neither another key nor the other direction will do', () => {
  expect(isSigned('order', signed, 'another-payment-key')).toBe(false);
  expect(isSigned('answer', signed, KEY)).toBe(false);
});
