import { expect, test } from 'vitest';
import { createTotpCode, createTotpSecret, findTotpStep, toTotpAddress } from './totp.ts';

/** The key of RFC 6238's test vectors, "12345678901234567890". */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// The last six digits of appendix B.
test.each([[59, '287082'], [1_111_111_109, '081804'], [1_234_567_890, '005924'], [2_000_000_000, '279037']])('at %d the code is %s', (now, code) => {
  expect(createTotpCode(RFC_SECRET, now)).toBe(code);
  expect(findTotpStep(RFC_SECRET, code, now)).toBe(Math.floor(now / 30));
});

test('a code is good one step before and after its own, and its step stays the same', () => {
  const now = 1_763_719_200;
  const code = createTotpCode(RFC_SECRET, now);
  const step = now / 30;
  expect([-60, -30, 0, 30, 60].map((seconds) => findTotpStep(RFC_SECRET, code, now + seconds))).toEqual([null, step, step, step, null]);
});

test.each(['000000', '28708', '2870822', 'abcdef', ''])('%j is no code', (code) => {
  expect(findTotpStep(RFC_SECRET, code, 59)).toBeNull();
});

test('secrets are 160 random bits, and their address names newspaper and account', () => {
  const secret = createTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(secret);
  const address = new URL(toTotpAddress(secret, 'anna@example.com'));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(address.pathname)).toContain('Lapszél:anna@example.com');
});
