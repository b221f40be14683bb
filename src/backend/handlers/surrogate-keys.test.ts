import { expect, test } from 'vitest';
import { toFilterKeys, toSurrogateKeyHeader } from './surrogate-keys.ts';

test('the header names each key once, and nothing that could part it', () => {
  expect(toSurrogateKeyHeader(['lists', 'article:a', 'lists', 'tag:a b', 'tag:x\r\nSet-Cookie: y', 'tag:é', ''])).toBe('lists article:a');
});

test('filters have the keys that a write of what they name purges', () => {
  expect(toFilterKeys({ superTags: ['belfold'], tags: ['vasut', 'medve'], authors: ['dobrai-nora'] })).toEqual(['super-tag:belfold', 'tag:vasut', 'tag:medve', 'author:dobrai-nora']);
});
