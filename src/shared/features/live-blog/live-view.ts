import type { LiveBlogData } from './live-blog-data.ts';

/** What has just happened to a post. */
export type PostMark = 'added' | 'edited';

/** A live article as a reader sees it now. It is replaced whole, never changed. */
export type LiveView = {
  readonly v: number;
  readonly live: boolean;
  /** Unix seconds; null where nothing is known of a change. */
  readonly updatedAt: number | null;
  /** Null for a live article that is no live blog. */
  readonly blog: LiveBlogData | null;
  /** New posts that wait for the reader's word, since they would push away what is being read. */
  readonly heldIds: ReadonlySet<number>;
  /** What has happened to posts since the page came. */
  readonly marks: ReadonlyMap<number, PostMark>;
  /** The posts of the last change. */
  readonly touchedIds: ReadonlySet<number>;
  /** The last arrival of new posts, for the one announcement of it. */
  readonly arrival: { readonly number: number; readonly posts: number };
};

/** A live article as its page came. */
export function toFirstView({ v, live, updatedAt, blog }: Pick<LiveView, 'v' | 'live' | 'updatedAt' | 'blog'>): LiveView {
  return { v, live, updatedAt, blog, heldIds: new Set(), marks: new Map(), touchedIds: new Set(), arrival: { number: 0, posts: 0 } };
}
