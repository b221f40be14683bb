import { AppError, notFound } from '../../../shared/lib/errors.ts';
import type { Database } from '../database/open-database.ts';

/** Who an account is for: the newsroom, or the supporters. @spec §6 */
export type AccountRole = 'editor' | 'member';

/** An account as it is kept. `site` null is good on every site. */
export type StoredAccount = {
  readonly id: number;
  readonly site: string | null;
  readonly email: string;
  readonly name: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: AccountRole;
  readonly passwordHash: string | null;
  /** Sealed by the account key. */
  readonly totpSecret: string | null;
  readonly active: boolean;
  readonly createdAt: number;
};

/** What is written of an account; what is not given keeps its value. */
export type AccountChange = Partial<Pick<StoredAccount, 'site' | 'name' | 'firstName' | 'lastName' | 'passwordHash' | 'totpSecret' | 'active'>>;

/** A new account; its secrets come by `updateAccount`, since a seal is bound to the id. */
export type NewAccount = Pick<StoredAccount, 'site' | 'email' | 'name' | 'role'>;

const COLUMNS = ['id', 'site', 'email', 'name', 'first_name as firstName', 'last_name as lastName', 'role', 'password_hash as passwordHash', 'totp_secret as totpSecret', 'active', 'created_at as createdAt'] as const;

/** An address as accounts are known by: without blanks, in small letters. */
export function toAccountEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** The account of an address, active or not. */
export async function loadAccountByEmail(database: Database, email: string): Promise<StoredAccount | null> {
  return (await database.selectFrom('accounts').select(COLUMNS).where('email', '=', toAccountEmail(email)).executeTakeFirst()) ?? null;
}

/** An account by its id. @throws NOT_FOUND */
export async function loadAccount(database: Database, id: number): Promise<StoredAccount> {
  const account = await database.selectFrom('accounts').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  if (account === undefined) throw notFound(`account ${id}`);
  return account;
}

/** All accounts, editors first. */
export function loadAccounts(database: Database): Promise<StoredAccount[]> {
  return database.selectFrom('accounts').select(COLUMNS).orderBy('role').orderBy('email').execute();
}

/** Adds an account and answers its id. @throws CONFLICT for an address that has one */
export async function createAccount(trx: Database, { site, email, name, role }: NewAccount, now: number): Promise<number> {
  const created = await trx
    .insertInto('accounts')
    .values({ site, email: toAccountEmail(email), name, role, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created === undefined) throw new AppError('CONFLICT', 'The address has an account already.');
  return created.id;
}

/** Changes an account. @throws NOT_FOUND */
export async function updateAccount(trx: Database, id: number, change: AccountChange, now: number): Promise<void> {
  const { site, name, firstName, lastName, passwordHash, totpSecret, active } = change;
  const changed = await trx
    .updateTable('accounts')
    .set({
      updated_at: now,
      ...(site !== undefined && { site }),
      ...(name !== undefined && { name }),
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      // The steps of another secret say nothing about this one's.
      ...(totpSecret !== undefined && { totp_secret: totpSecret, totp_step: null }),
      ...(active !== undefined && { active }),
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw notFound(`account ${id}`);
}

/** Takes a step of the code app, once: false for one that was used, or is older than one that was. */
export async function takeTotpStep(trx: Database, id: number, step: number): Promise<boolean> {
  const taken = await trx
    .updateTable('accounts')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Who signs in by a third party. */
export type ThirdPartyUser = { readonly issuer: string; readonly subject: string; readonly email: string | null };

/**
 * The account of a third party's user: by issuer and subject, which stay. The first time by the address, where an account
 * has it and no other user of a third party; from then on the address says nothing any more.
 */
export async function resolveThirdPartyAccount(trx: Database, { issuer, subject, email }: ThirdPartyUser): Promise<StoredAccount | null> {
  const known = await trx.selectFrom('accounts').select(COLUMNS).where('oidc_issuer', '=', issuer).where('oidc_subject', '=', subject).executeTakeFirst();
  if (known !== undefined) return known;
  if (email === null) return null;
  const linked = await trx
    .updateTable('accounts')
    .set({ oidc_issuer: issuer, oidc_subject: subject })
    .where('email', '=', toAccountEmail(email))
    .where('oidc_subject', 'is', null)
    .where('active', '=', true)
    .returning(COLUMNS)
    .executeTakeFirst();
  return linked ?? null;
}
