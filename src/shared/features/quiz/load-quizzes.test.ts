import { expect, test } from 'vitest';
import { FIXTURE_NOW, makeApi } from '../../../../test/support/fixtures.ts';
import { quizSchema } from '../../contract/schemas/quiz.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { loadQuiz, loadQuizzes } from './load-quizzes.ts';

const quiz = quizSchema.parse({ _id: 'q', questions: [{ _id: 'k', question: 'Melyik?', displayAs: 'radio', answers: [{ _id: 'a', title: 'A', answerCount: 2 }], voterCount: 2 }] });
const missing = () => Promise.reject(notFound('/api/quizzes/q'));
const toSite = (answers: Parameters<typeof makeApi>[0]) => ({ api: makeApi(answers), now: () => FIXTURE_NOW });

test('a service without the call that caches can keep is asked as the specification has it', async () => {
  const asked: unknown[] = [];
  const site = toSite({
    quizById: missing,
    quiz: ({ body }) => {
      asked.push(body.variables);
      return Promise.resolve({ data: { quiz }, errors: [] });
    },
  });
  expect(await loadQuiz(site, 'q')).toEqual(quiz);
  expect(asked).toEqual([{ id: 'q' }]);
});

test('a quiz that nobody has is not found, and nonsense is no quiz', async () => {
  await expect(loadQuiz(toSite({ quizById: missing, quiz: () => Promise.resolve({ data: { quiz: null }, errors: [] }) }), 'q')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(loadQuiz(toSite({ quizById: missing, quiz: () => Promise.resolve({ data: { quiz: { _id: 5 } }, errors: [] }) }), 'q')).rejects.toMatchObject({ code: 'BACKEND_SHAPE' });
});

test('an article goes without a quiz that cannot be had', async () => {
  const site = toSite({ quizById: ({ params: { id } }) => (id === 'q' ? Promise.resolve(quiz) : Promise.reject(new AppError('BACKEND_TIMEOUT', 'late'))) });
  expect((await loadQuizzes(site, ['lassu', 'q'])).map(({ id }) => id)).toEqual(['q']);
});

test('the page that everybody shares carries no votes of an open question', async () => {
  const [shown] = await loadQuizzes(toSite({ quizById: () => Promise.resolve(quiz) }), ['q']);
  expect(shown?.questions.map(({ voters, answers }) => [voters, answers[0]?.count])).toEqual([[0, 0]]);
});

test('a mistake of ours is no missing quiz', async () => {
  await expect(loadQuizzes(toSite({ quizById: () => Promise.reject(new TypeError('mistake')) }), ['q'])).rejects.toThrow('mistake');
});
