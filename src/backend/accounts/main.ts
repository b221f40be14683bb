// `npm run account -- add|list|password|totp|revoke|deactivate|code`: accounts of editors and members. The backend must
// not be running on the same embedded database, but for `code`; the newsroom API keeps accounts beside a running one.
import process from 'node:process';
import { parseBackendConfig, toDatabaseOptions } from '../config.ts';
import type { BackendConfig } from '../config.ts';
import { closeDatabase, openDatabase } from '../store/database/open-database.ts';
import { toAccountEmail } from '../store/accounts/account-store.ts';
import { parseAccountArguments } from './account-arguments.ts';
import { loadAccountKey } from './account-key.ts';
import { readDemoAccounts } from './demo-accounts-file.ts';
import { readPassword } from './read-password.ts';
import { runAccountCommand } from './run-account-command.ts';
import { createTotpCode } from './totp.ts';

const tell = (line: string) => void process.stdout.write(`${line}\n`);
const toSeconds = () => Math.floor(Date.now() / 1000);

async function run(): Promise<void> {
  const command = parseAccountArguments(process.argv.slice(2));
  const config = parseBackendConfig(process.env);
  if (command.name === 'code') return tellDemoCode(config, command.email);
  const key = await loadAccountKey({ configured: config.ACCOUNT_KEY, file: config.accountKeyFile });
  const database = await openDatabase(toDatabaseOptions(config));
  try {
    await runAccountCommand({ database, key, now: toSeconds(), readPassword: () => readPassword({ input: process.stdin, write: (text) => void process.stderr.write(text) }), tell }, command);
  } finally {
    await closeDatabase(database);
  }
}

/** From the file, not the database: the demo's backend runs while somebody signs in. */
async function tellDemoCode(config: BackendConfig, email: string): Promise<void> {
  if (!config.hasDemoAccess) throw new Error('Codes are told for the demo\'s editor only, outside production.');
  const accounts = await readDemoAccounts(config.demoAccountsFile);
  if (accounts === null) throw new Error('There are no demo accounts yet: they are made when the site starts.');
  if (toAccountEmail(email) !== accounts.editor.email) throw new Error(`Codes are told for ${accounts.editor.email} only; a member's stands in the letter at /_dev/mails of the backend.`);
  tell(createTotpCode(accounts.editor.totpSecret, toSeconds()));
}

if (import.meta.main) {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
