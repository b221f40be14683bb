import type { Edition } from '../../config/editions/edition.ts';
import { absoluteUrl } from '../head.ts';
import { truncate } from '../truncate.ts';
import { toAuthors, type newsArticle } from './news-article.ts';
import { toOffsetDate } from './offset-date.ts';

/** A post of a live blog for search engines. Times are unix seconds. */
export type LiveUpdate = {
  readonly path: string;
  readonly title: string;
  readonly publishedAt: number;
  readonly modifiedAt: number;
  readonly text: string;
  readonly authors: Parameters<typeof toAuthors>[1];
};

/** What a live blog adds to an article. Times are unix seconds. */
export type LiveCoverage = {
  /** The first publication: it never moves. */
  readonly startedAt: number;
  /** Null while the coverage goes on. */
  readonly endedAt: number | null;
  readonly posts: readonly LiveUpdate[];
};

/** Enough to know a post by; the page has the rest. */
const BODY_MAX_CHARS = 200;

/** A live blog as schema.org's LiveBlogPosting, which is an article and the posts on its page. @spec §3 Live-blog sub-article list */
export function liveBlogPosting(edition: Edition, article: ReturnType<typeof newsArticle>, { startedAt, endedAt, posts }: LiveCoverage) {
  return {
    ...article,
    '@type': 'LiveBlogPosting',
    coverageStartTime: toOffsetDate(startedAt, edition.timeZone),
    ...(endedAt === null ? {} : { coverageEndTime: toOffsetDate(endedAt, edition.timeZone) }),
    liveBlogUpdate: posts.map((post) => toUpdate(edition, post)),
  };
}

function toUpdate(edition: Edition, { path, title, publishedAt, modifiedAt, text, authors }: LiveUpdate) {
  const body = text.trim();
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: absoluteUrl(edition, path),
    datePublished: toOffsetDate(publishedAt, edition.timeZone),
    ...(modifiedAt === publishedAt ? {} : { dateModified: toOffsetDate(modifiedAt, edition.timeZone) }),
    ...(body === '' ? {} : { articleBody: truncate(body, BODY_MAX_CHARS) }),
    author: toAuthors(edition, authors),
  };
}
