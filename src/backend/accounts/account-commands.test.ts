import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '../../../test/support/test-database.ts';
import { loadAccountByEmail, loadAccounts } from '../store/accounts/account-store.ts';
import { createSession, loadSessionAccount } from '../store/accounts/session-store.ts';
import { parseAccountArguments } from './account-arguments.ts';
import { createAccountKey } from './account-key.ts';
import { closeDemoAccounts, openDemoAccounts } from './demo-accounts.ts';
import { readDemoAccounts } from './demo-accounts-file.ts';
import { toTotpPlace } from './factor-keys.ts';
import { verifyPassword } from './password-hash.ts';
import { readPassword } from './read-password.ts';
import { runAccountCommand } from './run-account-command.ts';

const SETUP_MS = 60_000;
const PASSWORD = 'egy elég hosszú jelszó';
const key = createAccountKey(Buffer.alloc(32, 3).toString('base64'));

let opened: TestDatabase;
let folder: string;
beforeAll(async () => {
  opened = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'accounts-'));
}, SETUP_MS);
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

async function run(argv: readonly string[], password = PASSWORD): Promise<string> {
  const lines: string[] = [];
  const command = parseAccountArguments(argv);
  if (command.name === 'code') throw new Error('A code asks no database.');
  await runAccountCommand({ database: opened.database, key, now: TEST_NOW, readPassword: async () => password, tell: (line) => void lines.push(line) }, command);
  return lines.join('\n');
}

async function requireAccount(email: string) {
  const account = await loadAccountByEmail(opened.database, email);
  if (account === null) throw new Error(`${email} has no account.`);
  return account;
}

test('a new editor gets a secret that is told once and kept sealed', async () => {
  const told = await run(['add', 'editor', 'Anna@Example.com', '--name', 'Kis Anna']);
  const secret = /[A-Z2-7]{32}/.exec(told)?.[0] ?? '';
  const account = await requireAccount('anna@example.com');
  expect(account.totpSecret).not.toContain(secret);
  expect(key.open(account.totpSecret ?? '', toTotpPlace(account.id))).toBe(secret);
  expect(await verifyPassword(account.passwordHash ?? '', PASSWORD)).toBe(true);
  expect(await run(['list'])).toContain('editor\tanna@example.com\tKis Anna\tevery site\tactive');
  expect(await run(['list'])).not.toContain(secret);
  await expect(run(['add', 'member', 'anna@example.com', '--name', 'A'])).rejects.toThrow('already');
});

test('another password or code app, and being switched off, end the sessions', async () => {
  await run(['add', 'editor', 'dora@example.com', '--name', 'Dóra']);
  const account = await requireAccount('dora@example.com');
  for (const command of ['password', 'totp', 'revoke', 'deactivate']) {
    const { accessToken } = await createSession(opened.database, { accountId: account.id, role: 'editor', now: TEST_NOW });
    expect(await loadSessionAccount(opened.database, accessToken, TEST_NOW)).not.toBeNull();
    await run([command, 'dora@example.com'], 'egy másik hosszú jelszó');
    expect(await loadSessionAccount(opened.database, accessToken, TEST_NOW)).toBeNull();
  }
  const changed = await requireAccount('dora@example.com');
  expect(changed.active).toBe(false);
  expect(changed.totpSecret).not.toBe(account.totpSecret);
  expect(await verifyPassword(changed.passwordHash ?? '', 'egy másik hosszú jelszó')).toBe(true);
});

test('an account that nobody has, and a site that is none, are told', async () => {
  await expect(run(['revoke', 'senki@example.com'])).rejects.toThrow('has no account');
  await expect(run(['add', 'member', 'x@example.com', '--name', 'X', '--site', 'nincs'])).rejects.toThrow('no site "nincs"');
  expect((await loadAccounts(opened.database)).some(({ email }) => email === 'x@example.com')).toBe(false);
});

test('a password is read from a pipe, its first line only', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: false, setRawMode: () => undefined });
  input.end(`${PASSWORD}\nmore\n`);
  expect(await readPassword({ input, write: () => {} })).toBe(PASSWORD);
});

test('a terminal shows nothing of a password; backspace and Ctrl-C work', async () => {
  const type = (keys: string) => {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
    const written: string[] = [];
    const read = readPassword({ input, write: (text) => void written.push(text) });
    input.write(keys);
    return { read, written };
  };
  const { read, written } = type('hosszú jelszóó\u007f\r');
  expect(await read).toBe('hosszú jelszó');
  expect(written.join('')).toBe('Password: \n');
  await expect(type('\u0003').read).rejects.toThrow('Nothing was changed');
  await expect(type('rövid\r').read).rejects.toThrow('12 characters');
});

test('the demo\'s accounts are drawn once, kept for their owner only, and switched off where they are not wanted', async () => {
  const file = join(folder, 'demo-accounts.json');
  const open = (by = key) => openDemoAccounts({ database: opened.database, key: by, file, now: TEST_NOW });
  await open();
  const text = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const told = await readDemoAccounts(file);
  if (told === null) throw new Error('The file says nothing.');
  const sealedBy = async (by = key) => {
    const { id, totpSecret, passwordHash } = await requireAccount(told.editor.email);
    return { secret: by.open(totpSecret ?? '', toTotpPlace(id)), isPassword: await verifyPassword(passwordHash ?? '', told.editor.password) };
  };
  expect(await sealedBy()).toEqual({ secret: told.editor.totpSecret, isPassword: true });
  expect(await requireAccount(told.member.email)).toMatchObject({ role: 'member', active: true });

  await closeDemoAccounts(opened.database, TEST_NOW);
  expect(await requireAccount(told.editor.email)).toMatchObject({ active: false });
  const other = createAccountKey(Buffer.alloc(32, 4).toString('base64'));
  await open(other);
  await open(other);
  expect(await readFile(file, 'utf8')).toBe(text);
  expect(await sealedBy(other)).toEqual({ secret: told.editor.totpSecret, isPassword: true });
  await open(key);
  expect(await sealedBy()).toMatchObject({ secret: told.editor.totpSecret });
});

test('what is no demo newspaper gets no accounts', async () => {
  const { database, close } = await createTestDatabase('empty');
  await openDemoAccounts({ database, key, file: join(folder, 'none.json'), now: TEST_NOW });
  expect(await loadAccounts(database)).toEqual([]);
  await close();
}, SETUP_MS);
