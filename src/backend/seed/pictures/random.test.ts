import { expect, it } from 'vitest';
import { createRandom } from './random.ts';

function drawsOf(seed: string): readonly number[] {
  const random = createRandom(seed);
  return Array.from({ length: 200 }, () => random.next());
}

it('draws the same numbers for the same seed and others for another', () => {
  expect(drawsOf('a')).toEqual(drawsOf('a'));
  expect(drawsOf('a')).not.toEqual(drawsOf('b'));
});

it('keeps within its bounds', () => {
  const random = createRandom('bounds');
  const wholes = Array.from({ length: 500 }, () => random.whole(2, 4));
  expect(new Set(wholes)).toEqual(new Set([2, 3, 4]));
  expect(drawsOf('unit').every((draw) => draw >= 0 && draw < 1)).toBe(true);
});
