import type { SessionTokens } from '../store/accounts/session-store.ts';
import { createSecretKey } from './account-key.ts';
import { parseRefreshToken } from './token.ts';

/**
 * Seals the tokens of a renewal by the refresh token that they were given for. The database keeps that one's hash only,
 * so nobody opens them who does not bring it again.
 */
export function sealRenewal({ accessToken, refreshToken }: SessionTokens, usedToken: string): string {
  const { sessionId, secret } = requireParts(usedToken);
  return createSecretKey(secret).seal([accessToken, refreshToken].join(' '), sessionId);
}

/** Opens them; null for another refresh token than the one that they were given for. */
export function openRenewal(sealed: string, usedToken: string): SessionTokens | null {
  const { sessionId, secret } = requireParts(usedToken);
  try {
    const [accessToken = '', refreshToken = ''] = createSecretKey(secret).open(sealed, sessionId).split(' ');
    return { accessToken, refreshToken };
  } catch {
    // It does not open: the token is an older one of the session, or none of it.
    return null;
  }
}

function requireParts(refreshToken: string): { sessionId: string; secret: Buffer } {
  const parts = parseRefreshToken(refreshToken);
  if (parts === null) throw new Error('What a renewal is sealed by is no refresh token.');
  return { sessionId: parts.sessionId, secret: Buffer.from(parts.secret, 'base64url') };
}
