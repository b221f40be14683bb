import { expect, test } from 'vitest';
import { EVERYTHING_KEY } from '../../shared/contract/everything-key.ts';
import { createPurgeMarks, isPurgedBy } from './purge-marks.ts';

test('a purge is of what shares a key with it, and the purge of everything of what has no key, too', () => {
  expect(isPurgedBy(new Set(['lists', 'front']), ['menus', 'front'])).toBe(true);
  expect(isPurgedBy(new Set(['lists']), ['menus'])).toBe(false);
  expect(isPurgedBy(new Set([EVERYTHING_KEY]), ['menus'])).toBe(true);
  expect(isPurgedBy(new Set([EVERYTHING_KEY]), [])).toBe(true);
});

test('an answer is overtaken by a purge of everything that came while it was fetched, not by one before', () => {
  const marks = createPurgeMarks();
  const before = marks.position();
  marks.add(new Set([EVERYTHING_KEY]));
  expect(marks.purgedSince(before, ['article:a'])).toBe(true);
  expect(marks.purgedSince(marks.position(), ['article:a'])).toBe(false);
});
