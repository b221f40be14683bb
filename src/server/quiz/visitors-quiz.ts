import type { Request, Response } from 'express';
import type { UserAnswer } from '../../shared/contract/schemas/quiz.ts';
import { loadQuiz } from '../../shared/features/quiz/load-quizzes.ts';
import type { QuizAnswer, QuizProblem, QuizState } from '../../shared/features/quiz/quiz-data.ts';
import type { FilledFields } from '../../shared/features/quiz/quiz-fields.tsx';
import { toQuizData } from '../../shared/features/quiz/to-quiz-data.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import type { Site } from '../../shared/lib/site.ts';
import type { Edge } from '../edge.ts';
import { keepQuizToken, readQuizToken } from './quiz-cookie.ts';
import { readResponses } from './read-responses.ts';
import { createQuizService, createQuizToken } from './quiz-service.ts';

/** A visitor's request for a quiz. */
export type QuizVisit = { readonly edge: Edge; readonly site: Site; readonly quizId: string; readonly request: Request; readonly response: Response };

/** A quiz with what its visitor has answered: without a token that is nothing, and nobody is asked. @throws NOT_FOUND */
export async function loadVisitorsQuiz({ edge, site, quizId, request }: QuizVisit): Promise<QuizState> {
  const token = readQuizToken(request);
  if (token === null) return { quiz: toQuizData(await loadQuiz(site, quizId), site.now()), own: [] };
  const { quiz, own } = await createQuizService(edge, site.edition, token).loadQuiz(quizId);
  return { quiz: toQuizData(quiz, site.now()), own };
}

/** Takes what a visitor has filled in. A first answer makes the visitor known, by a cookie. @throws NOT_FOUND, and what no reader can mend */
export async function takeAnswers(visit: QuizVisit, fields: FilledFields): Promise<QuizAnswer> {
  const answers = readResponses(await loadQuiz(visit.site, visit.quizId), fields);
  if (answers === null) return refuseAnswers(visit, 'invalid');
  if (answers.length === 0) return refuseAnswers(visit, 'empty');
  try {
    return { ...(await saveAnswers(visit, answers)), problem: null };
  } catch (error) {
    const problem = toProblem(error);
    if (problem === null) throw error;
    return refuseAnswers(visit, problem);
  }
}

/** The quiz as its visitor has it, and why the answers were not taken. */
export async function refuseAnswers(visit: QuizVisit, problem: QuizProblem): Promise<QuizAnswer> {
  return { ...(await loadVisitorsQuiz(visit)), problem };
}

async function saveAnswers(visit: QuizVisit, answers: readonly UserAnswer[]): Promise<QuizState> {
  const token = readQuizToken(visit.request);
  if (token === null) return saveAsNewVisitor(visit, answers);
  try {
    return await saveAs(visit, token, answers);
  } catch (error) {
    // A token that the service has forgotten, as after it was filled anew.
    if (isAppError(error) && error.code === 'UNAUTHENTICATED') return saveAsNewVisitor(visit, answers);
    throw error;
  }
}

async function saveAsNewVisitor(visit: QuizVisit, answers: readonly UserAnswer[]): Promise<QuizState> {
  const token = await createQuizToken(visit.edge, visit.site.edition);
  // Before the answers are sent: whoever sends again, because no answer came, is the same visitor then.
  keepQuizToken(visit.response, token);
  return saveAs(visit, token, answers);
}

async function saveAs({ edge, site, quizId }: QuizVisit, token: string, answers: readonly UserAnswer[]): Promise<QuizState> {
  const service = createQuizService(edge, site.edition, token);
  await service.saveAnswers(quizId, answers);
  const { quiz, own } = await service.loadQuiz(quizId);
  return { quiz: toQuizData(quiz, site.now()), own };
}

/** What the service has against answers that a visitor can do something about. */
function toProblem(error: unknown): QuizProblem | null {
  if (!isAppError(error)) return null;
  if (error.code === 'CONFLICT') return 'closed';
  return error.code === 'INVALID_INPUT' ? 'invalid' : null;
}
