import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A password as the database keeps it: argon2id as a PHC string, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return toPhc(salt, await derive('argon2id', { message: toMessage(password), nonce: salt, tagLength: HASH_BYTES, ...COST }));
}

/** Whether a password is the one of a hash; by the cost that the hash was made with. */
export async function verifyPassword(phc: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(phc) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('A stored password hash is no argon2id PHC string.');
  const wanted = Buffer.from(hash, 'base64');
  const given = await derive('argon2id', { message: toMessage(password), nonce: Buffer.from(salt, 'base64'), tagLength: wanted.length, memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) });
  return timingSafeEqual(given, wanted);
}

/** A hash of no password: verifying against it takes as long as against a real one, and fails. */
export function createUnmatchedHash(): string {
  return toPhc(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
}

/** The same letters, however a keyboard composes them. */
function toMessage(password: string): string {
  return password.normalize('NFC');
}

function toPhc(salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${toBase64(salt)}$${toBase64(hash)}`;
}

/** PHC strings have no padding. */
function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
