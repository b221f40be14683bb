import { expect, test } from 'vitest';
import { EVERYTHING_KEY } from '../../shared/contract/everything-key.ts';
import { createPayloadStore } from './payload-store.ts';

const createStore = () => createPayloadStore<string>(100, (body) => body.length);

test('a takedown forgets every payload that shows the article, on its own page or beside another', () => {
  const store = createStore();
  store.keep('own', { body: 'x', keys: ['article-id:7'] }, store.position());
  store.keep('beside', { body: 'x', keys: ['article-id:8'], takedownKeys: ['article-id:8', 'article-id:7'] }, store.position());
  store.keep('other', { body: 'x', keys: ['article-id:9'] }, store.position());
  expect(store.takeDown(new Set(['article-id:7']))).toBe(2);
  expect(['own', 'beside', 'other'].map((hash) => store.get(hash)?.body)).toEqual([undefined, undefined, 'x']);
  store.takeDown(new Set([EVERYTHING_KEY]));
  expect(store.get('other')).toBeUndefined();
});

test('a payload whose data was asked for before a takedown is not kept after it', () => {
  const store = createStore();
  const position = store.position();
  store.takeDown(new Set(['article-id:7']));
  store.keep('old', { body: 'x', keys: ['article-id:7'] }, position);
  store.keep('new', { body: 'x', keys: ['article-id:7'] }, store.position());
  expect(store.get('old')).toBeUndefined();
  expect(store.get('new')?.body).toBe('x');
});

test('the store stays within its bytes', () => {
  const store = createStore();
  for (const hash of ['a', 'b', 'c']) store.keep(hash, { body: 'x'.repeat(40), keys: [] }, store.position());
  expect(['a', 'b', 'c'].map((hash) => store.get(hash) !== undefined)).toEqual([false, true, true]);
});
