import { expect, test } from 'vitest';
import { toClientToken } from './client-token.ts';

test('a subscription becomes text that needs no escaping, and can be read back', () => {
  const json = { endpoint: 'https://fcm.googleapis.com/fcm/send/?>ő~', expirationTime: null, keys: { p256dh: 'a_-', auth: 'b' } };
  const token = toClientToken({ toJSON: () => json });
  expect(token).toMatch(/^[\w-]+$/);
  expect(JSON.parse(Buffer.from(token, 'base64url').toString('utf8'))).toEqual(json);
});
