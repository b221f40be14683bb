import { AppError } from '../../shared/lib/errors.ts';
import { loadAccount, toAccountEmail } from '../store/accounts/account-store.ts';
import { loadProgrammes } from '../store/accounts/programme-store.ts';
import { createMemberToken } from '../store/accounts/session-store.ts';
import { requireAccount } from './account-handlers.ts';
import type { Handler } from './handler.ts';

/** GET /api/v1/user/info. @spec §7 Member */
export const handleMemberInfo: Handler<'memberInfo'> = async ({ database }, { account }) => {
  const { id, email, firstName, lastName } = await loadAccount(database, requireAccount(account).id);
  return { body: { id, email, firstName, lastName }, keys: [] };
};

/** GET /api/v1/users/subscriptions: with `show_finished=1` those that have ended, too. @spec §7 Member */
export const handleMemberSubscriptions: Handler<'memberSubscriptions'> = async ({ database, now }, { account, query }) => {
  const { id } = requireAccount(account);
  return { body: { items: await loadProgrammes(database, { accountId: id, withFinished: query.first('show_finished') === '1', now: now() }) }, keys: [] };
};

/** POST /api/v2/user/token: a token for the member service alone, for who is signed in. @spec §7 Member */
export const handleMemberToken: Handler<'memberToken'> = async ({ database, now }, { account, body }) => {
  const { email, sessionId } = requireAccount(account);
  if (toAccountEmail(body.email) !== email) throw new AppError('FORBIDDEN', 'A member token is given for one\'s own address only.');
  return { body: { token: await createMemberToken(database, sessionId, now()) }, keys: [] };
};
