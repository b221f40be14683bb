import type { UserAnswer } from '../../contract/schemas/quiz.ts';
import { quizKinds } from '../../lib/quiz-kinds.ts';
import type { QuestionData, QuizData, QuizState } from './quiz-data.ts';

/** A question's part of the form, or of the results. */
export type QuestionView = { readonly question: QuestionData; readonly own: UserAnswer | null; readonly shows: 'fields' | 'results' };

/** What of each question is shown: fields while it is open and not answered, its results from then on. */
export function toQuestionViews({ quiz, own }: QuizState): QuestionView[] {
  return quiz.questions.map((question) => {
    const answer = own.find(({ questionId }) => questionId === question.id) ?? null;
    return { question, own: answer, shows: question.open && answer === null ? 'fields' : 'results' };
  });
}

/** The questions whose answers may still be changed: once the right one is told, they may not. */
export function toChangeable(views: readonly QuestionView[]): QuestionView[] {
  return views.filter(({ question, own }) => question.open && own !== null && question.right.length === 0);
}

/** The share of votes in whole percent. */
export function toPercent(count: number, voters: number): number {
  return voters === 0 ? 0 : Math.round((Math.min(count, voters) / voters) * 100);
}

/** How many of the questions that have a right answer were answered right, and how many were answered at all; null for none. */
export function countRight(views: readonly QuestionView[]): { readonly right: number; readonly asked: number } | null {
  const judged = views.filter(({ question, own }) => own !== null && question.right.length > 0);
  return judged.length === 0 ? null : { right: judged.filter(isRight).length, asked: judged.length };
}

/** Whether exactly what was right was chosen. */
export function isRight({ question, own }: QuestionView): boolean {
  if (own === null) return false;
  const chosen = quizKinds[question.kind].control === 'number' ? own.responses.map(({ value }) => value ?? Number.NaN) : own.responses.map(({ answerId }) => answerId);
  const wanted = quizKinds[question.kind].control === 'number' ? question.right.map(Number) : question.right;
  return chosen.length === wanted.length && chosen.every((one) => wanted.some((other) => other === one));
}

/** Fresh votes, with the right answers that this reader knows already. */
export function mergeVotes(held: QuizData, fresh: QuizData): QuizData {
  return {
    ...fresh,
    questions: fresh.questions.map((question) => ({ ...question, right: question.right.length > 0 ? question.right : (held.questions.find(({ id }) => id === question.id)?.right ?? []) })),
  };
}
