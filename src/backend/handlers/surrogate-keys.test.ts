import { expect, test } from 'vitest';
import { toListKeys, toSurrogateKeyHeader } from './surrogate-keys.ts';

test('the header names each key once, and nothing that could part it', () => {
  expect(toSurrogateKeyHeader(['lists', 'article:a', 'lists', 'tag:a b', 'tag:x\r\nSet-Cookie: y', 'tag:é', ''])).toBe('lists article:a');
});

test('a list has the keys of what narrows it, and that of the newest where nothing does', () => {
  expect(toListKeys({ superTags: ['belfold'], tags: ['vasut', 'medve'], authors: ['dobrai-nora'], flags: ['favorite'], parents: [7] })).toEqual(['super-tag:belfold', 'tag:vasut', 'tag:medve', 'author:dobrai-nora', 'flag:favorite', 'article-id:7']);
  expect(toListKeys({})).toEqual(['newest']);
});

test('what is left out and what titles say change a list too, and narrow it to no part of the paper', () => {
  expect(toListKeys({ withoutTags: ['medve'], titles: ['híd'] })).toEqual(['newest', 'tag:medve', 'titles']);
  expect(toListKeys({ superTags: ['belfold'], withoutTags: ['medve'] })).toEqual(['super-tag:belfold', 'tag:medve']);
});
