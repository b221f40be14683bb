import { sql } from 'kysely';
import type { SiteWritten } from '../../shared/contract/schemas/newsroom-site.ts';
import type { Quiz, QuizDraft } from '../../shared/contract/schemas/quiz.ts';
import { AppError } from '../../shared/lib/errors.ts';
import type { Database } from './database/open-database.ts';
import { requireSite } from './newsroom/require-site.ts';
import { appendPurge } from './purge-store.ts';

/** Votes for an answer, or for one of its options; `total` is what they add up to. An empty answer counts a question's visitors. */
export type QuizCount = { readonly question_id: string; readonly answer_id: string; readonly option_id: string; readonly n: number; readonly total: number };

/** Which quiz is written, with what, and when (unix seconds). */
export type QuizWrite = { readonly site: string; readonly id: string; readonly draft: QuizDraft; readonly now: number };

/** A quiz with its votes as they are now, right answers included, or null. @spec §3 Quiz */
export async function loadQuiz(database: Database, id: string): Promise<Quiz | null> {
  const row = await database.selectFrom('quizzes').select(['id', 'complex', 'questions']).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const counts = await loadCounts(database, id);
  return { _id: row.id, complex: row.complex, questions: row.questions.map((question) => withVotes(question, counts)) };
}

async function loadCounts(database: Database, id: string): Promise<QuizCount[]> {
  return database
    .selectFrom('quiz_counts')
    .select(['question_id', 'answer_id', 'option_id', sql<number>`sum(n)::int`.as('n'), sql<number>`sum(total)::float8`.as('total')])
    .where('quiz_id', '=', id)
    .groupBy(['question_id', 'answer_id', 'option_id'])
    .execute();
}

function withVotes(question: QuizDraft['questions'][number], counts: readonly QuizCount[]): Quiz['questions'][number] {
  const own = counts.filter(({ question_id }) => question_id === question._id);
  const answers = question.answers.map((answer) => {
    const votes = own.filter(({ answer_id }) => answer_id === answer._id);
    const answerCount = votes.reduce((total, { n }) => total + n, 0);
    const sum = votes.reduce((total, vote) => total + vote.total, 0);
    const optionCounts = votes.filter(({ option_id }) => option_id !== '').map(({ option_id, n }) => ({ optionId: option_id, count: n }));
    return { ...answer, answerCount, sum, average: answerCount === 0 ? 0 : sum / answerCount, optionCounts };
  });
  return { ...question, answers, voterCount: own.find(({ answer_id }) => answer_id === '')?.n ?? 0 };
}

/**
 * Writes a quiz, a new one or over the old one, in one transaction. Once somebody has answered, a question keeps its
 * kind, answers and options: votes would count for something else than was voted for.
 * @throws NOT_FOUND for an unknown site, CONFLICT for another site's quiz or one that would change its votes' meaning
 */
export async function saveQuiz(database: Database, write: QuizWrite): Promise<SiteWritten> {
  const { site, id, draft, now } = write;
  return database.transaction().execute(async (trx) => {
    await requireSite(trx, site);
    const old = await trx.selectFrom('quizzes').select(['site', 'questions']).where('id', '=', id).forUpdate().executeTakeFirst();
    if (old !== undefined && old.site !== site) throw new AppError('CONFLICT', `The quiz ${id} belongs to another site.`);
    if (old !== undefined && (await hasAnswers(trx, id))) refuseOtherMeaning(old.questions, draft.questions);
    const row = toQuizRow(write);
    await trx.insertInto('quizzes').values(row).onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
    const purged = [`quiz:${id}`];
    return { sequence: await appendPurge(trx, { keys: purged, hard: false, now }), purged };
  });
}

/** A quiz as its table has it. */
export function toQuizRow({ site, id, draft: { complex, questions }, now }: QuizWrite) {
  return { id, site, complex, questions: JSON.stringify(questions), updated_at: now };
}

async function hasAnswers(trx: Database, id: string): Promise<boolean> {
  return (await trx.selectFrom('quiz_answers').select('voter_id').where('quiz_id', '=', id).limit(1).executeTakeFirst()) !== undefined;
}

type Questions = QuizDraft['questions'];

function refuseOtherMeaning(before: Questions, after: Questions): void {
  const changed = before.filter((old) => {
    const same = after.find(({ _id }) => _id === old._id);
    return same === undefined || same.displayAs !== old.displayAs || !hasAll(same.answers, old.answers) || !hasAll(same.options, old.options) || isRegraded(old, same);
  });
  if (changed.length > 0) throw new AppError('CONFLICT', `Somebody has answered already, so kind, answers and options have to stay; make a new quiz, or leave as they were: ${changed.map(({ _id }) => _id).join(', ')}.`);
}

function hasAll(after: readonly { readonly _id: string }[], before: readonly { readonly _id: string }[]): boolean {
  return before.every(({ _id }) => after.some((one) => one._id === _id));
}

/** The grades of a scale are titles and places of its options. */
function isRegraded(before: Questions[number], after: Questions[number]): boolean {
  return before.displayAs === 'scale' && JSON.stringify(before.options) !== JSON.stringify(after.options);
}
