import { parseArgs } from 'node:util';
import type { AccountRole } from '../store/accounts/account-store.ts';

/** What `npm run account` is asked for. */
export type AccountCommand =
  | { readonly name: 'add'; readonly role: AccountRole; readonly email: string; readonly fullName: string; readonly site: string | null }
  | { readonly name: 'list' }
  | { readonly name: 'code'; readonly email: string }
  | { readonly name: 'password' | 'totp' | 'deactivate' | 'revoke'; readonly email: string };

/** What it can be asked for. */
export const ACCOUNT_USAGE = `npm run account -- add editor <e-mail> --name "Full Name" [--site slug]   a new editor; prints the secret for a code app
npm run account -- add member <e-mail> --name "Full Name" [--site slug]   a new member, who gets codes by mail
npm run account -- list                                                   all accounts
npm run account -- password <e-mail>                                      another password; signs out everywhere
npm run account -- totp <e-mail>                                          another secret for an editor's code app; signs out everywhere
npm run account -- revoke <e-mail>                                        signs out everywhere
npm run account -- deactivate <e-mail>                                    switches an account off
npm run account -- code <e-mail>                                          the demo editor's code of this moment, outside production

The password is asked for, or read from standard input. Without --site an account is good on every site.`;

/** Reads the command line. @throws a sentence that says what is wrong, and the usage */
export function parseAccountArguments(argv: readonly string[]): AccountCommand {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options: { name: { type: 'string' }, site: { type: 'string' } } });
    return toCommand(positionals, values);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${ACCOUNT_USAGE}`, { cause: error });
  }
}

function toCommand([name, first, second, ...rest]: readonly string[], { name: fullName, site }: { name?: string | undefined; site?: string | undefined }): AccountCommand {
  if (rest.length > 0) throw new Error('That is too much: a name with blanks needs quotation marks.');
  switch (name) {
    case 'list':
      return { name };
    case 'add':
      if (first !== 'editor' && first !== 'member') throw new Error('Say whether it is an editor or a member.');
      if (fullName === undefined || fullName.trim() === '') throw new Error('Give the name with --name.');
      return { name, role: first, email: requireEmail(second), fullName, site: site ?? null };
    case 'password':
    case 'totp':
    case 'deactivate':
    case 'revoke':
      return { name, email: requireEmail(first) };
    case 'code':
      return { name, email: requireEmail(first) };
    default:
      throw new Error(name === undefined ? 'Say what is to be done.' : `There is no "${name}".`);
  }
}

function requireEmail(text: string | undefined): string {
  if (text === undefined || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) throw new Error('Give the e-mail address of the account.');
  return text;
}
