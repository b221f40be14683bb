import type { ArticleData } from '../../features/article/article-data.ts';
import type { LiveBlogData } from '../../features/live-blog/live-blog-data.ts';
import { authorPath } from '../../lib/author-path.ts';
import { liveBlogPagePath, livePostPath } from '../../lib/live-blog-path.ts';
import { sectionPath } from '../../lib/section-path.ts';
import { decideArticleTypes } from '../../lib/structured-data/article-types.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { liveBlogPosting, type LiveUpdate } from '../../lib/structured-data/live-blog-posting.ts';
import { newsArticle } from '../../lib/structured-data/news-article.ts';
import { toContentText } from '../../ui/content/content-text.ts';
import type { PageContext } from '../page.ts';
import type { ArticlePageData } from './article-page-data.ts';

/** An article for search engines: what it is, and where it stands. */
export function toArticleStructuredData({ article, blog, language, head }: ArticlePageData, { site }: Pick<PageContext, 'site'>): object[] {
  const { edition } = site;
  const section = sectionPath(article.section.slug);
  const story = newsArticle(edition, {
    types: decideArticleTypes({ sections: [article.section, ...article.sections].map(({ slug }) => slug), genre: article.genre, sponsored: article.sponsored !== null }),
    path: liveBlogPagePath(article.path, blog?.page ?? 1),
    title: article.title,
    description: head.description,
    image: article.cover?.src ?? head.image,
    publishedAt: article.publishedAt,
    modifiedAt: article.updatedAt ?? article.publishedAt,
    section: article.section.name,
    keywords: article.tags.map(({ name }) => name),
    authors: article.authors.map(toAuthor),
    language,
  });
  return [
    blog === null ? story : liveBlogPosting(edition, story, { startedAt: article.publishedAt, endedAt: article.live ? null : article.changedAt, posts: toUpdates(article, blog) }),
    breadcrumbList(edition, [{ name: article.section.name, path: section }, { name: article.title, path: article.path }]),
  ];
}

function toUpdates(article: ArticleData, { posts }: LiveBlogData): LiveUpdate[] {
  return posts.map((post) => ({
    path: livePostPath(article.path, post.id),
    title: post.title,
    publishedAt: post.publishedAt,
    modifiedAt: post.updatedAt ?? post.publishedAt,
    text: post.tree.map(toContentText).join(' '),
    authors: post.authors.map(toAuthor),
  }));
}

function toAuthor({ name, slug }: { readonly name: string; readonly slug: string }): { name: string; path: string } {
  return { name, path: authorPath(slug) };
}
