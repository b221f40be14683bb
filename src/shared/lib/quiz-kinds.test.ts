import { describe, expect, test } from 'vitest';
import { QUIZ_KINDS, quizSchema, type QuizKind, type QuizResponse } from '../contract/schemas/quiz.ts';
import { fitsQuestion, isQuestionOpen, quizKinds, toResponseValue, withholdRightAnswers } from './quiz-kinds.ts';

const to = (answerId: string, optionId: string | null = null, value: number | null = null): QuizResponse => ({ answerId, optionId, value });
const ask = (displayAs: QuizKind) => ({ displayAs, answers: [{ _id: 'a' }, { _id: 'b' }], options: [{ _id: 'x', title: '5' }, { _id: 'y', title: 'Sokszor' }] });

test('every kind of question has its row', () => {
  expect(Object.keys(quizKinds).toSorted()).toEqual(QUIZ_KINDS.toSorted());
});

describe('responses fit their question', () => {
  test.each<[QuizKind, QuizResponse[], boolean]>([
    ['radio', [to('a')], true],
    ['radio', [to('a'), to('b')], false],
    ['radio', [], false],
    ['radio', [to('c')], false],
    ['radio', [to('a', 'x')], false],
    ['yesno', [to('b')], true],
    ['image', [to('b')], true],
    ['checkbox', [to('a'), to('b')], true],
    ['checkbox', [to('a'), to('a')], false],
    ['scale', [to('a', 'x'), to('b', 'y')], true],
    ['scale', [to('a', 'x'), to('a', 'y')], false],
    ['scale', [to('a')], false],
    ['matrix', [to('a', 'z')], false],
    ['matrix', [to('b', 'y')], true],
    ['number', [to('a', null, 3.5)], true],
    ['number', [to('a')], false],
    ['number', [to('a', null, 1e13)], false],
    ['number', [to('a', 'x', 3)], false],
  ])('%s with %j: %s', (kind, responses, fits) => {
    expect(fitsQuestion(ask(kind), responses)).toBe(fits);
  });
});

test('a scale counts by what its options say, or by their place', () => {
  expect([to('a', 'x'), to('a', 'y')].map((response) => toResponseValue(ask('scale'), response))).toEqual([5, 2]);
  expect(toResponseValue(ask('matrix'), to('a', 'x'))).toBe(0);
  expect(toResponseValue(ask('number'), to('a', null, -2.5))).toBe(-2.5);
});

test('a question takes answers before its end and not at it', () => {
  expect([isQuestionOpen({ activeTo: null }, 100), isQuestionOpen({ activeTo: 101 }, 100), isQuestionOpen({ activeTo: 100 }, 100)]).toEqual([true, true, false]);
});

test('what is right is told of closed questions, and to who has answered', () => {
  const question = (_id: string, activeTo: number | null) => ({ _id, question: 'Mi az?', displayAs: 'radio', activeTo, rightAnswer: { value: 'a' }, answers: [{ _id: 'a', title: 'A' }, { _id: 'b', title: 'B' }] });
  const quiz = quizSchema.parse({ _id: 'q', questions: [question('open', null), question('answered', null), question('closed', 50)] });
  const shown = withholdRightAnswers(quiz, { answeredIds: new Set(['answered']), now: 60 });
  expect(shown.questions.map(({ rightAnswer }) => rightAnswer?.value ?? null)).toEqual([null, 'a', 'a']);
});
