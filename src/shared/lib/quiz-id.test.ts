import { expect, test } from 'vitest';
import { listQuizIds, parseQuizId } from './quiz-id.ts';

// @spec §5 Quiz id
test.each([
  ['https://lapszel.hu/kviz?quizId=nadasto', 'nadasto'],
  ['https://quiz.example/embed?theme=dark&quizId=5f3a9c1b2d', '5f3a9c1b2d'],
  ['https://lapszel.hu/kviz?quizId=NadasTo', null],
  ['https://lapszel.hu/kviz?quizId=a-b', null],
  ['https://lapszel.hu/kviz?quizId=', null],
  ['https://lapszel.hu/kviz?quizid=abc', null],
  [`https://lapszel.hu/kviz?quizId=${'a'.repeat(41)}`, null],
  ['https://lapszel.hu/kviz#quizId=abc', null],
  ['nonsense', null],
])('%s embeds the quiz %s', (address, id) => {
  expect(parseQuizId(address)).toBe(id);
});

test('the quizzes of bodies are listed once each, in the order of reading', () => {
  const embed = (id: string): ['embed', Record<string, string>, []] => ['embed', { kind: 'frame', src: `https://lapszel.hu/kviz?quizId=${id}` }, []];
  expect(listQuizIds([[['p', null, ['Szöveg.']], ['blockquote', null, [embed('b')]], embed('a')], [embed('b'), ['embed', { kind: 'video', src: 'https://video.example/1' }, []]]])).toEqual(['b', 'a']);
});
