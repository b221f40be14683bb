import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const SESSION_ID_BYTES = 16;
const REFRESH_TOKEN = /^(?<sessionId>[\w-]{22})(?<secret>[\w-]{43})$/;

/** An opaque token of 256 random bits. */
export function createToken(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The id of a session: random too, since its refresh tokens carry it. */
export function createSessionId(): string {
  return randomBytes(SESSION_ID_BYTES).toString('base64url');
}

/** How the database knows a token. The token is random, so a plain hash tells nothing of it. */
export function toTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A refresh token: the session's id and a secret, so that a used one is still known as the session's own. */
export function createRefreshToken(sessionId: string): string {
  return sessionId + createToken();
}

/** The session that a refresh token belongs to, and its secret; null for what is none. */
export function parseRefreshToken(refreshToken: string): { sessionId: string; secret: string } | null {
  const { sessionId, secret } = REFRESH_TOKEN.exec(refreshToken)?.groups ?? {};
  return sessionId === undefined || secret === undefined ? null : { sessionId, secret };
}
