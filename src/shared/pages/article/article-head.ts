import { articleTexts } from '../../config/texts-article.ts';
import type { Edition } from '../../config/editions/edition.ts';
import { resolveEditionBySlug } from '../../config/editions/editions.ts';
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
    alternates: head.copyOf === null ? toAlternates(head.sites, path, language) : [],
  });
}

function toProperties({ article, edition }: { article: ArticlePageData['article']; edition: Edition }): [string, string][] {
  return [
    ['article:published_time', toIsoDate(article.publishedAt)],
    ...(article.updatedAt === null ? [] : [['article:modified_time', toIsoDate(article.updatedAt)] satisfies [string, string]]),
    ['article:section', article.section.name],
    ...article.tags.map(({ name }): [string, string] => ['article:tag', name]),
    ...article.authors.map(({ slug }): [string, string] => ['article:author', absoluteUrl(edition, `/szerzo/${encodeURIComponent(slug)}`)]),
  ];
}

/**
 * The copies of an article that stands in several editions, this one included: the same set on each, as search engines
 * want it. The originating one is for everybody else.
 */
function toAlternates(sites: readonly string[], path: string, language: 'hu' | 'en'): HeadData['alternates'] {
  const editions = sites.flatMap((slug) => resolveEditionBySlug(slug) ?? []);
  const [origin] = editions;
  if (origin === undefined || editions.length < 2) return [];
  return [
    ...editions.map((edition) => ({ hreflang: edition.locale.replace('hu', language), href: absoluteUrl(edition, path) })),
    { hreflang: 'x-default', href: absoluteUrl(origin, path) },
  ];
}
