import { createHash } from 'node:crypto';
import { createCountedMap } from '../cache/bounded-map.ts';

/** The tokens of a session. */
export type SessionTokens = { readonly accessToken: string; readonly refreshToken: string };

/** Renews a session by its refresh token: of those who ask with one token at about the same time, one does. */
export type Renewals = (refreshToken: string, renew: () => Promise<SessionTokens>) => Promise<SessionTokens>;

type Renewal = { readonly tokens: Promise<SessionTokens>; endsAt: number };

const MAX_KNOWN = 1000;
/** A reader's requests that were under way with the old token still come for the new one. */
const KEPT_MS = 10_000;

/** Makes the one place where sessions are renewed: a refresh token is good once, so its answer is shared. */
export function createRenewals(now: () => number): Renewals {
  const renewals = createCountedMap<Renewal>(MAX_KNOWN);
  return (refreshToken, renew) => {
    const key = createHash('sha256').update(refreshToken).digest('base64url');
    const known = renewals.get(key);
    if (known !== undefined && now() < known.endsAt) return known.tokens;
    const renewal: Renewal = { tokens: renew(), endsAt: Infinity };
    renewals.set(key, renewal);
    renewal.tokens.then(
      () => (renewal.endsAt = now() + KEPT_MS),
      () => (renewal.endsAt = 0),
    );
    return renewal.tokens;
  };
}
