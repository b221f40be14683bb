import { SUB_ARTICLES_PAGE_ITEMS } from '../../config/constants.ts';
import type { Article } from '../../contract/schemas/article.ts';
import type { LiveBlogData } from '../../features/live-blog/live-blog-data.ts';
import { toLiveBlog } from '../../features/live-blog/to-live-blog.ts';
import { toArticleTree } from '../../lib/article-html/to-article-tree.ts';
import { notFound } from '../../lib/errors.ts';
import { liveBlogPagePath, livePostPath } from '../../lib/live-blog-path.ts';
import { PageRedirect, type LoadContext } from '../page.ts';

/**
 * Loads the page of posts that a request names by number or by a post that stands on it.
 * @throws NOT_FOUND for a page after the last one and for a post that readers cannot see
 */
export async function loadLiveBlog(article: Article, canonical: string, context: LoadContext): Promise<LiveBlogData> {
  const { site, page, post, path } = context;
  const params = { id: String(article.id) };
  if (post === null) {
    const items = await site.api.articleItems({ params, query: { perPage: SUB_ARTICLES_PAGE_ITEMS, ...(page > 1 ? { page } : {}) } });
    if (page > 1 && items.items.length === 0) throw notFound(path);
    return toLiveBlog(items, { page, articleVersion: article.version }, toArticleTree);
  }
  const items = await site.api.articleItems({ params, query: { perPage: SUB_ARTICLES_PAGE_ITEMS, post } });
  if ([...items.items, ...items.pinnedItems].some(({ id }) => id === post)) return toLiveBlog(items, { page: items.page, articleVersion: article.version }, toArticleTree);
  // A backend that knows no posts' places answers with its first page: the post may stand further down.
  const asked = await site.api.articleById({ params: { id: String(post) } });
  throw asked.parentId === article.id && asked.active ? new PageRedirect(canonical, 302) : notFound(path);
}

/** The address of the page or post that a request asks for, of a live blog that stands at `canonical`. */
export function toLiveBlogAddress(canonical: string, { page, post }: Pick<LoadContext, 'page' | 'post'>): string {
  return post === null ? liveBlogPagePath(canonical, page) : livePostPath(canonical, post);
}
