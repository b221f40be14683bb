import { expect, test } from 'vitest';
import { createUnmatchedHash, hashPassword, verifyPassword } from './password-hash.ts';

test('a password is known again by its hash, which names algorithm and cost and is never the same twice', async () => {
  const [one, other] = await Promise.all([hashPassword('egy hosszú jelszó'), hashPassword('egy hosszú jelszó')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword(one, 'egy hosszú jelszó')).toBe(true);
  expect(await verifyPassword(one, 'egy hosszú jelszo')).toBe(false);
});

test('composed and decomposed letters are the same password', async () => {
  expect(await verifyPassword(await hashPassword('árvíztűrő'.normalize('NFD')), 'árvíztűrő'.normalize('NFC'))).toBe(true);
});

test('a hash made by others at another cost is verified at that cost', async () => {
  // `echo -n "password" | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32` of the reference implementation.
  const hash = Buffer.from('09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7', 'hex').toString('base64').replace('=', '');
  const reference = `$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$${hash}`;
  expect(await verifyPassword(reference, 'password')).toBe(true);
});

test('no password fits the unmatched hash', async () => {
  expect(await verifyPassword(createUnmatchedHash(), '')).toBe(false);
});

test('what is no hash is an error, not a refusal', async () => {
  await expect(verifyPassword('plain', 'plain')).rejects.toThrow('PHC');
});
