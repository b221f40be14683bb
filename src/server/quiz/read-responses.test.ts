import { expect, test } from 'vitest';
import { quizSchema } from '../../shared/contract/schemas/quiz.ts';
import { readResponses, toFilledFields } from './read-responses.ts';

const answers = [{ _id: 'a', title: 'A' }, { _id: 'b', title: 'B' }];
const options = [{ _id: 'x', title: '1' }, { _id: 'y', title: '2' }];
const quiz = quizSchema.parse({
  _id: 'q',
  complex: true,
  questions: [
    { _id: 'egy', question: 'Melyik?', displayAs: 'radio', answers },
    { _id: 'tobb', question: 'Melyek?', displayAs: 'checkbox', answers },
    { _id: 'skala', question: 'Mennyire?', displayAs: 'scale', options, answers },
    { _id: 'szam', question: 'Mennyi?', displayAs: 'number', answers: [{ _id: 'n', title: 'N' }] },
  ],
});
const read = (body: object) => readResponses(quiz, toFilledFields(body));

test('fields become answers, and what was left out is no answer', () => {
  expect(read({ 'q-egy': 'a', 'q-tobb': ['a', 'b'], 'q-skala-b': 'y', 'q-szam': '' })).toEqual([
    { questionId: 'egy', responses: [{ answerId: 'a', optionId: null, value: null }] },
    { questionId: 'tobb', responses: [{ answerId: 'a', optionId: null, value: null }, { answerId: 'b', optionId: null, value: null }] },
    { questionId: 'skala', responses: [{ answerId: 'b', optionId: 'y', value: null }] },
  ]);
  expect(read({})).toEqual([]);
  expect(read({ 'other-egy': 'a', '__proto__': 'a' })).toEqual([]);
});

test.each([['3,5', 3.5], ['1 250', 1250], ['-7', -7], ['0.25', 0.25]])('%s is the number %d', (text, value) => {
  expect(read({ 'q-szam': text })?.[0]?.responses[0]?.value).toBe(value);
});

test.each([{ 'q-egy': 'c' }, { 'q-egy': ['a', 'b'] }, { 'q-skala-a': 'z' }, { 'q-szam': 'sok' }, { 'q-szam': '1e9' }, { 'q-szam': 'Infinity' }, { 'q-tobb': ['a', 'a'] }])('%j is no answer', (body) => {
  expect(read(body)).toBeNull();
});
