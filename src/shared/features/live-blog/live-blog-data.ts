import type { Author } from '../../contract/schemas/article.ts';
import type { ContentTree } from '../../contract/schemas/content-tree.ts';

/** A live blog's post as its page shows it. Times are unix seconds. */
export type LivePost = {
  readonly id: number;
  readonly title: string;
  readonly publishedAt: number;
  /** Null where the post has not been changed since it was published. */
  readonly updatedAt: number | null;
  readonly authors: readonly Pick<Author, 'slug' | 'name'>[];
  readonly pinned: boolean;
  readonly tree: ContentTree;
};

/** A page of a live blog: a version of it, and the posts that stood there. */
export type LiveBlogData = {
  /** The version that the posts are of, or a newer one. */
  readonly v: number;
  /** Pinned ones first, then newest first. */
  readonly posts: readonly LivePost[];
  /** How many posts stand in all pages together; pinned ones stand in none. */
  readonly total: number;
  readonly page: number;
};

/** What happened since a version, as the edge tells it to a browser. */
export type LiveChanges = {
  readonly v: number;
  /** The page has to be loaded anew: this answer cannot tell what happened. */
  readonly reload: boolean;
  readonly live: boolean;
  readonly updatedAt: number;
  readonly total: number;
  readonly pinnedIds: readonly number[];
  readonly removedIds: readonly number[];
  readonly upserts: readonly LivePost[];
};
