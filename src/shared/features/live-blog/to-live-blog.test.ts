import { expect, test } from 'vitest';
import { FIXTURE_NOW, makeArticle, makeAuthor } from '../../../../test/support/fixtures.ts';
import type { Article } from '../../contract/schemas/article.ts';
import { toLiveBlog, toLiveChanges, toLivePost } from './to-live-blog.ts';

const post = (id: number, rest: Partial<Article> = {}) => makeArticle({ id, type: 'liveblogpost', pubDate: FIXTURE_NOW + id, updatedAt: FIXTURE_NOW + id, ...rest });
const noTree = () => [];
const place = { page: 1, articleVersion: 7 };

test('pinned posts stand first, and no post twice', () => {
  const blog = toLiveBlog({ items: [post(3), post(2), post(1)], pinnedItems: [post(2)], totalItems: 40, page: 1, version: 6 }, place, noTree);
  expect(blog.posts.map(({ id, pinned }) => [id, pinned])).toEqual([[2, true], [3, false], [1, false]]);
  expect(blog).toMatchObject({ v: 6, total: 40, page: 1 });
});

test('a backend that does not say of which version the posts are gets the article’s', () => {
  expect(toLiveBlog({ items: [], pinnedItems: [], totalItems: 0, page: 1, version: null }, place, noTree).v).toBe(7);
});

test('a change counts from a minute after publication on', () => {
  expect(toLivePost(post(1, { updatedAt: FIXTURE_NOW + 60 }), false, noTree).updatedAt).toBeNull();
  expect(toLivePost(post(1, { updatedAt: FIXTURE_NOW + 61 }), false, noTree).updatedAt).toBe(FIXTURE_NOW + 61);
});

test('of an author a post carries name and address only', () => {
  expect(toLivePost(post(1, { articleAuthors: [makeAuthor()] }), false, noTree).authors).toEqual([{ slug: 'dobrai-nora', name: 'Dobrai Nóra' }]);
});

test('changes carry posts as the page does; one that readers may not see has gone for them', () => {
  const changes = { v: 9, reload: false, upserts: [post(1), post(2, { active: false }), post(3)], removedIds: [8], pinnedIds: [2, 3], totalItems: 5, live: true, updatedAt: FIXTURE_NOW };
  expect(toLiveChanges(changes, ({ active }) => active, noTree)).toMatchObject({
    v: 9, reload: false, live: true, updatedAt: FIXTURE_NOW, total: 5,
    pinnedIds: [3], removedIds: [8, 2],
    upserts: [{ id: 1, pinned: false }, { id: 3, pinned: true }],
  });
});
