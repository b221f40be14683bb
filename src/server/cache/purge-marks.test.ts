import { expect, test } from 'vitest';
import { EVERYTHING_KEY } from '../../shared/contract/everything-key.ts';
import { createPurgeMarks, isPurgedBy } from './purge-marks.ts';

const soft = (...keys: string[]) => ({ keys: new Set(keys), hard: false });
const hard = (...keys: string[]) => ({ keys: new Set(keys), hard: true });

test('a purge is of what shares a key with it, and the purge of everything of what has no key, too', () => {
  expect(isPurgedBy(soft('lists', 'front'), { keys: ['menus', 'front'] })).toBe(true);
  expect(isPurgedBy(soft('lists'), { keys: ['menus'] })).toBe(false);
  expect(isPurgedBy(soft(EVERYTHING_KEY), { keys: ['menus'] })).toBe(true);
  expect(isPurgedBy(soft(EVERYTHING_KEY), { keys: [] })).toBe(true);
});

test('only a takedown is of what shows the article beside its own content', () => {
  const page = { keys: ['article:a'], takedownKeys: ['article-id:7'] };
  expect(isPurgedBy(soft('article-id:7'), page)).toBe(false);
  expect(isPurgedBy(hard('article-id:7'), page)).toBe(true);
  expect(isPurgedBy(hard('article-id:8'), page)).toBe(false);
});

test('an answer is overtaken by a purge of everything that came while it was fetched, not by one before', () => {
  const marks = createPurgeMarks();
  const before = marks.position();
  marks.add(soft(EVERYTHING_KEY));
  expect(marks.purgedSince(before, { keys: ['article:a'] })).toBe(true);
  expect(marks.purgedSince(marks.position(), { keys: ['article:a'] })).toBe(false);
});

test('what was fetched so long ago that purges since are forgotten counts as overtaken', () => {
  const marks = createPurgeMarks();
  const before = marks.position();
  for (let index = 0; index <= 1000; index += 1) marks.add(soft('other'));
  expect(marks.purgedSince(before, { keys: ['article:a'] })).toBe(true);
  expect(marks.purgedSince(before + 1, { keys: ['article:a'] })).toBe(false);
});
