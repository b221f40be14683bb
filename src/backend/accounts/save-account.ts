import type { Account, AccountDraft } from '../../shared/contract/schemas/account.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { createAccount, loadAccount, loadAccountByEmail, updateAccount, type StoredAccount } from '../store/accounts/account-store.ts';
import { replaceProgrammes } from '../store/accounts/programme-store.ts';
import { revokeSessions } from '../store/accounts/session-store.ts';
import type { Database } from '../store/database/open-database.ts';
import type { AccountKey } from './account-key.ts';
import { toTotpPlace } from './factor-keys.ts';
import { hashPassword } from './password-hash.ts';
import { createTotpSecret, toTotpAddress } from './totp.ts';

/** A saved account; a new secret for its code app is told this once. */
export type AccountSaved = { readonly account: Account; readonly totp: { secret: string; address: string } | null };

/** A draft, and a secret for its code app where it is known already. */
export type AccountWrite = AccountDraft & { readonly totpSecret?: string };

/**
 * Adds the account of an address or changes it. Whoever gets another password or code app, or is switched off, is signed
 * out everywhere. @throws CONFLICT for an address whose account has the other role, INVALID_INPUT
 */
export async function saveAccount(database: Database, key: AccountKey, write: AccountWrite, now: number): Promise<AccountSaved> {
  const { email, role, name, site, firstName, lastName, active, programmes } = write;
  if (role === 'editor' && programmes !== undefined) throw new AppError('INVALID_INPUT', 'Editors have no programmes.');
  if (role === 'member' && (write.newTotpSecret || write.totpSecret !== undefined)) throw new AppError('INVALID_INPUT', 'Members get their codes by mail: they have no code app.');
  const passwordHash = write.password === undefined ? undefined : await hashPassword(write.password);
  return database.transaction().execute(async (trx) => {
    await requireKnownSite(trx, site ?? null);
    const known = await loadAccountByEmail(trx, email);
    if (known !== null && known.role !== role) throw new AppError('CONFLICT', `The address has the account of a ${known.role}.`);
    const id = known?.id ?? (await createAccount(trx, { site: site ?? null, email, name, role }, now));
    const secret = role === 'editor' && (write.newTotpSecret || write.totpSecret !== undefined || (known?.totpSecret ?? null) === null) ? (write.totpSecret ?? createTotpSecret()) : null;
    await updateAccount(trx, id, {
      name,
      ...(site !== undefined && { site }),
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(active !== undefined && { active }),
      ...(passwordHash !== undefined && { passwordHash }),
      ...(secret !== null && { totpSecret: key.seal(secret, toTotpPlace(id)) }),
    }, now);
    if (programmes !== undefined) await replaceProgrammes(trx, id, programmes);
    if (passwordHash !== undefined || secret !== null || active === false) await revokeSessions(trx, id, now);
    const account = await loadAccount(trx, id);
    return { account: toAccount(account), totp: secret === null ? null : { secret, address: toTotpAddress(secret, account.email) } };
  });
}

/** Switches an account off and ends its sessions; answers how many there were. @throws NOT_FOUND */
export function deactivateAccount(database: Database, id: number, now: number): Promise<number> {
  return database.transaction().execute(async (trx) => {
    await updateAccount(trx, id, { active: false }, now);
    return revokeSessions(trx, id, now);
  });
}

/** An account without its secrets. */
export function toAccount({ id, email, role, name, site, passwordHash, active, createdAt }: StoredAccount): Account {
  return { id, email, role, name, site, hasPassword: passwordHash !== null, active, createdAt };
}

async function requireKnownSite(trx: Database, site: string | null): Promise<void> {
  if (site === null) return;
  const known = await trx.selectFrom('sites').select('slug').where('slug', '=', site).executeTakeFirst();
  if (known === undefined) throw new AppError('INVALID_INPUT', `There is no site "${site}".`);
}
