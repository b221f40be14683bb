import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What the secrets of accounts are kept by; the key itself stays inside. */
export type AccountKey = {
  /** Seals a text for one place, which only the same key opens at the same place. */
  readonly seal: (text: string, place: string) => string;
  /** @throws when key or place are others, or the text was changed */
  readonly open: (sealed: string, place: string) => string;
  /** The hash of a text that is short enough to be guessed. */
  readonly hash: (text: string) => string;
};

/** Makes the key's tools from its base64 text. */
export function createAccountKey(text: string): AccountKey {
  const root = Buffer.from(text, 'base64');
  if (root.length !== KEY_BYTES) throw new Error(`The account key needs ${KEY_BYTES} bytes as base64: openssl rand -base64 ${KEY_BYTES}`);
  return createSecretKey(root);
}

/** The same tools by any other secret that was drawn at random and is as long. */
export function createSecretKey(root: Buffer): AccountKey {
  const sealing = deriveKey(root, 'seal');
  const hashing = deriveKey(root, 'hash');
  return {
    seal(plain, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place));
      return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    hash: (plain) => createHmac('sha256', hashing).update(plain).digest('base64url'),
  };
}

/** The configured key, or the one of a file that is made at the first start. */
export async function loadAccountKey({ configured, file }: { configured: string | undefined; file: string }): Promise<AccountKey> {
  return createAccountKey(configured ?? (await readKeyFile(file)) ?? (await createKeyFile(file)));
}

async function readKeyFile(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function createKeyFile(file: string): Promise<string> {
  const text = randomBytes(KEY_BYTES).toString('base64');
  await mkdir(dirname(file), { recursive: true });
  // Never over an existing file: what it sealed could not be opened any more.
  await writeFile(file, `${text}\n`, { mode: 0o600, flag: 'wx' });
  return text;
}

/** A key for each use, so that what one gives away says nothing about the other. */
function deriveKey(root: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', root, '', `account-key:${use}`, KEY_BYTES));
}
