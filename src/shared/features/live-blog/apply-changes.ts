import { SUB_ARTICLES_PAGE_ITEMS } from '../../config/constants.ts';
import type { LiveBlogData, LiveChanges, LivePost } from './live-blog-data.ts';

/** Posts with what has just happened to them. */
export type AppliedChanges = { readonly blog: LiveBlogData; readonly added: readonly number[]; readonly edited: readonly number[]; readonly removed: readonly number[] };

/**
 * Puts changes over the posts that a page holds. What it holds is a stretch of the blog without gaps, and stays one: on
 * page 1 everything from its oldest post on, elsewhere everything between its ends. So the first posts are exactly those
 * of a fresh page, however many polls were missed.
 * @returns null where the answer does not suffice and the page has to be loaded anew
 */
export function applyChanges(blog: LiveBlogData, changes: LiveChanges): AppliedChanges | null {
  // An answer that was kept somewhere is older than what this page knows: nothing new.
  if (changes.v <= blog.v) return { blog, added: [], edited: [], removed: [] };
  if (changes.reload) return null;
  const pinnedIds = new Set(changes.pinnedIds);
  const touched = new Set([...changes.removedIds, ...changes.upserts.map(({ id }) => id)]);
  const kept = blog.posts.filter(({ id }) => !touched.has(id));
  const isHeld = toStretch(blog);
  const arrived = changes.upserts.map((post) => ({ ...post, pinned: pinnedIds.has(post.id) })).filter((post) => post.pinned || isHeld(post));
  const posts = [...kept, ...arrived].toSorted(byPlace);
  const isWhole = [...pinnedIds].every((id) => posts.some((post) => post.id === id && post.pinned)) && kept.every(({ id, pinned }) => pinned === pinnedIds.has(id));
  if (!isWhole || !isLongEnough(blog.page, posts, changes.total)) return null;
  return { blog: { v: changes.v, posts, total: changes.total, page: blog.page }, ...toDifference(blog.posts, posts, touched) };
}

/** Whether a post's place lies within what the page holds. */
function toStretch({ posts, total, page }: LiveBlogData): (post: LivePost) => boolean {
  const held = posts.filter(({ pinned }) => !pinned);
  const newest = page === 1 ? undefined : held[0];
  const oldest = page === 1 && held.length === total ? undefined : held.at(-1);
  const isEmpty = held.length === 0 && !(page === 1 && total === 0);
  return (post) => !isEmpty && (newest === undefined || byPlace(newest, post) <= 0) && (oldest === undefined || byPlace(post, oldest) <= 0);
}

/** Page 1 must not end up shorter than a fresh one; its missing posts stand on a page that this one does not hold. */
function isLongEnough(page: number, posts: readonly LivePost[], total: number): boolean {
  return page !== 1 || posts.filter(({ pinned }) => !pinned).length >= Math.min(SUB_ARTICLES_PAGE_ITEMS, total);
}

function toDifference(before: readonly LivePost[], after: readonly LivePost[], touched: ReadonlySet<number>): Pick<AppliedChanges, 'added' | 'edited' | 'removed'> {
  const had = new Set(before.map(({ id }) => id));
  const has = new Set(after.map(({ id }) => id));
  return {
    added: after.flatMap(({ id }) => (had.has(id) ? [] : [id])),
    edited: after.flatMap(({ id }) => (had.has(id) && touched.has(id) ? [id] : [])),
    removed: before.flatMap(({ id }) => (has.has(id) ? [] : [id])),
  };
}

/** The order of the page: pinned ones first, then newest first. */
export function byPlace(a: LivePost, b: LivePost): number {
  return Number(b.pinned) - Number(a.pinned) || b.publishedAt - a.publishedAt || b.id - a.id;
}
