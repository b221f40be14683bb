import { userAnswersSchema, type Quiz, type UserAnswer } from '../../shared/contract/schemas/quiz.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { isQuizId } from '../../shared/lib/quiz-id.ts';
import { withholdRightAnswers } from '../../shared/lib/quiz-kinds.ts';
import type { Database } from '../store/database/open-database.ts';
import { loadUserAnswers, saveUserAnswers } from '../store/quiz-answer-store.ts';
import { loadQuiz } from '../store/quiz-store.ts';

/** Who asks the quiz service, of what, and when (unix seconds). */
export type QuizCaller = { readonly database: Database; readonly token: string | null; readonly now: number };

/** The service's operations, by the names of its schema. */
export const quizResolvers = {
  quiz: ({ id }: { id: string }, caller: QuizCaller): Promise<Quiz | null> => loadShownQuiz(caller, id),

  userAnswers: async ({ quizId }: { quizId: string }, { database, token }: QuizCaller): Promise<UserAnswer[]> => (isQuizId(quizId) ? loadUserAnswers(database, { quizId, token }) : []),

  addOrUpdateAnswers: async ({ quizId, answers }: { quizId: string; answers: unknown }, { database, token, now }: QuizCaller): Promise<UserAnswer[]> => {
    const checked = userAnswersSchema.safeParse(answers);
    if (!checked.success) throw new AppError('INVALID_INPUT', `The answers are none: ${checked.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}.`);
    return saveUserAnswers(database, { quizId, token, answers: checked.data, now });
  },
};

/** A quiz as a visitor may see it, or null: who has answered a question learns what was right. */
export async function loadShownQuiz({ database, token, now }: QuizCaller, id: string): Promise<Quiz | null> {
  const quiz = isQuizId(id) ? await loadQuiz(database, id) : null;
  if (quiz === null) return null;
  const own = token === null ? [] : await loadUserAnswers(database, { quizId: id, token });
  return withholdRightAnswers(quiz, { answeredIds: new Set(own.map(({ questionId }) => questionId)), now });
}
