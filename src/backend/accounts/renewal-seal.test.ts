import { expect, test } from 'vitest';
import { openRenewal, sealRenewal } from './renewal-seal.ts';
import { createRefreshToken, createSessionId, createToken } from './token.ts';

const sessionId = createSessionId();
const used = createRefreshToken(sessionId);
const tokens = { accessToken: createToken(), refreshToken: createRefreshToken(sessionId) };

test('a renewal opens with the refresh token that it was given for', () => {
  expect(openRenewal(sealRenewal(tokens, used), used)).toEqual(tokens);
});

test('it opens with no other one, not even with the one that it gives', () => {
  const sealed = sealRenewal(tokens, used);
  for (const other of [tokens.refreshToken, createRefreshToken(sessionId), createRefreshToken(createSessionId()), createSessionId() + used.slice(22)]) expect(openRenewal(sealed, other)).toBeNull();
});

test('neither token can be read in it', () => {
  const bytes = Buffer.from(sealRenewal(tokens, used), 'base64').toString('latin1');
  for (const token of [tokens.accessToken, tokens.refreshToken, used]) expect(bytes).not.toContain(token);
});
