import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test('a text that fits stays as it is', () => {
  expect(truncate('alma körte', 10)).toBe('alma körte');
  expect(truncate('', 0)).toBe('');
});

test('a long text is cut at a word boundary', () => {
  expect(truncate('alma körte szilva', 12)).toBe('alma körte...');
  expect(truncate('alma körte szilva', 16)).toBe('alma körte...');
});

test('a word that ends at the limit stays', () => {
  expect(truncate('alma körte szilva', 10)).toBe('alma körte...');
  expect(truncate('alma körte szilva', 9)).toBe('alma...');
});

test('no space stands before the dots', () => {
  expect(truncate('alma   körte', 6)).toBe('alma...');
});

test('a first word longer than the limit is cut inside', () => {
  expect(truncate('megszentségteleníthetetlenség', 6)).toBe('megsze...');
  expect(truncate('  megszentségteleníthetetlenség', 6)).toBe('  megs...');
});

test('a surrogate pair is never cut in two', () => {
  expect(truncate('🙂🙂🙂', 3)).toBe('🙂...');
  expect(truncate('🙂🙂🙂', 4)).toBe('🙂🙂...');
});

test('a number is not cut at its thousands separator', () => {
  expect(truncate('ára 12\u00a0000 forint', 8)).toBe('ára...');
});

test('no cut text is longer than the limit and the dots, and all are well-formed', () => {
  const text = 'Árvíztűrő 🙂🙂 tükörfúrógép, és még\n egy\tkevés\u00a0szöveg 👨‍👩‍👧 a végére';
  for (let maxLength = 0; maxLength <= text.length; maxLength += 1) {
    const cut = truncate(text, maxLength);
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(maxLength + 3);
    expect(text.startsWith(cut.replace(/\.{3}$/, ''))).toBe(true);
  }
});
