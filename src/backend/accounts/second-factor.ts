import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../shared/lib/errors.ts';
import { loadAccount, takeTotpStep } from '../store/accounts/account-store.ts';
import { endAttempt, takeTry, type LoginAttempt } from '../store/accounts/login-attempt-store.ts';
import { clearFailures, CODE_LIMIT, countFailure } from '../store/accounts/login-failure-store.ts';
import { createSession, type SessionTokens } from '../store/accounts/session-store.ts';
import type { Database } from '../store/database/open-database.ts';
import type { AccountKey } from './account-key.ts';
import { toCodeHash, toCodeKey, toLoginKey, toTotpPlace } from './factor-keys.ts';
import { findTotpStep } from './totp.ts';

/** The token of the first factor, the code, and when (unix seconds). */
export type SecondFactor = { readonly token: string; readonly code: string; readonly readerAddress: string; readonly now: number };

type Outcome = { readonly kind: 'session'; readonly tokens: SessionTokens } | { readonly kind: 'wrong'; readonly triesLeft: number } | { readonly kind: 'ended' };

/**
 * Checks the code of a sign-in and opens a session. A code counts once, and only for the sign-in that it belongs to.
 * @throws INVALID_INPUT for a wrong code, UNAUTHENTICATED when the sign-in has to start again, RATE_LIMITED @spec §4 Auth §7
 */
export async function takeSecondFactor(database: Database, key: AccountKey, factor: SecondFactor): Promise<SessionTokens> {
  // A thrown error would roll the counted try back, so the transaction answers what happened.
  const outcome = await database.transaction().execute((trx) => tryCode(trx, key, factor));
  switch (outcome.kind) {
    case 'session':
      return outcome.tokens;
    case 'wrong':
      if (outcome.triesLeft === 0) throw new AppError('UNAUTHENTICATED', 'The code was wrong too often: sign in again.');
      throw new AppError('INVALID_INPUT', 'The code is wrong.', { detail: { issues: [{ path: 'code', message: 'is wrong' }] } });
    case 'ended':
      throw new AppError('UNAUTHENTICATED', 'The sign-in has ended: start it again.');
  }
}

async function tryCode(trx: Database, key: AccountKey, { token, code, readerAddress, now }: SecondFactor): Promise<Outcome> {
  const attempt = await takeTry(trx, token, now);
  if (attempt === null) return { kind: 'ended' };
  const { account } = attempt;
  const codeKey = toCodeKey(key, account.id);
  await countFailure(trx, { key: codeKey, limit: CODE_LIMIT, now });
  if (!(await isRightCode(trx, key, { attempt, code, now }))) return { kind: 'wrong', triesLeft: attempt.triesLeft };
  await endAttempt(trx, attempt.tokenHash);
  const { email } = await loadAccount(trx, account.id);
  await clearFailures(trx, [codeKey, toLoginKey(key, email, readerAddress)]);
  return { kind: 'session', tokens: await createSession(trx, { accountId: account.id, role: account.role, now }) };
}

async function isRightCode(trx: Database, key: AccountKey, { attempt, code, now }: { attempt: LoginAttempt; code: string; now: number }): Promise<boolean> {
  const { account, codeHash, tokenHash } = attempt;
  switch (account.role) {
    case 'member':
      return codeHash !== null && timingSafeEqual(Buffer.from(codeHash), Buffer.from(toCodeHash(key, tokenHash, code)));
    case 'editor': {
      if (account.totpSecret === null) return false;
      const step = findTotpStep(key.open(account.totpSecret, toTotpPlace(account.id)), code, now);
      return step !== null && takeTotpStep(trx, account.id, step);
    }
  }
}
