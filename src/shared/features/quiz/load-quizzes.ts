import { quizOperations } from '../../contract/quiz-operations.ts';
import { quizDataSchemas, type Quiz } from '../../contract/schemas/quiz.ts';
import { AppError, isAppError, notFound } from '../../lib/errors.ts';
import { isMissingCall } from '../../lib/missing-call.ts';
import type { Site } from '../../lib/site.ts';
import type { QuizData } from './quiz-data.ts';
import { toQuizData, withoutRunningVotes } from './to-quiz-data.ts';

type QuizSite = Pick<Site, 'api' | 'now'>;

/**
 * The quizzes of an article's bodies, as a page carries them that everybody shares. One that cannot be had is left out:
 * the article goes without it, and the link in its place leads to where it stands by itself. @spec §5 Quiz id
 */
export async function loadQuizzes(site: QuizSite, ids: readonly string[]): Promise<QuizData[]> {
  const quizzes = await Promise.all(ids.map((id) => loadQuiz(site, id).catch(toNothing)));
  return quizzes.flatMap((quiz) => (quiz === null ? [] : [withoutRunningVotes(toQuizData(quiz, site.now()))]));
}

/**
 * A quiz as everybody sees it, shared between readers. A backend without the call that caches can keep is asked as the
 * specification has it. @throws NOT_FOUND @spec §7 Quiz service
 */
export async function loadQuiz({ api }: QuizSite, id: string): Promise<Quiz> {
  try {
    return await api.quizById({ params: { id } });
  } catch (error) {
    if (!isMissingCall(error)) throw error;
  }
  const answer = await api.quiz({ body: { query: quizOperations.quiz, variables: { id } } });
  const parsed = quizDataSchemas.quiz.safeParse(answer.data);
  if (!parsed.success) throw new AppError('BACKEND_SHAPE', `The quiz service answered no quiz for ${id}.`);
  if (parsed.data.quiz === null) throw notFound(`quiz ${id}`);
  return parsed.data.quiz;
}

function toNothing(error: unknown): null {
  if (isAppError(error)) return null;
  throw error;
}
