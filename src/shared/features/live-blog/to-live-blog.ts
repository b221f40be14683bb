import type { Article, ArticleChanges, ArticleItems } from '../../contract/schemas/article.ts';
import type { ContentTree } from '../../contract/schemas/content-tree.ts';
import { byPlace } from './apply-changes.ts';
import type { LiveBlogData, LiveChanges, LivePost } from './live-blog-data.ts';

/** Makes the tree of a post's body. */
export type ToTree = (post: Article) => ContentTree;

/** A change right after publication is part of it. */
const UPDATE_MIN_SECONDS = 60;

/** A post as its page shows it. @spec §3 Live-blog sub-article list */
export function toLivePost(post: Article, pinned: boolean, toTree: ToTree): LivePost {
  return {
    id: post.id,
    title: post.title,
    publishedAt: post.pubDate,
    updatedAt: post.updatedAt - post.pubDate >= UPDATE_MIN_SECONDS ? post.updatedAt : null,
    authors: post.articleAuthors.map(({ slug, name }) => ({ slug, name })),
    pinned,
    tree: toTree(post),
  };
}

/**
 * A page of posts in the order that readers see: pinned ones first, none twice. A backend that does not say of which
 * version they are gets the article's, which was asked for before them. @spec §3 Live-blog sub-article list
 */
export function toLiveBlog({ items, pinnedItems, totalItems, version }: ArticleItems, { page, articleVersion }: { page: number; articleVersion: number }, toTree: ToTree): LiveBlogData {
  const pinnedIds = new Set(pinnedItems.map(({ id }) => id));
  const unpinned = items.filter(({ id }) => !pinnedIds.has(id));
  const posts = [...pinnedItems.map((post) => toLivePost(post, true, toTree)), ...unpinned.map((post) => toLivePost(post, false, toTree))];
  return { v: version ?? articleVersion, posts: posts.toSorted(byPlace), total: Math.max(totalItems, unpinned.length), page };
}

/** What happened to the posts, as browsers get it. A post that readers may not see has gone for them. */
export function toLiveChanges(changes: ArticleChanges, isShown: (post: Article) => boolean, toTree: ToTree): LiveChanges {
  const { v, reload, live, updatedAt, totalItems } = changes;
  const shown = changes.upserts.filter(isShown);
  const hiddenIds = changes.upserts.flatMap((post) => (isShown(post) ? [] : [post.id]));
  const pinnedIds = changes.pinnedIds.filter((id) => !hiddenIds.includes(id));
  return {
    v, reload, live, updatedAt,
    total: totalItems,
    pinnedIds,
    removedIds: [...changes.removedIds, ...hiddenIds],
    upserts: shown.map((post) => toLivePost(post, pinnedIds.includes(post.id), toTree)),
  };
}
