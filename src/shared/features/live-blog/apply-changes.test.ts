import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../lib/seeded-random.ts';
import { applyChanges, byPlace } from './apply-changes.ts';
import type { LiveBlogData, LiveChanges, LivePost } from './live-blog-data.ts';

const PAGE = 30;

type Written = LivePost & { readonly changedAt: number; readonly gone: boolean };

/** A live blog as its backend knows it, every write a version. */
function createModel(random: () => number) {
  let v = 1;
  let lastId = 0;
  const written = new Map<number, Written>();
  const toPublic = () => [...written.values()].filter(({ gone }) => !gone).map(({ changedAt: _at, gone: _gone, ...post }) => post).toSorted(byPlace);
  const save = (post: Omit<Written, 'changedAt'>) => {
    v += 1;
    written.set(post.id, { ...post, changedAt: v });
  };
  const any = () => [...written.values()].filter(({ gone }) => !gone)[Math.floor(random() * toPublic().length)];

  const operations = [
    () => save({ id: (lastId += 1), title: 'Új', publishedAt: 1000 + v * 3, updatedAt: null, authors: [], pinned: random() < 0.1, tree: [], gone: false }),
    () => save({ id: (lastId += 1), title: 'Utólag', publishedAt: 1000 + Math.floor(random() * v * 3), updatedAt: null, authors: [], pinned: false, tree: [], gone: false }),
    () => onAny((post) => ({ ...post, title: `${post.title}.`, updatedAt: v })),
    () => onAny((post) => ({ ...post, gone: true })),
    () => onAny((post) => ({ ...post, pinned: !post.pinned })),
    () => onAny((post) => ({ ...post, publishedAt: 1000 + Math.floor(random() * v * 3) })),
  ];
  function onAny(change: (post: Written) => Written): void {
    const post = any();
    if (post !== undefined) save(change(post));
  }

  return {
    operate: () => operations[Math.floor(random() * operations.length)]?.(),
    fresh(page = 1): LiveBlogData {
      const all = toPublic();
      const unpinned = all.filter(({ pinned }) => !pinned);
      return { v, page, total: unpinned.length, posts: [...all.filter(({ pinned }) => pinned), ...unpinned.slice((page - 1) * PAGE, page * PAGE)] };
    },
    all: toPublic,
    changesSince(since: number): LiveChanges {
      const changed = [...written.values()].filter(({ changedAt }) => changedAt > since);
      const posts = toPublic();
      return {
        v, reload: false, live: true, updatedAt: 0,
        total: posts.filter(({ pinned }) => !pinned).length,
        pinnedIds: posts.flatMap(({ id, pinned }) => (pinned ? [id] : [])),
        removedIds: changed.flatMap(({ id, gone }) => (gone ? [id] : [])),
        upserts: posts.filter(({ id }) => changed.some((post) => post.id === id)),
      };
    },
  };
}

describe('any sequence of writes and missed polls', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))('ends with the posts of a fresh page, seed %i', (seed) => {
    const random = seededRandom(String(seed));
    const model = createModel(random);
    for (let count = Math.floor(random() * 90); count > 0; count -= 1) model.operate();
    let held = model.fresh();
    for (let poll = 0; poll < 40; poll += 1) {
      for (let count = Math.floor(random() * 12); count > 0; count -= 1) model.operate();
      held = applyChanges(held, model.changesSince(held.v))?.blog ?? model.fresh();
      const fresh = model.fresh();
      expect(held.posts.slice(0, fresh.posts.length)).toEqual(fresh.posts);
      // What is held beyond a page is what the following pages show, without a gap.
      expect(held.posts).toEqual(model.all().slice(0, held.posts.length));
      expect(held).toMatchObject({ v: fresh.v, total: fresh.total });
    }
  });

  test.each(Array.from({ length: 20 }, (_, seed) => seed))('keeps an older page a stretch without gaps, seed %i', (seed) => {
    const random = seededRandom(`page-${seed}`);
    const model = createModel(random);
    for (let count = 200; count > 0; count -= 1) model.operate();
    let held = model.fresh(2);
    for (let poll = 0; poll < 20; poll += 1) {
      for (let count = Math.floor(random() * 8); count > 0; count -= 1) model.operate();
      held = applyChanges(held, model.changesSince(held.v))?.blog ?? model.fresh(2);
      const stretch = held.posts.filter(({ pinned }) => !pinned);
      const all = model.all().filter(({ pinned }) => !pinned);
      const from = all.findIndex(({ id }) => id === stretch[0]?.id);
      expect(stretch).toEqual(stretch.length === 0 ? [] : all.slice(from, from + stretch.length));
    }
  });
});

const post = (id: number, rest: Partial<LivePost> = {}): LivePost => ({ id, title: `Poszt ${id}`, publishedAt: id, updatedAt: null, authors: [], pinned: false, tree: [], ...rest });
const blog: LiveBlogData = { v: 5, page: 1, total: 2, posts: [post(2), post(1)] };
const nothing: LiveChanges = { v: 6, reload: false, live: true, updatedAt: 6, total: 2, pinnedIds: [], removedIds: [], upserts: [] };

test('it tells what was added, edited and removed', () => {
  const applied = applyChanges(blog, { ...nothing, total: 2, removedIds: [1], upserts: [post(2, { title: 'Javítva' }), post(3)] });
  expect(applied).toMatchObject({ added: [3], edited: [2], removed: [1], blog: { v: 6, posts: [{ id: 3 }, { id: 2, title: 'Javítva' }] } });
});

test('an older answer changes nothing', () => {
  expect(applyChanges(blog, { ...nothing, v: 5, removedIds: [1, 2], total: 0 })?.blog).toBe(blog);
});

test('an answer that cannot tell, or names a post that nobody has, asks for the page', () => {
  expect(applyChanges(blog, { ...nothing, reload: true })).toBeNull();
  expect(applyChanges(blog, { ...nothing, pinnedIds: [9] })).toBeNull();
  expect(applyChanges(blog, { ...nothing, total: 3 })).toBeNull();
});
