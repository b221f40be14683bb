import { expect, test } from 'vitest';
import { highlightIndex } from './highlight-index.ts';

test('the highlighted item moves from page to page', () => {
  expect([1, 2, 3, 4, 5].map((page) => highlightIndex(page, 10, 4))).toEqual([4, 5, 6, 3, 4]);
});

test('it moves through at most 4 places, and fewer with fewer highlights', () => {
  expect([1, 2, 3, 4].map((page) => highlightIndex(page, 10, 9))).toEqual([4, 5, 6, 3]);
  expect([1, 2, 3].map((page) => highlightIndex(page, 10, 2))).toEqual([4, 3, 4]);
  expect(highlightIndex(7, 10, 1)).toBe(3);
});

test('a list of 5 or fewer has none', () => {
  expect(highlightIndex(4, 5, 4)).toBeNull();
  expect(highlightIndex(4, 6, 4)).toBe(3);
});

test('without highlight articles there is none', () => {
  expect(highlightIndex(1, 10, 0)).toBeNull();
});

test('a page that ends before the place has none', () => {
  expect(highlightIndex(3, 6, 4)).toBeNull();
  expect(highlightIndex(3, 7, 4)).toBe(6);
});
