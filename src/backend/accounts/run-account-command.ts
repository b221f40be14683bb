import { accountDraftSchema } from '../../shared/contract/schemas/account.ts';
import { loadAccountByEmail, loadAccounts, toAccountEmail, type StoredAccount } from '../store/accounts/account-store.ts';
import { revokeSessions } from '../store/accounts/session-store.ts';
import type { Database } from '../store/database/open-database.ts';
import type { AccountCommand } from './account-arguments.ts';
import type { AccountKey } from './account-key.ts';
import { deactivateAccount, saveAccount, type AccountSaved } from './save-account.ts';

/** What commands work with; `tell` prints a line. */
export type CommandParts = { readonly database: Database; readonly key: AccountKey; readonly now: number; readonly readPassword: () => Promise<string>; readonly tell: (line: string) => void };

/** Does what `npm run account` was asked for on the database. @throws a sentence */
export async function runAccountCommand(parts: CommandParts, command: Exclude<AccountCommand, { name: 'code' }>): Promise<void> {
  const { database, now, tell } = parts;
  switch (command.name) {
    case 'add':
      return addAccount(parts, command);
    case 'list':
      for (const account of await loadAccounts(database)) tell(toLine(account));
      return;
    case 'password': {
      const known = await requireAccount(database, command.email);
      await save(parts, known, { password: await parts.readPassword() });
      return tell('The password is another one now, and all sessions have ended.');
    }
    case 'totp': {
      const { totp } = await save(parts, await requireAccount(database, command.email), { newTotpSecret: true });
      return tellTotp(tell, totp);
    }
    case 'deactivate':
      return tell(`Switched off; ${await deactivateAccount(database, (await requireAccount(database, command.email)).id, now)} sessions have ended.`);
    case 'revoke': {
      const { id } = await requireAccount(database, command.email);
      return tell(`${await database.transaction().execute((trx) => revokeSessions(trx, id, now))} sessions have ended.`);
    }
  }
}

async function addAccount(parts: CommandParts, { role, email, fullName, site }: Extract<AccountCommand, { name: 'add' }>): Promise<void> {
  if ((await loadAccountByEmail(parts.database, email)) !== null) throw new Error('The address has an account already.');
  const draft = accountDraftSchema.parse({ email, role, name: fullName, site, password: await parts.readPassword() });
  const { totp } = await saveAccount(parts.database, parts.key, draft, parts.now);
  parts.tell('The account is there.');
  tellTotp(parts.tell, totp);
}

function save({ database, key, now }: CommandParts, { email, role, name }: StoredAccount, change: { password?: string; newTotpSecret?: boolean }): Promise<AccountSaved> {
  return saveAccount(database, key, accountDraftSchema.parse({ email, role, name, ...change }), now);
}

function tellTotp(tell: (line: string) => void, totp: AccountSaved['totp']): void {
  if (totp === null) return;
  tell(`Secret for the code app (RFC 6238), shown this once: ${totp.secret}`);
  tell(`As an address: ${totp.address}`);
}

function toLine({ id, role, email, name, site, active }: StoredAccount): string {
  return [id, role, email, name, site ?? 'every site', active ? 'active' : 'off'].join('\t');
}

async function requireAccount(database: Database, email: string): Promise<StoredAccount> {
  const account = await loadAccountByEmail(database, email);
  if (account === null) throw new Error(`${toAccountEmail(email)} has no account.`);
  return account;
}
