import type { ReactNode } from 'react';
import { Article } from '../../features/article/article.tsx';
import { LiveBlog } from '../../features/live-blog/live-blog.tsx';
import { toFirstView, type LiveView } from '../../features/live-blog/live-view.ts';
import { useLiveView } from '../../features/live-blog/use-live-view.ts';
import type { ArticlePageData } from './article-page-data.ts';

type LiveArticleProps = { data: ArticlePageData; aside: ReactNode };

/** An article that changes while it is read, or a live blog that has ended: the same parts, one of them at rest. */
export function LiveArticle({ data: { article, blog }, aside }: LiveArticleProps) {
  const first = { v: blog?.v ?? article.version, live: article.live, updatedAt: article.changedAt, blog };
  const { view, refresh, onRelease, onChanged } = useLiveView(article, toFirstView(first));
  const posts = view.blog === null ? null : <LiveBlog path={article.path} view={view} blog={view.blog} refresh={refresh} onRelease={onRelease} onChanged={onChanged} />;
  return <Article article={{ ...article, live: view.live, updatedAt: toShownUpdate(article, view), changedAt: view.updatedAt ?? article.changedAt }} posts={posts} aside={aside} />;
}

/** A line that says when an article was updated comes with the page or not at all: under the title it would push everything down. */
function toShownUpdate(article: ArticlePageData['article'], view: LiveView): number | null {
  return article.updatedAt === null ? null : view.updatedAt;
}
