import { expect, test } from 'vitest';
import { paginationWindow } from './pagination-window.ts';

test('one page or none has no pager', () => {
  expect(paginationWindow(1, 1)).toBeNull();
  expect(paginationWindow(1, 0)).toBeNull();
  expect(paginationWindow(1, Number.NaN)).toBeNull();
});

test('the window shows pages within 2 of the current one', () => {
  expect(paginationWindow(10, 20)).toEqual({ pages: [8, 9, 10, 11, 12], showFirst: true, showLast: true });
});

test('on the first and the last page it shows 3', () => {
  expect(paginationWindow(1, 20)).toEqual({ pages: [1, 2, 3, 4], showFirst: false, showLast: true });
  expect(paginationWindow(20, 20)).toEqual({ pages: [17, 18, 19, 20], showFirst: true, showLast: false });
});

test('the jumps appear only where an end is out of the window', () => {
  expect(paginationWindow(3, 20)).toMatchObject({ pages: [1, 2, 3, 4, 5], showFirst: false });
  expect(paginationWindow(4, 20)).toMatchObject({ pages: [2, 3, 4, 5, 6], showFirst: true });
  expect(paginationWindow(18, 20)).toMatchObject({ showLast: false });
  expect(paginationWindow(17, 20)).toMatchObject({ showLast: true });
});

test('a short list shows all its pages', () => {
  expect(paginationWindow(2, 2)).toEqual({ pages: [1, 2], showFirst: false, showLast: false });
  expect(paginationWindow(4, 4)).toEqual({ pages: [1, 2, 3, 4], showFirst: false, showLast: false });
});

test('a page beyond the end reads as the last one', () => {
  expect(paginationWindow(9, 3)).toEqual(paginationWindow(3, 3));
});
