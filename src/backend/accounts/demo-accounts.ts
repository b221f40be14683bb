import { randomBytes } from 'node:crypto';
import { editions } from '../../shared/config/editions/editions.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import { DEMO_MARKER_SLUG } from '../seed/demo/demo-marker.ts';
import { loadAccountByEmail, toAccountEmail, updateAccount } from '../store/accounts/account-store.ts';
import type { Programme } from '../store/accounts/programme-store.ts';
import type { Database } from '../store/database/open-database.ts';
import type { AccountKey } from './account-key.ts';
import { deactivateAccount, saveAccount } from './save-account.ts';
import { readDemoAccounts, writeDemoAccounts, type DemoAccounts } from './demo-accounts-file.ts';
import { toTotpPlace } from './factor-keys.ts';
import { createTotpSecret } from './totp.ts';

/** Nobody gets letters there: the name is reserved for examples (RFC 6761). */
const EMAILS = { editor: 'szerkeszto@lapszel.example', member: 'tamogato@lapszel.example' } as const;

const NAMES = { editor: { name: 'Próba Szerkesztő' }, member: { name: 'Próba Támogató', firstName: 'Támogató', lastName: 'Próba' } } as const;

const DAY = 24 * 3600;

/** The demo's two accounts: where they are, by which key, when (unix seconds). */
export type DemoAccess = { readonly database: Database; readonly key: AccountKey; readonly file: string; readonly now: number };

/** Sees to it that the demo's editor and member can sign in as the file says; what is no demo newspaper is left alone. */
export async function openDemoAccounts({ database, key, file, now }: DemoAccess): Promise<void> {
  if (!(await isDemo(database))) return;
  const told = await readDemoAccounts(file);
  const accounts = told ?? drawAccounts();
  await openEditor({ database, key, now }, accounts.editor, told === null);
  await openMember({ database, key, now }, accounts.member, told === null);
  if (told === null) await writeDemoAccounts(file, accounts);
}

/** Switches the demo's accounts off: their passwords have stood on a terminal. */
export async function closeDemoAccounts(database: Database, now: number): Promise<void> {
  for (const email of Object.values(EMAILS)) {
    const account = await loadAccountByEmail(database, email);
    if (account?.active === true) await deactivateAccount(database, account.id, now);
  }
}

/** The seal is made anew each time, for a data folder whose key was lost. */
async function openEditor({ database, key, now }: Omit<DemoAccess, 'file'>, { email, password, totpSecret }: DemoAccounts['editor'], isNew: boolean): Promise<void> {
  const known = await loadAccountByEmail(database, email);
  if (isNew || known === null || !known.active) {
    await saveAccount(database, key, { email, role: 'editor', ...NAMES.editor, password, totpSecret, newTotpSecret: false, active: true }, now);
  } else if (!opens(key, known.totpSecret, toTotpPlace(known.id))) {
    await updateAccount(database, known.id, { totpSecret: key.seal(totpSecret, toTotpPlace(known.id)) }, now);
  }
}

async function openMember({ database, key, now }: Omit<DemoAccess, 'file'>, { email, password }: DemoAccounts['member'], isNew: boolean): Promise<void> {
  const known = await loadAccountByEmail(database, email);
  if (!isNew && known?.active === true) return;
  await saveAccount(database, key, { email, role: 'member', ...NAMES.member, password, newTotpSecret: false, active: true, programmes: toProgrammes(now) }, now);
}

function drawAccounts(): DemoAccounts {
  return {
    editor: { email: toAccountEmail(EMAILS.editor), password: drawPassword(), totpSecret: createTotpSecret() },
    member: { email: toAccountEmail(EMAILS.member), password: drawPassword() },
  };
}

/** Letters and digits that a terminal selects with a double click. */
function drawPassword(): string {
  return randomBytes(12).toString('hex');
}

/** A programme that runs and one that has ended. */
function toProgrammes(now: number): Programme[] {
  const { currency } = editions.main;
  return [
    { programme: 'Havi támogatás', amount: 3000, currency, recurring: true, startedAt: now - 200 * DAY, endsAt: null },
    { programme: 'Éves támogatás', amount: 24_000, currency, recurring: false, startedAt: now - 600 * DAY, endsAt: now - 235 * DAY },
  ];
}

function opens(key: AccountKey, sealed: string | null, place: string): boolean {
  try {
    return sealed !== null && key.open(sealed, place) !== '';
  } catch {
    // Sealed by a key that is gone.
    return false;
  }
}

async function isDemo(database: Database): Promise<boolean> {
  const slugs = Object.values<Edition>(editions).map(({ slug }) => slug);
  return (await database.selectFrom('uniques').select('site').where('slug', '=', DEMO_MARKER_SLUG).where('site', 'in', slugs).limit(1).executeTakeFirst()) !== undefined;
}
