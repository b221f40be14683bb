import { expect, test } from 'vitest';
import { HAND_OVER_SECONDS, readHandedOrder, toPaymentAddress } from './hand-over.ts';
import { readPaymentAnswer, signAnswer } from './payment-answer.ts';
import { createPaymentSide } from './payment-side.ts';
import { isSigned } from './sign-fields.ts';

const NOW = 1_795_258_800;
const KEY = 'a-payment-key-for-tests';
const side = { address: 'https://fizetes.example/rendeles?bolt=7', key: KEY, isTrial: false };
const order = { reference: 'r-1', site: 'lapszel', kind: 'monthly', amount: 5000, currency: 'HUF', returnAddress: 'https://lapszel.hu/tamogatas/visszateres/k' } as const;

const toFields = (address: string) => Object.fromEntries(new URL(address).searchParams);
const answer = { order: 'r-1', amount: '5000', currency: 'HUF', status: 'paid' } as const;
const refusal = (code: string) => expect.objectContaining({ code });

test('an order goes to the payment side signed, with what it may cost and where it leads back', () => {
  const { bolt, ...fields } = toFields(toPaymentAddress(side, order, NOW));
  expect(bolt).toBe('7');
  expect(fields).toMatchObject({ order: 'r-1', site: 'lapszel', kind: 'monthly', amount: '5000', currency: 'HUF', expires: String(NOW + HAND_OVER_SECONDS), returnAddress: order.returnAddress });
  expect(isSigned('order', fields, KEY)).toBe(true);
});

test('an order that was handed over is good for its hour, and as it was', () => {
  const fields = toFields(toPaymentAddress({ ...side, address: 'https://fizetes.example/' }, order, NOW));
  expect(readHandedOrder(fields, { key: KEY, now: NOW + HAND_OVER_SECONDS })).toMatchObject({ order: 'r-1', amount: '5000' });
  expect(() => readHandedOrder(fields, { key: KEY, now: NOW + HAND_OVER_SECONDS + 1 })).toThrow(refusal('CONFLICT'));
  expect(() => readHandedOrder({ ...fields, amount: '1' }, { key: KEY, now: NOW })).toThrow(refusal('INVALID_INPUT'));
  expect(() => readHandedOrder({ ...fields, returnAddress: 'https://evil.example/' }, { key: KEY, now: NOW })).toThrow(refusal('INVALID_INPUT'));
});

test('a signed answer is read', () => {
  expect(readPaymentAnswer(signAnswer(answer, { key: KEY, now: NOW }), { key: KEY, now: NOW + 60 })).toEqual({ ...answer, amount: 5000 });
});

test.each([
  ['the status changed', { status: 'refused' }],
  ['the order changed', { order: 'r-2' }],
  ['the amount changed', { amount: '1' }],
  ['the time changed', { time: String(NOW + 1) }],
  ['a status that there is not', { status: 'maybe' }],
  ['no signature', { signature: '' }],
])('an answer with %s is refused', (_, change) => {
  expect(() => readPaymentAnswer({ ...signAnswer(answer, { key: KEY, now: NOW }), ...change }, { key: KEY, now: NOW })).toThrow(refusal('INVALID_INPUT'));
});

test('an answer is good for an hour, and not before its time', () => {
  const read = (time: number) => readPaymentAnswer(signAnswer(answer, { key: KEY, now: time }), { key: KEY, now: NOW });
  expect(read(NOW - 3600).status).toBe('paid');
  expect(() => read(NOW - 3601)).toThrow(refusal('CONFLICT'));
  expect(() => read(NOW + 301)).toThrow(refusal('CONFLICT'));
});

test('what we signed ourselves is no answer', () => {
  const handed = toFields(toPaymentAddress({ ...side, address: 'https://fizetes.example/' }, order, NOW));
  expect(() => readPaymentAnswer({ ...handed, status: 'paid', time: String(NOW) }, { key: KEY, now: NOW })).toThrow(refusal('INVALID_INPUT'));
});

test('the trial has a key of its own, a payment side needs ours, and production has no trial by itself', () => {
  expect(createPaymentSide({ NODE_ENV: 'development' })).toMatchObject({ isTrial: true, address: '/tamogatas/proba-fizetes', key: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(createPaymentSide({ NODE_ENV: 'production' })).toBeNull();
  expect(createPaymentSide({ NODE_ENV: 'production', PAYMENT_ADDRESS: 'https://fizetes.example', PAYMENT_KEY: KEY })).toEqual({ address: 'https://fizetes.example', key: KEY, isTrial: false });
  expect(() => createPaymentSide({ NODE_ENV: 'production', PAYMENT_ADDRESS: 'https://fizetes.example' })).toThrow('PAYMENT_KEY');
});
