import { randomInt } from 'node:crypto';
import { accountTexts } from '../../shared/config/texts-accounts.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { loadAccountByEmail, type StoredAccount } from '../store/accounts/account-store.ts';
import { createAttempt } from '../store/accounts/login-attempt-store.ts';
import { countFailure, forgiveFailure, LOGIN_LIMIT } from '../store/accounts/login-failure-store.ts';
import type { Database } from '../store/database/open-database.ts';
import { queueMail } from '../store/mail-store.ts';
import type { AccountKey } from './account-key.ts';
import { toCodeHash, toLoginKey } from './factor-keys.ts';
import { createUnmatchedHash, verifyPassword } from './password-hash.ts';

/** Who signs in, from where, and when (unix seconds). */
export type FirstFactor = { readonly email: string; readonly password: string; readonly site: string; readonly readerAddress: string; readonly now: number };

/**
 * Checks address and password and answers a token that is good for the second factor only. Whether the address has an
 * account, is not active or the password is wrong cannot be told apart, by the answer or by the time it takes.
 * @throws UNAUTHENTICATED, RATE_LIMITED @spec §7 POST /api/login
 */
export async function takeFirstFactor(database: Database, key: AccountKey, { email, password, site, readerAddress, now }: FirstFactor): Promise<string> {
  const account = await loadAccountByEmail(database, email);
  const failureKey = toLoginKey(key, email, readerAddress);
  await countFailure(database, { key: failureKey, limit: LOGIN_LIMIT, now });
  const usable = account !== null && mayUse(account, site) ? account : null;
  const isRight = await verifyPassword(usable?.passwordHash ?? createUnmatchedHash(), password);
  if (usable === null || !isRight) throw new AppError('UNAUTHENTICATED', 'The e-mail address or the password is wrong.');
  await forgiveFailure(database, failureKey);
  return startSecondFactor(database, key, { account: usable, site, now });
}

/** Whether an account may be used on a site: an editor with a code app, or a member. */
export function mayUse({ active, site, role, totpSecret }: StoredAccount, wanted: string): boolean {
  return active && (site === null || site === wanted) && (role === 'member' || totpSecret !== null);
}

function startSecondFactor(database: Database, key: AccountKey, { account, site, now }: { account: StoredAccount; site: string; now: number }): Promise<string> {
  return database.transaction().execute(async (trx) => {
    const code = account.role === 'member' ? String(randomInt(1_000_000)).padStart(6, '0') : null;
    const token = await createAttempt(trx, { accountId: account.id, toCodeHash: (tokenHash) => (code === null ? null : toCodeHash(key, tokenHash, code)), now });
    if (code !== null) {
      const { name } = await trx.selectFrom('sites').select('name').where('slug', '=', site).executeTakeFirstOrThrow();
      const { subject, body } = accountTexts.codeMail({ siteName: name, name: account.name, code });
      await queueMail(trx, { site, recipient: account.email, subject, body }, now);
    }
    return token;
  });
}
