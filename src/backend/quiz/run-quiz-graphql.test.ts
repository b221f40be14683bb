import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '../../../test/support/test-database.ts';
import { quizOperations } from '../../shared/contract/quiz-operations.ts';
import { quizDataSchemas, quizDraftSchema } from '../../shared/contract/schemas/quiz.ts';
import { toQuizRow } from '../store/quiz-store.ts';
import { createQuizVoter } from '../store/quiz-voter-store.ts';
import { runQuizGraphql } from './run-quiz-graphql.ts';

const ID = 'proba';
const draft = quizDraftSchema.parse({
  questions: [{ _id: 'k', question: 'Melyik?', displayAs: 'radio', rightAnswer: { value: 'b' }, answers: [{ _id: 'a', title: 'A' }, { _id: 'b', title: 'B' }] }],
});

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase('empty');
  await opened.database.insertInto('sites').values({ slug: 'lapszel', name: 'Lapszél', domain: 'lapszel.hu', currency: 'HUF', currency_sign: 'Ft', twitter_site: null, audience_script: null }).execute();
  await opened.database.insertInto('quizzes').values(toQuizRow({ site: 'lapszel', id: ID, draft, now: TEST_NOW })).execute();
}, 60_000);
afterAll(() => opened.close());

const run = (query: string, variables: Record<string, unknown> = {}, token: string | null = null) => runQuizGraphql({ database: opened.database, token, now: TEST_NOW }, { query, variables });
const toCode = async (query: string, variables = {}, token: string | null = null) => (await run(query, variables, token)).errors[0]?.extensions.code;
const vote = (answerId: string) => ({ id: ID, answers: [{ questionId: 'k', responses: [{ answerId }] }] });

test('the edge’s operations are answered in the contract’s shapes', async () => {
  const token = await createQuizVoter(opened.database, TEST_NOW);
  expect(quizDataSchemas.quiz.parse((await run(quizOperations.quiz, { id: ID })).data).quiz?.questions[0]?.rightAnswer).toBeNull();
  const written = await run(quizOperations.addOrUpdateAnswers, vote('a'), token);
  expect(quizDataSchemas.addOrUpdateAnswers.parse(written.data).addOrUpdateAnswers).toEqual([{ questionId: 'k', responses: [{ answerId: 'a', optionId: null, value: null }] }]);
  const { quiz, userAnswers } = quizDataSchemas.visitorsQuiz.parse((await run(quizOperations.visitorsQuiz, { id: ID }, token)).data);
  expect([userAnswers.length, quiz?.questions[0]?.rightAnswer?.value, quiz?.questions[0]?.voterCount, quiz?.questions[0]?.answers[0]?.answerCount]).toEqual([1, 'b', 1, 1]);
});

test('a quiz that is not there is null, and its answers none', async () => {
  expect((await run(quizOperations.visitorsQuiz, { id: 'nincs' })).data).toEqual({ quiz: null, userAnswers: [] });
});

test('errors name what the caller did', async () => {
  const token = await createQuizVoter(opened.database, TEST_NOW);
  expect(await toCode(quizOperations.addOrUpdateAnswers, vote('a'))).toBe('UNAUTHENTICATED');
  expect(await toCode(quizOperations.addOrUpdateAnswers, vote('a'), 'AAAAAAAAAAAAAAAAAAAAAA')).toBe('UNAUTHENTICATED');
  expect(await toCode(quizOperations.addOrUpdateAnswers, vote('c'), token)).toBe('INVALID_INPUT');
  expect(await toCode(quizOperations.addOrUpdateAnswers, { ...vote('a'), id: 'nincs' }, token)).toBe('NOT_FOUND');
  expect(await toCode(quizOperations.addOrUpdateAnswers, { id: ID, answers: [...vote('a').answers, ...vote('b').answers] }, token)).toBe('INVALID_INPUT');
  expect(await toCode(quizOperations.quiz, {})).toBe('BAD_REQUEST');
});

test.each([
  ['nonsense', '{'],
  ['introspection', '{ __schema { types { name } } }'],
  ['too many tokens', `{ ${'a: quiz(id: "proba") { _id } '.repeat(60)} }`],
  ['too many questions at once', `{ ${[1, 2, 3, 4, 5].map((n) => `q${n}: quiz(id: "proba") { _id }`).join(' ')} }`],
  ['circles of fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  ['unknown fields', '{ voters { token } }'],
])('%s is refused before it is run', async (_, query) => {
  const answer = await run(query);
  expect(answer.data).toBeUndefined();
  expect(answer.errors[0]?.extensions.code).toBe('BAD_REQUEST');
});
