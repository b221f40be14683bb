import { openRenewal, sealRenewal } from '../../accounts/renewal-seal.ts';
import { createRefreshToken, createSessionId, createToken, parseRefreshToken, toTokenHash } from '../../accounts/token.ts';
import type { Database } from '../database/open-database.ts';
import type { AccountRole } from './account-store.ts';

/** The tokens of a session: the only place where they are known. */
export type SessionTokens = { readonly accessToken: string; readonly refreshToken: string };

/** Whom an access token stands for. */
export type SessionAccount = {
  readonly id: number;
  readonly role: AccountRole;
  readonly email: string;
  readonly name: string;
  readonly site: string | null;
  readonly sessionId: string;
  /** A token of the member service opens nothing else. */
  readonly scope: 'all' | 'member';
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an access token is good. */
export const ACCESS_SECONDS = 15 * MINUTE;

/** How long a session lives without being used, and at all: whoever sees unpublished articles signs in more often. */
export const SESSION_SECONDS = {
  editor: { idle: 12 * HOUR, absolute: 7 * DAY },
  member: { idle: 14 * DAY, absolute: 90 * DAY },
} as const satisfies Record<AccountRole, { idle: number; absolute: number }>;

/** How long a refresh token that was used gets the same answer again: tabs and edges renew a session beside each other, and answers are lost on the way. */
export const RENEWAL_SECONDS = 20;

/** Opens a new session. */
export async function createSession(trx: Database, { accountId, role, now }: { accountId: number; role: AccountRole; now: number }): Promise<SessionTokens> {
  const id = createSessionId();
  const tokens = { accessToken: createToken(), refreshToken: createRefreshToken(id) };
  const { idle, absolute } = SESSION_SECONDS[role];
  const times = { idle_expires_at: now + idle, expires_at: now + absolute, created_at: now, last_used_at: now };
  await trx.insertInto('sessions').values({ id, account_id: accountId, ...toHashes(tokens, now), ...times }).execute();
  return tokens;
}

/**
 * Renews a session: both its tokens are new, the old ones good for nothing. For a moment the last used refresh token gets
 * the same tokens again; one that comes later, or is older, has two owners, and its session ends for both. Null when
 * nothing was renewed.
 */
export async function refreshSession(database: Database, refreshToken: string, now: number): Promise<SessionTokens | null> {
  const id = parseRefreshToken(refreshToken)?.sessionId;
  if (id === undefined) return null;
  return database.transaction().execute(async (trx) => {
    const session = await trx
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select(['refresh_hash', 'idle_expires_at', 'expires_at', 'role', 'renewal', 'renewal_ends_at'])
      .where('sessions.id', '=', id)
      .where('revoked_at', 'is', null)
      .where('accounts.active', '=', true)
      .forUpdate('sessions')
      .executeTakeFirst();
    if (session === undefined) return null;
    const isOver = Math.min(session.idle_expires_at, session.expires_at) <= now;
    if (!isOver && session.refresh_hash === toTokenHash(refreshToken)) return renew(trx, { id, role: session.role, refreshToken, now });
    const again = isOver || session.renewal === null || (session.renewal_ends_at ?? 0) <= now ? null : openRenewal(session.renewal, refreshToken);
    if (again === null) await trx.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).execute();
    return again;
  });
}

async function renew(trx: Database, { id, role, refreshToken, now }: { id: string; role: AccountRole; refreshToken: string; now: number }): Promise<SessionTokens> {
  const tokens = { accessToken: createToken(), refreshToken: createRefreshToken(id) };
  const times = { idle_expires_at: now + SESSION_SECONDS[role].idle, last_used_at: now, renewal_ends_at: now + RENEWAL_SECONDS };
  await trx
    .updateTable('sessions')
    .set({ ...toHashes(tokens, now), ...times, renewal: sealRenewal(tokens, refreshToken), member_hash: null, member_expires_at: null })
    .where('id', '=', id)
    .execute();
  return tokens;
}

/** Whom an access token stands for now; null for an expired or unknown one. */
export async function loadSessionAccount(database: Database, token: string, now: number): Promise<SessionAccount | null> {
  const hash = toTokenHash(token);
  const row = await database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'role', 'email', 'name', 'site', 'sessions.id as sessionId', 'access_hash', 'access_expires_at', 'member_expires_at'])
    .where((eb) => eb.or([eb('access_hash', '=', hash), eb('member_hash', '=', hash)]))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
    .where('accounts.active', '=', true)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { access_hash, access_expires_at, member_expires_at, ...account } = row;
  const scope = access_hash === hash ? 'all' : 'member';
  const endsAt = scope === 'all' ? access_expires_at : (member_expires_at ?? 0);
  return endsAt > now ? { ...account, scope } : null;
}

/** A token for the member service alone, as long as an access token; the one before is good for nothing. @spec §7 Member */
export async function createMemberToken(database: Database, sessionId: string, now: number): Promise<string> {
  const token = createToken();
  await database.updateTable('sessions').set({ member_hash: toTokenHash(token), member_expires_at: now + ACCESS_SECONDS }).where('id', '=', sessionId).execute();
  return token;
}

/** Ends the session that a token belongs to, be it expired: whoever signs out need not sign in for it. */
export async function revokeSession(database: Database, token: string, now: number): Promise<void> {
  const id = parseRefreshToken(token)?.sessionId;
  await database
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where((eb) => (id === undefined ? eb('access_hash', '=', toTokenHash(token)) : eb.and([eb('id', '=', id), eb('refresh_hash', '=', toTokenHash(token))])))
    .execute();
}

/** Ends all sessions of an account, and sign-ins that have begun; answers how many sessions there were. */
export async function revokeSessions(trx: Database, accountId: number, now: number): Promise<number> {
  await trx.deleteFrom('login_attempts').where('account_id', '=', accountId).execute();
  const revoked = await trx.updateTable('sessions').set({ revoked_at: now }).where('account_id', '=', accountId).where('revoked_at', 'is', null).where('expires_at', '>', now).returning('id').execute();
  return revoked.length;
}

function toHashes({ accessToken, refreshToken }: SessionTokens, now: number) {
  return { access_hash: toTokenHash(accessToken), access_expires_at: now + ACCESS_SECONDS, refresh_hash: toTokenHash(refreshToken) };
}
