import { expect, test } from 'vitest';
import { drawWithoutRepeat } from './draw-without-repeat.ts';
import { seededRandom } from './seeded-random.ts';

function drawMany(count: number, draws: number, random: () => number): number[] {
  let history: number[] = [];
  return Array.from({ length: draws }, () => {
    const draw = drawWithoutRepeat(count, history, random);
    history = draw.history;
    return draw.drawn;
  });
}

test('nothing repeats until all have been used', () => {
  expect(drawMany(20, 20, seededRandom('a')).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('a new start does not repeat the value just drawn, and each round uses all', () => {
  const draws = drawMany(4, 400, seededRandom('b'));
  expect(draws.some((value, index) => value === draws[index - 1])).toBe(false);
  for (let start = 0; start < draws.length; start += 4) expect(new Set(draws.slice(start, start + 4)).size).toBe(4);
});

test('a single value is drawn again and again', () => {
  expect(drawMany(1, 3, () => 0)).toEqual([1, 1, 1]);
});

test('the ends of the random source stay within range', () => {
  expect(drawWithoutRepeat(4, [], () => 0).drawn).toBe(1);
  expect(drawWithoutRepeat(4, [], () => 1).drawn).toBe(4);
});

test('a spoilt history does not spoil the draw', () => {
  expect(drawWithoutRepeat(2, [9, 1, 1, Number.NaN, -1], () => 0)).toEqual({ drawn: 2, history: [1, 2] });
});

test('a draw from nothing is an error', () => {
  expect(() => drawWithoutRepeat(0, [], () => 0)).toThrow(RangeError);
});
