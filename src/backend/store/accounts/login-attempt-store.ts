import { createToken, toTokenHash } from '../../accounts/token.ts';
import type { Database } from '../database/open-database.ts';
import type { StoredAccount } from './account-store.ts';

/** How long a second factor may take. */
export const ATTEMPT_SECONDS = 10 * 60;

/** Wrong codes that an attempt bears. @spec §8 */
export const CODE_TRIES = 5;

/** A sign-in whose password was right. */
export type LoginAttempt = { readonly tokenHash: string; readonly codeHash: string | null; readonly account: Pick<StoredAccount, 'id' | 'role' | 'totpSecret'> };

/** Notes that the first factor was right; the token is good for the second one only. `toCodeHash` binds a mailed code to the attempt. */
export async function createAttempt(trx: Database, { accountId, toCodeHash, now }: { accountId: number; toCodeHash: (tokenHash: string) => string | null; now: number }): Promise<string> {
  const token = createToken();
  const token_hash = toTokenHash(token);
  await trx.insertInto('login_attempts').values({ token_hash, account_id: accountId, code_hash: toCodeHash(token_hash), expires_at: now + ATTEMPT_SECONDS }).execute();
  return token;
}

/** Takes one of an attempt's tries and locks it until the transaction's end; null for an unknown, expired or used-up one. */
export async function takeTry(trx: Database, token: string, now: number): Promise<(LoginAttempt & { readonly triesLeft: number }) | null> {
  const tokenHash = toTokenHash(token);
  const attempt = await trx
    .updateTable('login_attempts')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returning(['account_id', 'code_hash', 'tries'])
    .executeTakeFirst();
  if (attempt === undefined) return null;
  const account = await trx.selectFrom('accounts').select(['id', 'role', 'totp_secret as totpSecret']).where('id', '=', attempt.account_id).where('active', '=', true).executeTakeFirst();
  return account === undefined ? null : { tokenHash, codeHash: attempt.code_hash, account, triesLeft: CODE_TRIES - attempt.tries };
}

/** Ends an attempt: each is good for one session. */
export async function endAttempt(trx: Database, tokenHash: string): Promise<void> {
  await trx.deleteFrom('login_attempts').where('token_hash', '=', tokenHash).execute();
}
