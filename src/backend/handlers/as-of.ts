import { releaseUntil } from '../store/newsroom/release-due-articles.ts';
import type { HandlerParts } from './handler.ts';

/** How far ahead an editor may look. */
const MAX_AHEAD_SECONDS = 366 * 24 * 3600;

/** The moment of an editor's preview (`X-As-Of`, unix seconds); null for none, or one that is no moment to look at. */
export function parseAsOf(header: string | undefined, now: number): number | null {
  if (header === undefined || !/^\d{1,12}$/.test(header)) return null;
  const moment = Number(header);
  return moment <= now + MAX_AHEAD_SECONDS ? moment : null;
}

/** Takes a preview's changes back; it never leaves this file. */
class TakeBack extends Error {}

/**
 * Answers a reading call as it would be answered at a moment. What will be released until then is released in a
 * transaction that is taken back after the answer, so lists, counts and searches need not know of previews, and nobody
 * else sees anything of it. A moment that has passed moves the clock alone.
 */
export async function answerAsOf<Answer>(parts: HandlerParts, asOf: number, answer: (parts: HandlerParts) => Promise<Answer>): Promise<Answer> {
  const now = () => asOf;
  if (asOf <= parts.now()) return answer({ ...parts, now });
  const answers: Answer[] = [];
  try {
    await parts.database.transaction().execute(async (trx) => {
      await releaseUntil(trx, asOf);
      answers.push(await answer({ ...parts, database: trx, now }));
      throw new TakeBack();
    });
  } catch (error) {
    if (!(error instanceof TakeBack)) throw error;
  }
  const [given] = answers;
  if (given === undefined) throw new Error('A preview ended without an answer.');
  return given;
}
