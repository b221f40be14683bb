import { sectionPath } from '../../lib/section-path.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { newsArticle } from '../../lib/structured-data/news-article.ts';
import type { PageContext } from '../page.ts';
import type { ArticlePageData } from './article-page-data.ts';

/** An article for search engines: what it is, and where it stands. */
export function toArticleStructuredData({ article, language, head }: ArticlePageData, { site }: Pick<PageContext, 'site'>): object[] {
  const { edition } = site;
  const section = sectionPath(article.section.slug);
  return [
    newsArticle(edition, {
      path: article.path,
      title: article.title,
      description: head.description ?? article.lead,
      image: article.cover?.src ?? null,
      publishedAt: article.publishedAt,
      modifiedAt: article.updatedAt ?? article.publishedAt,
      section: article.section.name,
      keywords: article.tags.map(({ name }) => name),
      authors: article.authors.map(({ name, slug }) => ({ name, path: `/szerzo/${encodeURIComponent(slug)}` })),
      language,
    }),
    breadcrumbList(edition, [...(section === null ? [] : [{ name: article.section.name, path: section }]), { name: article.title, path: article.path }]),
  ];
}
