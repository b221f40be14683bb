import { expect, test, vi } from 'vitest';
import { createLiveStore } from './create-live-store.ts';
import type { LiveBlogData, LiveChanges, LivePost } from './live-blog-data.ts';
import type { FreshPage, LivePort } from './live-port.ts';
import { toFirstView } from './live-view.ts';

const post = (id: number, rest: Partial<LivePost> = {}): LivePost => ({ id, title: `Poszt ${id}`, publishedAt: id, updatedAt: null, authors: [], pinned: false, tree: [], ...rest });
const blogOf = (v: number, ids: readonly number[]): LiveBlogData => ({ v, page: 1, total: ids.length, posts: ids.map((id) => post(id)) });
const changesTo = (v: number, ids: readonly number[], rest: Partial<LiveChanges> = {}): LiveChanges => ({ v, reload: false, live: true, updatedAt: v, total: ids.length, pinnedIds: [], removedIds: [], upserts: [], ...rest });

function open(port: Partial<LivePort>, { isInSight = false, blog = blogOf(5, [2, 1]) }: { isInSight?: boolean; blog?: LiveBlogData | null } = {}) {
  const host: LivePort = { fetchVersion: () => Promise.resolve({ v: 6, updatedAt: 6 }), fetchChanges: () => Promise.reject(new Error('changes')), fetchPage: () => Promise.reject(new Error('page')), contentShown: () => {}, ...port };
  return createLiveStore({ id: 9, slug: 'arviz' }, toFirstView({ v: 5, live: true, updatedAt: 1, blog }), host, () => isInSight);
}

const newPost = changesTo(6, [3, 2, 1], { upserts: [post(3)] });
const idsOf = ({ get }: ReturnType<typeof open>) => get().blog?.posts.map(({ id }) => id);

test('an older or equal version asks no further', async () => {
  const store = open({ fetchVersion: () => Promise.resolve({ v: 5, updatedAt: null }) });
  const before = store.get();
  await store.ask();
  expect(store.get()).toBe(before);
});

test('a newer one brings what has happened, marked and announced once', async () => {
  const fetchChanges = vi.fn(() => Promise.resolve({ ...newPost, upserts: [post(3), post(2, { title: 'Javítva' })] }));
  const store = open({ fetchChanges });
  await store.ask();
  expect(fetchChanges).toHaveBeenCalledWith(9, 5);
  expect(idsOf(store)).toEqual([3, 2, 1]);
  expect(store.get()).toMatchObject({ v: 6, updatedAt: 6, live: true, arrival: { number: 1, posts: 1 }, marks: new Map([[3, 'added'], [2, 'edited']]) });
});

test('edits and deletions alone are not announced', async () => {
  const store = open({ fetchChanges: () => Promise.resolve(changesTo(6, [2], { removedIds: [1], upserts: [post(2, { title: 'Javítva' })] })) });
  await store.ask();
  expect(idsOf(store)).toEqual([2]);
  expect(store.get().arrival.number).toBe(0);
});

test('posts that would come before the reader’s eyes wait, and come when they are asked for', async () => {
  const store = open({ fetchChanges: () => Promise.resolve(newPost) }, { isInSight: true });
  await store.ask();
  expect(store.get()).toMatchObject({ heldIds: new Set([3]), arrival: { number: 1, posts: 1 } });
  expect(idsOf(store)).toEqual([3, 2, 1]);
  store.release();
  expect(store.get().heldIds.size).toBe(0);
  expect(store.get().arrival.number).toBe(1);
});

test('a post that waits and is deleted waits no longer', async () => {
  let answer = newPost;
  let v = 6;
  const store = open({ fetchVersion: () => Promise.resolve({ v, updatedAt: null }), fetchChanges: () => Promise.resolve(answer) }, { isInSight: true });
  await store.ask();
  [v, answer] = [7, changesTo(7, [2, 1], { removedIds: [3] })];
  await store.ask();
  expect(store.get()).toMatchObject({ heldIds: new Set() });
  expect(idsOf(store)).toEqual([2, 1]);
});

const freshPage = (rest: Partial<FreshPage> = {}): FreshPage => ({ v: 7, live: true, updatedAt: 7, blog: blogOf(7, [4, 3, 2]), show: vi.fn(), ...rest });

test('an answer that cannot tell brings the page, whose posts come by the same rules', async () => {
  const page = freshPage();
  const store = open({ fetchChanges: () => Promise.resolve(changesTo(6, [], { reload: true })), fetchPage: () => Promise.resolve(page) }, { isInSight: true });
  await store.ask();
  expect(page.show).toHaveBeenCalledOnce();
  expect(store.get()).toMatchObject({ v: 7, heldIds: new Set([4, 3]), arrival: { number: 1, posts: 2 } });
});

test('a page that is no newer than what is shown is not taken', async () => {
  const page = freshPage({ v: 5 });
  const store = open({ fetchChanges: () => Promise.resolve(changesTo(6, [], { reload: true })), fetchPage: () => Promise.resolve(page) });
  await store.ask();
  expect(page.show).not.toHaveBeenCalled();
  expect(store.get().v).toBe(5);
});

test('posts that move in from an older page are not new', async () => {
  const page = freshPage({ blog: blogOf(7, [2, 0]) });
  const store = open({ fetchChanges: () => Promise.resolve(changesTo(6, [], { reload: true })), fetchPage: () => Promise.resolve(page) });
  await store.ask();
  expect(idsOf(store)).toEqual([2, 0]);
  expect(store.get().arrival.number).toBe(0);
});

test('a live article without posts is loaded anew', async () => {
  const page = freshPage({ blog: null, live: false });
  const store = open({ fetchPage: () => Promise.resolve(page) }, { blog: null });
  await store.ask();
  expect(page.show).toHaveBeenCalledOnce();
  expect(store.get()).toMatchObject({ v: 7, live: false });
});

test('when there is nothing to tell, or the way is broken, nothing changes', async () => {
  const silent = open({ fetchVersion: () => Promise.resolve(null) });
  const half = open({ fetchChanges: () => Promise.resolve(null) });
  const broken = open({});
  const before = [silent.get(), half.get(), broken.get()];
  await silent.ask();
  await half.ask();
  await expect(broken.ask()).rejects.toThrow('changes');
  expect([silent.get(), half.get(), broken.get()]).toEqual(before);
});

test('an article that has gone is asked for no more', async () => {
  const store = open({ fetchVersion: () => Promise.resolve('gone') });
  await store.ask();
  expect(store.get().live).toBe(false);
});
