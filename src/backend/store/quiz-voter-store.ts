import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../shared/lib/errors.ts';
import type { Database } from './database/open-database.ts';

const TOKEN_BYTES = 16;
/** 16 bytes as base64url. */
const TOKEN = /^[\w-]{22}$/;

/** Makes a visitor of quizzes and gives the token that nobody can read out of the database. @spec §6 Quiz token §7 */
export async function createQuizVoter(database: Database, now: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await database.insertInto('quiz_voters').values({ token_hash: toHash(token), created_at: now }).execute();
  return token;
}

/** A visitor's id, or null for a token that nobody has. */
export async function findQuizVoter(database: Database, token: string | null): Promise<number | null> {
  if (token === null || !TOKEN.test(token)) return null;
  const row = await database.selectFrom('quiz_voters').select('id').where('token_hash', '=', toHash(token)).executeTakeFirst();
  return row?.id ?? null;
}

/** A visitor's id, held to the end of the transaction: what one visitor sends is taken one after the other. @throws UNAUTHENTICATED */
export async function lockQuizVoter(trx: Database, token: string | null): Promise<number> {
  const row = token === null || !TOKEN.test(token) ? undefined : await trx.selectFrom('quiz_voters').select('id').where('token_hash', '=', toHash(token)).forUpdate().executeTakeFirst();
  if (row === undefined) throw new AppError('UNAUTHENTICATED', 'Answers need "Authorization: Bearer …" with a quiz token.');
  return row.id;
}

/** A token is 128 random bits, so a plain hash tells nothing of it. */
function toHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
