import { sql } from 'kysely';
import type { QuizDraft, UserAnswer } from '../../shared/contract/schemas/quiz.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { fitsQuestion, isQuestionOpen } from '../../shared/lib/quiz-kinds.ts';
import type { Database } from './database/open-database.ts';
import { toCountChanges, type CountChange } from './quiz-count-changes.ts';
import { findQuizVoter, lockQuizVoter } from './quiz-voter-store.ts';

/** Counters of one answer; votes of visitors in different slots do not wait for each other. */
const SLOTS = 16;

/** What a visitor sends to a quiz, and when (unix seconds). */
export type AnswerWrite = { readonly quizId: string; readonly token: string | null; readonly answers: readonly UserAnswer[]; readonly now: number };

/** What a visitor has answered in a quiz; nothing for a token that nobody has. @spec §3 User answers */
export async function loadUserAnswers(database: Database, { quizId, token }: Pick<AnswerWrite, 'quizId' | 'token'>): Promise<UserAnswer[]> {
  const voterId = await findQuizVoter(database, token);
  return voterId === null ? [] : loadAnswers(database, voterId, quizId);
}

/**
 * Takes a visitor's answers and moves the counts, in one transaction: each visitor counts once for each question, and
 * sending again changes what was sent before or nothing at all. @spec §7 addOrUpdateAnswers
 * @throws UNAUTHENTICATED for an unknown token, NOT_FOUND, INVALID_INPUT; CONFLICT for a question that is closed, or answered where the right answer is told
 */
export async function saveUserAnswers(database: Database, { quizId, token, answers, now }: AnswerWrite): Promise<UserAnswer[]> {
  return database.transaction().execute(async (trx) => {
    const voterId = await lockQuizVoter(trx, token);
    const quiz = await trx.selectFrom('quizzes').select('questions').where('id', '=', quizId).executeTakeFirst();
    if (quiz === undefined) throw notFound(`quiz ${quizId}`);
    refuseUnfit(quiz.questions, answers, now);
    const before = await loadAnswers(trx, voterId, quizId);
    const changed = answers.filter((answer) => !before.some((old) => JSON.stringify(old) === JSON.stringify(answer)));
    refuseSecondThoughts(quiz.questions, before, changed);
    if (changed.length > 0) {
      await writeAnswers(trx, { voterId, quizId, answers: changed, now });
      await moveCounts(trx, { quizId, voterId, changes: toCountChanges(quiz.questions, before, changed) });
    }
    return [...before.filter(({ questionId }) => !changed.some((answer) => answer.questionId === questionId)), ...changed];
  });
}

/** Writes the answers of a visitor who has given none to the quiz, unchecked. */
export async function writeNewAnswers(trx: Database, { questions, ...write }: Answers & { questions: QuizDraft['questions'] }): Promise<void> {
  await writeAnswers(trx, write);
  await moveCounts(trx, { ...write, changes: toCountChanges(questions, [], write.answers) });
}

async function loadAnswers(database: Database, voterId: number, quizId: string): Promise<UserAnswer[]> {
  const rows = await database.selectFrom('quiz_answers').select(['question_id', 'responses']).where('voter_id', '=', voterId).where('quiz_id', '=', quizId).orderBy('question_id').execute();
  // jsonb keeps no order of names.
  return rows.map(({ question_id, responses }) => ({ questionId: question_id, responses: responses.map(({ answerId, optionId, value }) => ({ answerId, optionId, value })) }));
}

function refuseUnfit(questions: QuizDraft['questions'], answers: readonly UserAnswer[], now: number): void {
  for (const { questionId, responses } of answers) {
    const question = questions.find(({ _id }) => _id === questionId);
    if (question === undefined || !fitsQuestion(question, responses)) throw new AppError('INVALID_INPUT', `The answers do not fit the question ${questionId}.`);
    if (!isQuestionOpen(question, now)) throw new AppError('CONFLICT', `The question ${questionId} takes no more answers since ${question.activeTo}.`);
  }
}

/** Whoever has answered has been told what is right. */
function refuseSecondThoughts(questions: QuizDraft['questions'], before: readonly UserAnswer[], changed: readonly UserAnswer[]): void {
  const told = changed.find(({ questionId }) => before.some((old) => old.questionId === questionId) && questions.some(({ _id, rightAnswer }) => _id === questionId && rightAnswer !== null));
  if (told !== undefined) throw new AppError('CONFLICT', `The visitor knows the right answer to the question ${told.questionId}.`);
}

type Answers = { readonly voterId: number; readonly quizId: string; readonly answers: readonly UserAnswer[]; readonly now: number };

async function writeAnswers(trx: Database, { voterId, quizId, answers, now }: Answers): Promise<void> {
  const rows = answers.map(({ questionId, responses }) => ({ voter_id: voterId, quiz_id: quizId, question_id: questionId, responses: JSON.stringify(responses), answered_at: now }));
  await trx
    .insertInto('quiz_answers')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['voter_id', 'quiz_id', 'question_id']).doUpdateSet({ responses: sql<string>`excluded.responses`, answered_at: now }))
    .execute();
}

/** The last statement of its transaction, so that rows that others want are held shortly; in one order, so that nobody waits in a circle. */
async function moveCounts(trx: Database, { quizId, voterId, changes }: { quizId: string; voterId: number; changes: readonly CountChange[] }): Promise<void> {
  if (changes.length === 0) return;
  const slot = voterId % SLOTS;
  const rows = changes.map(({ questionId, answerId, optionId, n, total }) => ({ quiz_id: quizId, question_id: questionId, answer_id: answerId, option_id: optionId, slot, n, total }));
  await trx
    .insertInto('quiz_counts')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['quiz_id', 'question_id', 'answer_id', 'option_id', 'slot']).doUpdateSet({ n: sql<number>`quiz_counts.n + excluded.n`, total: sql<number>`quiz_counts.total + excluded.total` }))
    .execute();
}
