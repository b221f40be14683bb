import { expect, test } from 'vitest';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { quizSchema, type QuizKind, type UserAnswer } from '../../contract/schemas/quiz.ts';
import { quizPath } from './quiz-data.ts';
import { Quiz } from './quiz.tsx';
import { toQuizData } from './to-quiz-data.ts';

const NOW = 1000;
const answers = [
  { _id: 'a', title: 'Alma', answerCount: 3, sum: 12, average: 4, optionCounts: [{ optionId: 'x', count: 1 }, { optionId: 'y', count: 2 }] },
  { _id: 'b', title: 'Birs', image: '/uploads/2026/11/birs.jpg', answerCount: 1, sum: 1, average: 1 },
];

function make(displayAs: QuizKind, overrides: object = {}) {
  const question = { _id: 'k', question: 'Mit kér?', displayAs, options: [{ _id: 'x', title: '1' }, { _id: 'y', title: '2' }], answers: displayAs === 'number' ? answers.slice(0, 1) : answers, voterCount: 4, ...overrides };
  return toQuizData(quizSchema.parse({ _id: 'q', complex: true, questions: [question] }), NOW);
}

function render(displayAs: QuizKind, { own = [], overrides = {}, draft = {} }: { own?: UserAnswer[]; overrides?: object; draft?: Record<string, string[]> } = {}) {
  return renderInSite(<Quiz state={{ quiz: make(displayAs, overrides), own }} action={quizPath('q', '/belfold/2026/11/21/cikk')} problem={null} draft={draft} />);
}

const chose = (answerId: string, optionId: string | null = null, value: number | null = null): UserAnswer[] => [{ questionId: 'k', responses: [{ answerId, optionId, value }] }];

test('a quiz is a plain form that knows the way back', () => {
  expect(render('radio')).toContain(' action="/kviz?quizId=q&amp;cikk=%2Fbelfold%2F2026%2F11%2F21%2Fcikk" method="post"');
});

test.each<[QuizKind, string[]]>([
  ['radio', ['<input type="radio" name="q-k" value="a"/>', '<input type="radio" name="q-k" value="b"/>']],
  ['yesno', ['<input type="radio" name="q-k" value="a"/>']],
  ['image', ['<input type="radio" name="q-k" value="b"/>', '/uploads/2026/11/birs.jpg']],
  ['checkbox', ['<input type="checkbox" name="q-k" value="a"/>', 'Több választ is megjelölhet.']],
  ['scale', ['<legend>Alma</legend>', '<input type="radio" name="q-k-a" value="x"/>', '<input type="radio" name="q-k-b" value="y"/>']],
  ['matrix', ['<input type="radio" name="q-k-a" value="y"/>']],
  ['number', ['name="q-k"', 'inputMode="decimal"', '<label for="q-k">Alma</label>']],
])('%s is asked by its own fields, and its votes are told to nobody yet', (kind, parts) => {
  const html = render(kind);
  for (const part of parts) expect(html).toContain(part);
  expect(html).toContain('Mit kér?');
  expect(html).not.toContain('<progress');
});

test.each<[QuizKind, UserAnswer[], string[]]>([
  ['radio', chose('a'), ['Alma<b', 'az Ön válasza', 'value="75"', '75% (3)', '25% (1)', '4 válaszadó']],
  ['checkbox', chose('b'), ['Birs<b', '75% (3)']],
  ['scale', chose('a', 'y'), ['az Ön válasza: 2', 'Átlag: 4,00']],
  ['matrix', chose('a', 'y'), ['1: 33% (1) · 2: 67% (2)']],
  ['number', chose('a', null, 7.5), ['Átlag: 4', 'Az Ön becslése: 7,5']],
])('%s shows its results to who has answered', (kind, own, parts) => {
  const html = render(kind, { own });
  for (const part of parts) expect(html).toContain(part);
});

test('what is right is marked, and then nothing can be changed', () => {
  const html = render('radio', { own: chose('a'), overrides: { rightAnswer: { value: 'b' } } });
  expect(html).toMatch(/Birs<b[^>]*> ✓ helyes válasz/);
  expect(html).not.toContain('<form');
});

test('an answer can be changed: its form has it filled in', () => {
  expect(render('radio', { own: chose('b') })).toMatch(/<details>.*<input type="radio" name="q-k" checked="" value="b"\/>.*<\/details>/);
  expect(render('number', { own: chose('a', null, 7.5) })).toContain('value="7,5"');
});

test('a closed question shows results to everybody and asks nothing', () => {
  const html = render('radio', { overrides: { activeTo: NOW } });
  expect(html).toContain('75% (3)');
  expect(html).not.toContain('<form');
});

test('a form that was refused keeps what was filled in', () => {
  expect(render('checkbox', { draft: { 'q-k': ['b'] } })).toContain('<input type="checkbox" name="q-k" checked="" value="b"/>');
});

test('what is wrong is told above the form', () => {
  const html = renderInSite(<Quiz state={{ quiz: make('radio'), own: [] }} action="/kviz?quizId=q" problem="empty" />);
  expect(html).toMatch(/role="alert".*Válaszoljon legalább egy kérdésre/);
});
