import { deactivateAccount, saveAccount, toAccount } from '../accounts/save-account.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { loadAccount, loadAccounts } from '../store/accounts/account-store.ts';
import { revokeSessions } from '../store/accounts/session-store.ts';
import type { CallerAccount } from './authorize.ts';
import { toId } from './call-params.ts';
import type { Handler } from './handler.ts';

/** GET /api/newsroom/accounts. */
export const handleAccounts: Handler<'newsroomAccounts'> = async ({ database }, { account }) => {
  refuseSessions(account);
  return { body: { items: (await loadAccounts(database)).map(toAccount) }, keys: [] };
};

/** POST /api/newsroom/accounts: adds or changes the account of an address. */
export const handleAccountSave: Handler<'newsroomAccountSave'> = async ({ database, accounts, now }, { account, body }) => {
  refuseSessions(account);
  return { body: await saveAccount(database, accounts.key, body, now()), keys: [] };
};

/** POST /api/newsroom/accounts/{id}/deactivate: its sessions end at once. */
export const handleAccountDeactivate: Handler<'newsroomAccountDeactivate'> = async ({ database, now }, { account, params }) => {
  refuseSessions(account);
  return { body: { revoked: await deactivateAccount(database, toId(params.id), now()) }, keys: [] };
};

/** POST /api/newsroom/accounts/{id}/revoke: signs an account out everywhere. */
export const handleAccountRevoke: Handler<'newsroomAccountRevoke'> = async ({ database, now }, { account, params }) => {
  refuseSessions(account);
  const { id } = await loadAccount(database, toId(params.id));
  return { body: { revoked: await database.transaction().execute((trx) => revokeSessions(trx, id, now())) }, keys: [] };
};

/** Whoever gets hold of an editor's session must not make accounts with it: they would outlive the session. */
function refuseSessions(account: CallerAccount | null): void {
  if (account !== null) throw new AppError('FORBIDDEN', 'Accounts are kept with the token of NEWSROOM_TOKEN only.');
}
