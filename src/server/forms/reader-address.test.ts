import { expect, test } from 'vitest';
import { toReaderAddress } from './reader-address.ts';

const from = (remoteAddress: string, forwarded?: string) => ({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } });

test('without a proxy nobody can name another address', () => {
  expect(toReaderAddress(from('203.0.113.5', '198.51.100.1'), false)).toBe('203.0.113.5');
});

test('with a proxy its own word counts, and not what the reader sent along', () => {
  expect(toReaderAddress(from('10.0.0.1', '198.51.100.1, 203.0.113.9'), true)).toBe('203.0.113.9');
  expect(toReaderAddress(from('10.0.0.1'), true)).toBe('10.0.0.1');
});

test('IPv6 addresses of one network count together', () => {
  expect(toReaderAddress(from('2001:db8:1:2:3:4:5:6'), false)).toBe('2001:db8:1:2');
  expect(toReaderAddress(from('2001:db8:1:2::9'), false)).toBe('2001:db8:1:2');
  expect(toReaderAddress(from('::1'), false)).toBe('0:0:0:0');
  expect(toReaderAddress(from('::ffff:127.0.0.1'), false)).toBe('::ffff:127.0.0.1');
});
