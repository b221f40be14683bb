import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a sign-in starts with, and has to come back with: state for the browser, nonce for the token, verifier for the code (PKCE). */
export type PendingSignIn = { readonly state: string; readonly nonce: string; readonly verifier: string };

const SECRET_BYTES = 32;
const SCOPES = 'openid profile email';

/** Draws the secrets of a sign-in. */
export function createPendingSignIn(): PendingSignIn {
  const draw = (): string => randomBytes(SECRET_BYTES).toString('base64url');
  return { state: draw(), nonce: draw(), verifier: draw() };
}

/** Where the reader is asked: an authorization-code flow whose code is of use only to who holds the verifier. @spec §7 Auth */
export function toAuthorizationAddress(endpoint: string, { clientId, redirectUri, pending }: { clientId: string; redirectUri: string; pending: PendingSignIn }): string {
  const url = new URL(endpoint);
  const challenge = createHash('sha256').update(pending.verifier).digest('base64url');
  const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope: SCOPES, state: pending.state, nonce: pending.nonce, code_challenge: challenge, code_challenge_method: 'S256' };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** The secrets as one cookie's text. */
export function writePendingSignIn({ state, nonce, verifier }: PendingSignIn): string {
  return [state, nonce, verifier].join('.');
}

/** Reads them back; null for anything else. */
export function parsePendingSignIn(text: string | null): PendingSignIn | null {
  const [state, nonce, verifier] = /^[\w-]{43}\.[\w-]{43}\.[\w-]{43}$/.test(text ?? '') ? (text ?? '').split('.') : [];
  return state === undefined || nonce === undefined || verifier === undefined ? null : { state, nonce, verifier };
}

/** The code with which a provider sent the reader back, or null where this browser did not start the sign-in, or another provider answers. */
export function readReturnedCode(query: URLSearchParams, pending: PendingSignIn | null, issuer: string): string | null {
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => query.get(name));
  if (pending === null || !isSame(state ?? '', pending.state)) return null;
  // A provider that names itself has to be ours (RFC 9207).
  if (iss !== null && iss !== undefined && iss.replace(/\/$/, '') !== issuer) return null;
  return code === undefined || code === null || code === '' ? null : code;
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
