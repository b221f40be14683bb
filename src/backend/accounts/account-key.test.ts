import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createAccountKey, loadAccountKey } from './account-key.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const OTHER = Buffer.alloc(32, 8).toString('base64');

test('what is sealed opens with the same key at the same place, and nowhere else', () => {
  const key = createAccountKey(KEY);
  const sealed = key.seal('JBSWY3DPEHPK3PXP', 'totp:1');
  expect(sealed).not.toContain('JBSWY');
  expect(key.seal('JBSWY3DPEHPK3PXP', 'totp:1')).not.toBe(sealed);
  expect(createAccountKey(KEY).open(sealed, 'totp:1')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => key.open(sealed, 'totp:2')).toThrow('unable to authenticate');
  expect(() => createAccountKey(OTHER).open(sealed, 'totp:1')).toThrow('unable to authenticate');
});

test('what was changed does not open', () => {
  const key = createAccountKey(KEY);
  const bytes = Buffer.from(key.seal('JBSWY3DPEHPK3PXP', 'totp:1'), 'base64');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect(() => key.open(bytes.toString('base64'), 'totp:1')).toThrow('unable to authenticate');
});

test('hashes follow from the key', () => {
  expect(createAccountKey(KEY).hash('123456')).toBe(createAccountKey(KEY).hash('123456'));
  expect(createAccountKey(KEY).hash('123456')).not.toBe(createAccountKey(OTHER).hash('123456'));
});

test.each(['', 'short', Buffer.alloc(31).toString('base64')])('%j is no key', (text) => {
  expect(() => createAccountKey(text)).toThrow('32 bytes');
});

test('without a configured key one is made, kept for its owner only and found again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'account-key-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'new/account-key');
  const sealed = (await loadAccountKey({ configured: undefined, file })).seal('a', 'b');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await loadAccountKey({ configured: undefined, file })).open(sealed, 'b')).toBe('a');
  const text = await readFile(file, 'utf8');
  const configured = await loadAccountKey({ configured: KEY, file });
  expect(() => configured.open(sealed, 'b')).toThrow('unable to authenticate');
  expect(await readFile(file, 'utf8')).toBe(text);
});
