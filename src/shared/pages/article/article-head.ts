import { articleTexts } from '../../config/texts-article.ts';
import { feedTexts } from '../../config/texts-feeds.ts';
import type { Edition } from '../../config/editions/edition.ts';
import { resolveEditionBySlug } from '../../config/editions/editions.ts';
import { toAlternates } from '../../lib/alternates.ts';
import { authorPath } from '../../lib/author-path.ts';
import { feedPath } from '../../lib/feed-path.ts';
import { absoluteUrl, createHead, decideRobots, toHeadImage } from '../../lib/head.ts';
import type { HeadData } from '../../lib/head-data.ts';
import { liveBlogPagePath } from '../../lib/live-blog-path.ts';
import { toIsoDate } from '../../lib/relative-date.ts';
import type { PageContext } from '../page.ts';
import type { ArticlePageData } from './article-page-data.ts';

/** The head of an article's page. */
export function toArticleHead({ article, blog, language, head }: ArticlePageData, { site }: Pick<PageContext, 'site'>): HeadData {
  const { edition } = site;
  const { image } = head;
  const page = blog?.page ?? 1;
  const path = liveBlogPagePath(article.path, page);
  const origin = head.copyOf === null ? null : resolveEditionBySlug(head.copyOf);
  return createHead({
    edition,
    path,
    title: page > 1 ? articleTexts[language].liveBlog.pageOf(article.title, page) : article.title,
    description: head.description,
    image: image === null ? null : toHeadImage(edition, image, article.cover?.text ?? article.title),
    robots: decideRobots(site, head.indexable),
    ogType: 'article',
    language,
    properties: toProperties({ article, edition }),
    canonical: absoluteUrl(origin ?? edition, path),
    feeds: toFeeds({ article, edition }),
    alternates: head.copyOf === null ? toAlternates(head.sites, path, language) : [],
  });
}

function toProperties({ article, edition }: { article: ArticlePageData['article']; edition: Edition }): [string, string][] {
  return [
    ['article:published_time', toIsoDate(article.publishedAt)],
    ...(article.updatedAt === null ? [] : [['article:modified_time', toIsoDate(article.updatedAt)] satisfies [string, string]]),
    ['article:section', article.section.name],
    ...article.tags.map(({ name }): [string, string] => ['article:tag', name]),
    ...article.authors.map(({ slug }): [string, string] => ['article:author', absoluteUrl(edition, authorPath(slug))]),
  ];
}

/** The feeds that carry the article: its live blog's own, and its section's. What is paid for is in none. */
function toFeeds({ article, edition }: { article: ArticlePageData['article']; edition: Edition }): HeadData['feeds'] {
  if (article.sponsored !== null) return [];
  const { titles } = feedTexts;
  const { section } = article;
  const ofSection = { title: titles.superTag(edition.name, section.name), href: feedPath({ kind: 'superTag', slug: section.slug }) };
  return article.type === 'liveblog' ? [{ title: titles.liveBlog(edition.name, article.title), href: feedPath({ kind: 'liveBlog', slug: article.slug }) }, ofSection] : [ofSection];
}
