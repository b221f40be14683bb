import { expect, test } from 'vitest';
import { quizSchema, type UserAnswer } from '../../contract/schemas/quiz.ts';
import { countRight, isRight, mergeVotes, toChangeable, toPercent, toQuestionViews } from './quiz-rules.ts';
import { toQuizData, withoutRunningVotes } from './to-quiz-data.ts';

const NOW = 1000;
const answers = [
  { _id: 'a', title: 'A', answerCount: 3 },
  { _id: 'b', title: 'B', answerCount: 1 },
];
const data = toQuizData(
  quizSchema.parse({
    _id: 'q',
    questions: [
      { _id: 'nyitott', question: 'Nyitott?', displayAs: 'radio', answers, voterCount: 4 },
      { _id: 'tudott', question: 'Mi a jó?', displayAs: 'checkbox', rightAnswer: { value: 'a,b' }, answers, voterCount: 4 },
      { _id: 'becsles', question: 'Mennyi?', displayAs: 'number', rightAnswer: { value: '11' }, answers: [{ _id: 'n', title: 'N' }] },
      { _id: 'lezart', question: 'Lezárt?', displayAs: 'radio', activeTo: NOW, answers, voterCount: 4 },
    ],
  }),
  NOW,
);
const own = (questionId: string, ...ids: string[]): UserAnswer => ({ questionId, responses: ids.map((answerId) => ({ answerId, optionId: null, value: null })) });

test('an open question shows its fields until it is answered, a closed one its results', () => {
  expect(toQuestionViews({ quiz: data, own: [own('tudott', 'a')] }).map(({ shows }) => shows)).toEqual(['fields', 'results', 'fields', 'results']);
});

test('answers may be changed as long as nobody has said what is right', () => {
  const views = toQuestionViews({ quiz: data, own: [own('nyitott', 'a'), own('tudott', 'a'), own('lezart', 'a')] });
  expect(toChangeable(views).map(({ question }) => question.id)).toEqual(['nyitott']);
});

test('right is who chose all that is right and nothing else', () => {
  const [, question] = data.questions;
  if (question === undefined) throw new Error('The quiz has no second question.');
  const view = (...ids: string[]) => ({ question, own: own('tudott', ...ids), shows: 'results' as const });
  expect([view('a', 'b'), view('b', 'a'), view('a')].map(isRight)).toEqual([true, true, false]);
});

test('a guess is right at the number itself', () => {
  const guess = (value: number): UserAnswer => ({ questionId: 'becsles', responses: [{ answerId: 'n', optionId: null, value }] });
  expect(countRight(toQuestionViews({ quiz: data, own: [own('tudott', 'a'), guess(11)] }))).toEqual({ right: 1, asked: 2 });
  expect(countRight(toQuestionViews({ quiz: data, own: [own('nyitott', 'a')] }))).toBeNull();
});

test('shares are whole percents of those who answered', () => {
  expect([toPercent(1, 3), toPercent(2, 3), toPercent(0, 0), toPercent(5, 4)]).toEqual([33, 67, 0, 100]);
});

test('a shared page carries votes of closed questions only', () => {
  expect(withoutRunningVotes(data).questions.map(({ voters, right }) => [voters, right.length])).toEqual([[0, 0], [0, 0], [0, 0], [4, 0]]);
});

test('fresh votes keep what the reader has learned to be right', () => {
  const fresh = withoutRunningVotes(data);
  expect(mergeVotes(data, fresh).questions[1]?.right).toEqual(['a', 'b']);
  expect(mergeVotes(fresh, data).questions[1]?.voters).toBe(4);
});
