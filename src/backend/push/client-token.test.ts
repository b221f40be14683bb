import { expect, test } from 'vitest';
import { parseClientToken } from './client-token.ts';

const p256dh = Buffer.from([4, ...Array.from({ length: 64 }, (_, index) => index)]).toString('base64url');
const auth = Buffer.alloc(16, 7).toString('base64url');
const toToken = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const parse = (endpoint: string, allowsLoopback = false) => parseClientToken(toToken({ endpoint, expirationTime: null, keys: { p256dh, auth } }), { allowsLoopback });

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => {
  expect(parse(endpoint)).toEqual({ endpoint, p256dh, auth });
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc', 'https://fcm.googleapis.com:8443/abc', 'https://fcm.googleapis.com.evil.example/abc', 'https://evil.example/fcm.googleapis.com', 'https://fcm.googleapis.com@evil.example/',
  'https://user:word@fcm.googleapis.com/', 'https://xpush.apple.com/', 'https://evil.example/?push.apple.com', 'https://127.0.0.1/', 'http://127.0.0.1:5432/', 'http://localhost/', 'https://[::1]/', 'http://169.254.169.254/latest', 'https://0x7f.1/', 'file:///etc/passwd', 'nonsense', '',
])('%s is none', (endpoint) => {
  expect(() => parse(endpoint)).toThrow('push service');
});

test('the loopback address is one where the settings say so, and no other private address', () => {
  expect(parse('http://127.0.0.1:8123/push', true).endpoint).toBe('http://127.0.0.1:8123/push');
  for (const endpoint of ['http://localhost:8123/', 'http://10.0.0.1/', 'http://127.0.0.1.evil.example/', 'ftp://127.0.0.1/']) expect(() => parse(endpoint, true), endpoint).toThrow('push service');
});

test.each([
  ['no JSON', 'x'],
  ['no object', [1]],
  ['no keys', { endpoint: 'https://fcm.googleapis.com/a' }],
  ['a key that is too short', { endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: 'AAAA', auth } }],
  ['a secret that is too long', { endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh, auth: p256dh } }],
  ['an endless endpoint', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}`, keys: { p256dh, auth } }],
])('%s is no subscription, and the refusal does not repeat it', (_, value) => {
  expect(() => parseClientToken(toToken(value), { allowsLoopback: false })).toThrow(/^The clientToken has to be the JSON of a PushSubscription, in base64url\.$/);
});
