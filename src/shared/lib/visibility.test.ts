import { expect, test } from 'vitest';
import { decideHiddenReason, isArticleOfSite, isArticleVisible } from './visibility.ts';

const published = { active: true, mainSuperTag: { active: true }, pubDate: 1000 };

test('an active article of an active section is public from its publication on', () => {
  expect(isArticleVisible(published, 'anonymous', 1000)).toBe(true);
  expect(isArticleVisible(published, 'anonymous', 999)).toBe(false);
});

test('an article without a main section is public', () => {
  expect(isArticleVisible({ ...published, mainSuperTag: null }, 'anonymous', 2000)).toBe(true);
});

test.each([{ active: false }, { mainSuperTag: { active: false } }, { pubDate: 3000 }])('%j is seen by editors only', (change) => {
  const article = { ...published, ...change };
  expect(isArticleVisible(article, 'anonymous', 2000)).toBe(false);
  expect(isArticleVisible(article, 'member', 2000)).toBe(false);
  expect(isArticleVisible(article, 'editor', 2000)).toBe(true);
});

test.each([
  [{}, null],
  [{ active: false }, 'inactive'],
  [{ active: false, pubDate: 3000 }, 'inactive'],
  [{ mainSuperTag: { active: false } }, 'inactiveSection'],
  [{ pubDate: 3000 }, 'future'],
])('why readers do not see %j', (change, reason) => {
  expect(decideHiddenReason({ ...published, ...change }, 2000)).toBe(reason);
});

test('an article stands where it was written for and where it is mirrored, and nowhere else', () => {
  const article = { originatingSite: 'lapszel', mirroringSites: ['erdely'] };
  expect(['lapszel', 'erdely', 'masik'].map((site) => isArticleOfSite(article, site))).toEqual([true, true, false]);
  expect(isArticleOfSite({ ...article, mirroringSites: [] }, 'erdely')).toBe(false);
});
