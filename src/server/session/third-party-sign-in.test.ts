import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPendingSignIn, parsePendingSignIn, readReturnedCode, toAuthorizationAddress, writePendingSignIn } from './third-party-sign-in.ts';

const ISSUER = 'https://provider.example';
const pending = createPendingSignIn();

test('the provider is asked for a code that only the holder of the verifier can use', () => {
  const address = new URL(toAuthorizationAddress(`${ISSUER}/authorize?tenant=1`, { clientId: 'lap', redirectUri: 'https://lapszel.hu/login', pending }));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    tenant: '1',
    response_type: 'code',
    client_id: 'lap',
    redirect_uri: 'https://lapszel.hu/login',
    scope: 'openid profile email',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: createHash('sha256').update(pending.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  expect(address.href).not.toContain(pending.verifier);
});

test('no two sign-ins have a secret in common', () => {
  const other = createPendingSignIn();
  expect(new Set([...Object.values(pending), ...Object.values(other)]).size).toBe(6);
});

test('the secrets come back out of their cookie, and nothing else does', () => {
  expect(parsePendingSignIn(writePendingSignIn(pending))).toEqual(pending);
  expect([null, '', 'a.b.c', `${writePendingSignIn(pending)}.x`].map(parsePendingSignIn)).toEqual([null, null, null, null]);
});

test.each([
  ['its own state', { code: 'c', state: pending.state }, 'c'],
  ['its own state, and the provider names itself', { code: 'c', state: pending.state, iss: ISSUER }, 'c'],
  ['no state', { code: 'c' }, null],
  ['another state', { code: 'c', state: 'x' }, null],
  ['no code', { state: pending.state, error: 'access_denied' }, null],
  ['another provider', { code: 'c', state: pending.state, iss: 'https://evil.example' }, null],
])('a return with %s', (_, query, code) => {
  expect(readReturnedCode(new URLSearchParams(Object.entries(query)), pending, ISSUER)).toBe(code);
});

test('a return to a browser that started nothing is refused', () => {
  expect(readReturnedCode(new URLSearchParams({ code: 'c', state: '' }), null, ISSUER)).toBeNull();
});
