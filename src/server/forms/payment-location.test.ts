import { expect, test } from 'vitest';
import type { PaymentSetting } from '../../shared/lib/payment-setting.ts';
import { toPaymentLocation } from './payment-location.ts';

const open: PaymentSetting = { kind: 'open', address: 'https://fizetes.example/rendeles' };
const trial: PaymentSetting = { kind: 'trial' };

test.each([
  [open, 'https://fizetes.example/rendeles?order=1'],
  [open, 'https://fizetes.example'],
  [trial, '/tamogatas/proba-fizetes?order=1'],
])('%j: %s is where supporters may be sent', (payment, address) => {
  expect(toPaymentLocation(address, payment)).toBe(address);
});

test.each([
  [open, 'https://fizetes.example.evil.example/rendeles'],
  [open, 'https://fizetes.example@evil.example/'],
  [open, 'http://fizetes.example/rendeles'],
  [open, 'https://evil.example/?https://fizetes.example'],
  [open, '//fizetes.example/rendeles'],
  [open, '/tamogatas/proba-fizetes?order=1'],
  [open, ''],
  [trial, '//evil.example/tamogatas/proba-fizetes?order=1'],
  [trial, '/tamogatas/proba-fizetes.evil'],
  [trial, 'https://fizetes.example/'],
  [{ kind: 'none' } as const, '/tamogatas/proba-fizetes?order=1'],
])('%j: %j is not', (payment, address) => {
  expect(() => toPaymentLocation(address, payment)).toThrow(expect.objectContaining({ code: 'CONFIG_INVALID' }));
});
