import type { Article } from '../../contract/schemas/article.ts';
import type { ContentTree } from '../../contract/schemas/content-tree.ts';

/** A live blog's post as its page shows it. */
export type LivePost = {
  readonly id: number;
  readonly title: string;
  readonly publishedAt: number;
  readonly authors: readonly string[];
  readonly pinned: boolean;
  readonly tree: ContentTree;
};

/** The first posts of a live blog and how many came before them. */
export type LivePosts = { readonly items: readonly LivePost[]; readonly older: number };

type ArticleItems = { readonly items: readonly Article[]; readonly pinnedItems: readonly Article[]; readonly totalItems: number };

/** The posts in the order of the page: pinned ones first, none twice. @spec §3 Live-blog sub-article list */
export function toLivePosts({ items, pinnedItems, totalItems }: ArticleItems, toTree: (post: Article) => ContentTree): LivePosts {
  const pinnedIds = new Set(pinnedItems.map(({ id }) => id));
  const others = items.filter(({ id }) => !pinnedIds.has(id));
  const shown = [...pinnedItems, ...others].map((post) => ({
    id: post.id,
    title: post.title,
    publishedAt: post.pubDate,
    authors: post.articleAuthors.map(({ name }) => name),
    pinned: pinnedIds.has(post.id),
    tree: toTree(post),
  }));
  return { items: shown, older: Math.max(0, totalItems - items.length) };
}
