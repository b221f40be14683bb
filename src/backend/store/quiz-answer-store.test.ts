import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '../../../test/support/test-database.ts';
import { quizDraftSchema, type UserAnswer } from '../../shared/contract/schemas/quiz.ts';
import { loadUserAnswers, saveUserAnswers } from './quiz-answer-store.ts';
import { loadQuiz, saveQuiz } from './quiz-store.ts';
import { createQuizVoter } from './quiz-voter-store.ts';

const answers = [{ _id: 'a', title: 'A' }, { _id: 'b', title: 'B' }];
const options = [{ _id: 'x', title: '1' }, { _id: 'y', title: '5' }];
const draft = quizDraftSchema.parse({
  complex: true,
  questions: [
    { _id: 'egy', question: 'Melyik?', displayAs: 'radio', answers },
    { _id: 'skala', question: 'Mennyire?', displayAs: 'scale', options, answers },
    { _id: 'szam', question: 'Mennyi?', displayAs: 'number', answers: [{ _id: 'n', title: 'N' }] },
    { _id: 'tudott', question: 'Mi a jó?', displayAs: 'radio', rightAnswer: { value: 'b' }, answers },
    { _id: 'lejar', question: 'Mikor?', displayAs: 'radio', activeTo: TEST_NOW, answers },
  ],
});

const one = (questionId: string, answerId: string, optionId: string | null = null, value: number | null = null): UserAnswer => ({ questionId, responses: [{ answerId, optionId, value }] });

