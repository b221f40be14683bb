import { toAccountEmail } from '../store/accounts/account-store.ts';
import type { AccountKey } from './account-key.ts';

/** Under which failed sign-ins of an address from a class of network addresses are counted. */
export function toLoginKey(key: AccountKey, email: string, readerAddress: string): string {
  return key.hash(`login\n${toAccountEmail(email)}\n${readerAddress}`);
}

/** Under which wrong codes of an account are counted. */
export function toCodeKey(key: AccountKey, accountId: number): string {
  return key.hash(`code\n${accountId}`);
}

/** A mailed code as the database knows it: good for its own attempt only. */
export function toCodeHash(key: AccountKey, tokenHash: string, code: string): string {
  return key.hash(`mailed code\n${tokenHash}\n${code}`);
}

/** Where the secret of an editor's code app is sealed. */
export function toTotpPlace(accountId: number): string {
  return `totp:${accountId}`;
}
