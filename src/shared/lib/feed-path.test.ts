import { expect, test } from 'vitest';
import { feedPath, parseFeedSource, type FeedSource } from './feed-path.ts';

// @spec §2.3
test.each<[FeedSource, string]>([
  [{ kind: 'newest' }, '/rss'],
  [{ kind: 'superTag', slug: 'english' }, '/rss/rovat/english'],
  [{ kind: 'tag', slug: 'árvíz' }, '/rss/cimke/%C3%A1rv%C3%ADz'],
  [{ kind: 'author', slug: 'dobrai-nora' }, '/rss/szerzo/dobrai-nora'],
  [{ kind: 'liveBlog', slug: 'arad' }, '/rss/elo/arad'],
])('the feed of %j stands at %s, and is found there', (source, path) => {
  expect(feedPath(source)).toBe(path);
  const [, , folder = '', slug = ''] = path.split('/');
  if (source.kind !== 'newest') expect(parseFeedSource(folder, decodeURIComponent(slug))).toEqual(source);
});

test('other folders have no feeds', () => {
  expect(parseFeedSource('melleklet', 'ep-2024')).toBeNull();
  expect(parseFeedSource('rovat', '')).toBeNull();
});
