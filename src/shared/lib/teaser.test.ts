import { expect, test } from 'vitest';
import { makeArticleSummary } from '../../../test/support/fixtures.ts';
import { toTeasers } from './teaser.ts';

test('a teaser leads to the article, its title is cut as in lists', () => {
  const [teaser] = toTeasers([makeArticleSummary({ id: 7, title: 'szó '.repeat(40), recommendedBoxImage: '/uploads/a.jpg/169' })]);
  expect(teaser).toMatchObject({ id: 7, outside: false, image: '/uploads/a.jpg/169' });
  expect(teaser?.href).toMatch(/^\/belfold\/2026\/11\/21\//);
  expect(teaser?.title.length).toBeLessThanOrEqual(103);
});

test('an article of a sponsor leads to it, unless the address is no web address', () => {
  expect(toTeasers([makeArticleSummary({ ctUrl: 'https://example.org/x' })])[0]).toMatchObject({ href: 'https://example.org/x', outside: true });
  expect(toTeasers([makeArticleSummary({ ctUrl: 'javascript:alert(1)' })])[0]?.outside).toBe(false);
});

test('an article without an address is left out', () => {
  expect(toTeasers([makeArticleSummary({ mainSuperTag: null })])).toEqual([]);
});

test('nothing more than shown is carried', () => {
  expect(Object.keys(toTeasers([makeArticleSummary()])[0] ?? {}).toSorted()).toEqual(['english', 'href', 'id', 'image', 'outside', 'publishedAt', 'title']);
});
