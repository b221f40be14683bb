import { applyChanges, type AppliedChanges } from './apply-changes.ts';
import { compareBlogs } from './compare-blogs.ts';
import type { IsInsertionInSight } from './insertion-place.ts';
import type { LiveBlogData } from './live-blog-data.ts';
import type { FreshPage, LivePort } from './live-port.ts';
import type { LiveView, PostMark } from './live-view.ts';

/** The article that a store keeps current. */
export type LiveArticle = { readonly id: number; readonly slug: string };

type LiveState = Pick<LiveView, 'v' | 'live' | 'updatedAt'>;

/** Keeps a live article current, one question at a time. */
export type LiveStore = ReturnType<typeof createLiveStore>;

/** Makes the store of a live article's page. @spec §4 Live refresh */
export function createLiveStore(article: LiveArticle, first: LiveView, port: LivePort | null, isInSight: IsInsertionInSight) {
  let view = first;
  const listeners = new Set<() => void>();

  function set(next: LiveView): void {
    view = next;
    for (const listener of listeners) listener();
  }

  /** Asks for the version, and where it is newer for what has happened. @throws where the way to the edge is broken */
  async function ask(): Promise<void> {
    if (port === null) return;
    const version = await port.fetchVersion(article.slug);
    if (version === 'gone') set({ ...view, live: false });
    else if (version !== null && version.v > view.v) await renew(port);
  }

  async function renew(from: LivePort): Promise<void> {
    const { blog } = view;
    const changes = blog === null ? null : await from.fetchChanges(article.id, view.v);
    if (blog !== null && changes === null) return;
    const applied = blog === null || changes === null ? null : applyChanges(blog, changes);
    if (applied !== null && changes !== null) {
      if (applied.blog.v > view.v) set(toNext(view, applied, changes));
      return;
    }
    const page = await from.fetchPage(article.id);
    if (page !== null && page.v > view.v) adopt(page);
  }

  /** Puts a whole page in the place of this one; its posts come by the same rules as any. */
  function adopt(page: FreshPage): void {
    if (view.blog !== null && page.blog !== null) set(toNext(view, compareBlogs(view.blog, page.blog), page));
    else set({ ...view, v: page.v, live: page.live, updatedAt: page.updatedAt });
    page.show();
  }

  function toNext(before: LiveView, { blog, added, edited, removed }: AppliedChanges, { v, live, updatedAt }: LiveState): LiveView {
    const comingIds = toWaiting(blog, [...before.heldIds, ...added]);
    return {
      v, live, updatedAt, blog,
      heldIds: comingIds.size > 0 && isInSight(blog.posts.map(({ id }) => id), comingIds) ? comingIds : new Set(),
      marks: new Map([...before.marks, ...toMarks(added, 'added'), ...toMarks(edited.filter((id) => !before.marks.has(id)), 'edited')]),
      touchedIds: new Set([...added, ...edited, ...removed]),
      arrival: added.length === 0 ? before.arrival : { number: before.arrival.number + 1, posts: added.length },
    };
  }

  return {
    get: (): LiveView => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    /** Shows the posts that wait. */
    release(): void {
      set({ ...view, touchedIds: view.heldIds, heldIds: new Set() });
    },
  };
}

function toWaiting({ posts }: LiveBlogData, ids: readonly number[]): ReadonlySet<number> {
  return new Set(ids.filter((wanted) => posts.some(({ id }) => id === wanted)));
}

function toMarks(ids: readonly number[], mark: PostMark): [number, PostMark][] {
  return ids.map((id) => [id, mark]);
}