describe('votes', () => {
  let opened: TestDatabase;
  let quizzes = 0;

  beforeAll(async () => {
    opened = await createTestDatabase('empty');
    await opened.database.insertInto('sites').values(['lapszel', 'erdely'].map((slug) => ({ slug, name: slug, domain: `${slug}.example`, currency: 'HUF', currency_sign: 'Ft', twitter_site: null, audience_script: null }))).execute();
  }, 60_000);

  afterAll(() => opened.close());

  async function makeQuiz(): Promise<string> {
    const id = `proba${(quizzes += 1)}`;
    await saveQuiz(opened.database, { site: 'lapszel', id, draft, now: TEST_NOW });
    return id;
  }

  const makeVoter = () => createQuizVoter(opened.database, TEST_NOW);
  const vote = (quizId: string, token: string | null, given: readonly UserAnswer[], now = TEST_NOW - 1) => saveUserAnswers(opened.database, { quizId, token, answers: given, now });
  const toQuestion = async (id: string, questionId: string) => (await loadQuiz(opened.database, id))?.questions.find(({ _id }) => _id === questionId);

  /** What the counters say, beside what the answers themselves add up to. */
  async function compareCounts(id: string) {
    const counted = await sql<{ question: string; n: number }>`select question_id as question, sum(n)::int as n from quiz_counts where quiz_id = ${id} and answer_id = '' group by 1 order by 1`.execute(opened.database);
    const given = await sql<{ question: string; n: number }>`select question_id as question, count(*)::int as n from quiz_answers where quiz_id = ${id} group by 1 order by 1`.execute(opened.database);
    return { counted: counted.rows, given: given.rows };
  }

  test('sending again counts once, and a change moves the vote', async () => {
    const [id, token] = [await makeQuiz(), await makeVoter()];
    await vote(id, token, [one('egy', 'a')]);
    await vote(id, token, [one('egy', 'a')]);
    expect((await toQuestion(id, 'egy'))?.answers.map(({ answerCount }) => answerCount)).toEqual([1, 0]);
    await vote(id, token, [one('egy', 'b'), one('szam', 'n', null, 7.5)]);
    const question = await toQuestion(id, 'egy');
    expect([question?.voterCount, question?.answers.map(({ answerCount }) => answerCount)]).toEqual([1, [0, 1]]);
    expect(await loadUserAnswers(opened.database, { quizId: id, token })).toEqual([one('egy', 'b'), one('szam', 'n', null, 7.5)]);
  });

  test('sums and averages follow the answers exactly', async () => {
    const id = await makeQuiz();
    const tokens = await Promise.all([makeVoter(), makeVoter(), makeVoter()]);
    for (const [index, token] of tokens.entries()) await vote(id, token, [one('szam', 'n', null, 0.1 * (index + 1)), { questionId: 'skala', responses: [{ answerId: 'a', optionId: index === 0 ? 'x' : 'y', value: null }] }]);
    await vote(id, tokens[0] ?? null, [one('szam', 'n', null, 0.7)]);
    expect((await toQuestion(id, 'szam'))?.answers[0]).toMatchObject({ answerCount: 3, sum: 1.2 });
    expect((await toQuestion(id, 'skala'))?.answers[0]).toMatchObject({ answerCount: 3, sum: 11, average: 11 / 3, optionCounts: expect.arrayContaining([{ optionId: 'x', count: 1 }, { optionId: 'y', count: 2 }]) });
  });

  test('what does not fit, is closed or has no token changes nothing', async () => {
    const [id, token] = [await makeQuiz(), await makeVoter()];
    await expect(vote(id, token, [one('egy', 'a'), one('lejar', 'a')], TEST_NOW)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(vote(id, token, [one('egy', 'a'), one('nincs', 'a')])).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(vote(id, null, [one('egy', 'a')])).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(vote('nincs', token, [one('egy', 'a')])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await compareCounts(id)).toEqual({ counted: [], given: [] });
  });

  test('who knows what is right has answered for good', async () => {
    const [id, token] = [await makeQuiz(), await makeVoter()];
    await vote(id, token, [one('tudott', 'a')]);
    await vote(id, token, [one('tudott', 'a'), one('egy', 'a')]);
    await expect(vote(id, token, [one('tudott', 'b'), one('egy', 'b')])).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await toQuestion(id, 'tudott'))?.answers.map(({ answerCount }) => answerCount)).toEqual([1, 0]);
    expect((await toQuestion(id, 'egy'))?.answers.map(({ answerCount }) => answerCount)).toEqual([1, 0]);
  });

  test('200 visitors at once, each sending twice, are 200 votes', async () => {
    const id = await makeQuiz();
    const tokens = await Promise.all(Array.from({ length: 200 }, makeVoter));
    await Promise.all(tokens.flatMap((token, index) => [vote(id, token, [one('egy', index % 4 === 0 ? 'b' : 'a')]), vote(id, token, [one('egy', index % 4 === 0 ? 'b' : 'a'), one('szam', 'n', null, index)])]));
    const question = await toQuestion(id, 'egy');
    expect([question?.voterCount, question?.answers.map(({ answerCount }) => answerCount)]).toEqual([200, [150, 50]]);
    expect((await toQuestion(id, 'szam'))?.answers[0]).toMatchObject({ answerCount: 200, sum: 19_900 });
    const { counted, given } = await compareCounts(id);
    expect(counted).toEqual(given);
  }, 30_000);

  test('one visitor who sends different answers at once has one of them', async () => {
    const [id, token] = [await makeQuiz(), await makeVoter()];
    await Promise.all(Array.from({ length: 20 }, (_, index) => vote(id, token, [one('egy', index % 2 === 0 ? 'a' : 'b')])));
    const [own] = await loadUserAnswers(opened.database, { quizId: id, token });
    const question = await toQuestion(id, 'egy');
    expect(question?.voterCount).toBe(1);
    expect(question?.answers.map(({ _id, answerCount }) => [_id, answerCount])).toEqual(['a', 'b'].map((answer) => [answer, own?.responses[0]?.answerId === answer ? 1 : 0]));
  });

  test('a quiz that somebody has answered keeps what was answered', async () => {
    const [id, token] = [await makeQuiz(), await makeVoter()];
    await vote(id, token, [one('egy', 'a')]);
    const save = (questions: unknown) => saveQuiz(opened.database, { site: 'lapszel', id, draft: quizDraftSchema.parse({ complex: true, questions }), now: TEST_NOW });
    await expect(save(draft.questions.slice(1))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(save(draft.questions.map((question) => ({ ...question, answers: [...question.answers.slice(0, 1), { _id: 'uj', title: 'Új' }] })))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(saveQuiz(opened.database, { site: 'erdely', id, draft, now: TEST_NOW })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await save(draft.questions.map((question) => ({ ...question, question: `${question.question} Javítva.` })))).purged).toEqual([`quiz:${id}`]);
  });

  test('a vote changes no article and purges nothing', async () => {
    const [id, token] = [await makeQuiz(), await makeVoter()];
    const read = async () => (await sql<{ versions: number; purges: number }>`select (select coalesce(sum(version), 0) from articles)::int as versions, (select count(*) from purge_log)::int as purges`.execute(opened.database)).rows;
    const before = await read();
    await vote(id, token, [one('egy', 'a')]);
    expect(await read()).toEqual(before);
  });
});
