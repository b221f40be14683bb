import { expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

test('the median is the middle one, or the mean of two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test('a percentile is a number that was measured', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(numbers, 0.95)).toBe(95);
  expect(percentile(numbers, 0.99)).toBe(99);
  expect(percentile([5], 0.95)).toBe(5);
});

test('nothing has neither', () => {
  expect(() => median([])).toThrow('no median');
  expect(() => percentile([], 0.5)).toThrow('no percentile');
});
