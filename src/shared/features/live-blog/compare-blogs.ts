import { byPlace, type AppliedChanges } from './apply-changes.ts';
import type { LiveBlogData, LivePost } from './live-blog-data.ts';

/** What a page that was loaded anew brings against the one on show. Posts that only moved in from an older page are not new. */
export function compareBlogs(before: LiveBlogData, after: LiveBlogData): AppliedChanges {
  const had = new Map(before.posts.map((post) => [post.id, post]));
  const has = new Set(after.posts.map(({ id }) => id));
  const oldest = before.posts.at(-1);
  const isNew = (post: LivePost): boolean => before.page === 1 && !had.has(post.id) && (oldest === undefined || byPlace(post, oldest) < 0);
  return {
    blog: after,
    added: after.posts.filter(isNew).map(({ id }) => id),
    edited: after.posts.filter((post) => isOther(had.get(post.id), post)).map(({ id }) => id),
    removed: before.posts.filter(({ id }) => !has.has(id)).map(({ id }) => id),
  };
}

function isOther(before: LivePost | undefined, after: LivePost): boolean {
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(after);
}
