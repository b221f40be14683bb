import { expect, test } from 'vitest';
import { parseLiveChanges, parseLiveVersion } from './parse-live-answers.ts';

const post = { id: 1, title: 'Apad', publishedAt: 5, updatedAt: null, authors: [{ slug: 'a', name: 'A' }], pinned: false, tree: ['x', ['p', null, ['Szöveg', ['a', { href: '/' }, ['x']]]]] };
const changes = { v: 2, reload: false, live: true, updatedAt: 3, total: 1, pinnedIds: [1], removedIds: [2], upserts: [post] };

test('sound answers are taken as they are', () => {
  expect(parseLiveVersion({ v: 3, updatedAt: 5 })).toEqual({ v: 3, updatedAt: 5 });
  expect(parseLiveVersion({ v: 3 })).toEqual({ v: 3, updatedAt: null });
  expect(parseLiveChanges(changes)).toEqual(changes);
});

test.each([null, [], 'x', 5, {}, { v: '3' }, { v: -1 }, { v: 1.5 }, { v: 3, updatedAt: 'ma' }])('%j is no version', (answer) => {
  expect(() => parseLiveVersion(answer)).toThrow(TypeError);
});

test.each([
  null, [], {}, { ...changes, v: null }, { ...changes, reload: 'no' }, { ...changes, live: 1 }, { ...changes, upserts: {} }, { ...changes, pinnedIds: ['1'] }, { ...changes, removedIds: null },
  ...[{ title: null }, { id: '1' }, { tree: null }, { tree: [5] }, { tree: [['p']] }, { tree: [['p', 'x', []]] }, { tree: [['p', { a: 1 }, []]] }, { tree: [['p', null, [{}]]] }, { authors: ['x'] }, { updatedAt: 'x' }].map((wrong) => ({ ...changes, upserts: [{ ...post, ...wrong }] })),
])('%j is no answer about changes', (answer) => {
  expect(() => parseLiveChanges(answer)).toThrow(TypeError);
});
