import type { QuizDraft } from '../../shared/contract/schemas/quiz.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { isQuizId } from '../../shared/lib/quiz-id.ts';
import { quizKinds } from '../../shared/lib/quiz-kinds.ts';
import { loadShownQuiz } from '../quiz/quiz-resolvers.ts';
import { runQuizGraphql } from '../quiz/run-quiz-graphql.ts';
import { saveQuiz } from '../store/quiz-store.ts';
import { createQuizVoter } from '../store/quiz-voter-store.ts';
import type { Handler } from './handler.ts';

/** POST /api/functions/get-quiz-token: a new visitor. @spec §7 */
export const handleQuizToken: Handler<'quizToken'> = async ({ database, now }) => ({ body: await createQuizVoter(database, now()), keys: [] });

/** POST / of the quiz service: GraphQL, with the visitor's quiz token as bearer. @spec §6 §7 Quiz service */
export const handleQuiz: Handler<'quiz'> = async ({ database, now }, { body, bearer }) => ({ body: await runQuizGraphql({ database, token: bearer, now: now() }, body), keys: [] });

/** GET /api/quizzes/{id}: a quiz as everybody sees it. */
export const handleQuizById: Handler<'quizById'> = async ({ database, now }, { params: { id } }) => {
  const body = await loadShownQuiz({ database, token: null, now: now() }, id);
  if (body === null) throw notFound(`/api/quizzes/${id}`);
  return { body, keys: [`quiz:${id}`] };
};

/** PUT /api/newsroom/quizzes/{id}: of the site that the header names; both editions show it. */
export const handleQuizSave: Handler<'newsroomQuizSave'> = async ({ database, now, wakePurges }, { site, params: { id }, body }) => {
  if (!isQuizId(id)) throw new AppError('INVALID_INPUT', 'The id of a quiz has lowercase letters and digits, 40 at most.');
  refuseBrokenQuestions(body);
  const { sequence, purged } = await saveQuiz(database, { site, id, draft: body, now: now() });
  wakePurges();
  return { body: { sequence, purged }, keys: [] };
};

function refuseBrokenQuestions({ complex, questions }: QuizDraft): void {
  const ids = questions.map(({ _id }) => _id);
  const broken = questions.filter((question, index) => ids.indexOf(question._id) < index || !isSound(question, complex));
  if (broken.length > 0) {
    throw new AppError('INVALID_INPUT', `Each question, answer and option needs an id of its own; a scale or matrix needs two options and a complex quiz, a number one answer, and a right answer is one of the answers: ${broken.map(({ _id }) => _id).join(', ')}.`);
  }
}

function isSound({ displayAs, answers, options, rightAnswer }: QuizDraft['questions'][number], complex: boolean): boolean {
  const areDistinct = [answers, options].every((list) => new Set(list.map(({ _id }) => _id)).size === list.length);
  const { control } = quizKinds[displayAs];
  const isKnown = (value: string) => (control === 'number' ? Number.isFinite(Number(value)) : value.split(',').every((id) => answers.some(({ _id }) => _id === id)));
  const isRightSound = rightAnswer === null || (control !== 'grid' && isKnown(rightAnswer.value));
  const isShapeSound = control === 'number' ? answers.length === 1 : control === 'grid' ? complex && options.length >= 2 : answers.length >= 2;
  return areDistinct && isRightSound && isShapeSound;
}
