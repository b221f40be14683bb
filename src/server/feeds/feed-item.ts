import { PAID_SUPER_TAGS } from '../../shared/config/feeds.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import type { Article, ArticleSummary } from '../../shared/contract/schemas/article.ts';
import { authorPath } from '../../shared/lib/author-path.ts';
import { articlePath } from '../../shared/lib/canonical-path.ts';
import { absoluteUrl } from '../../shared/lib/head.ts';
import { livePostPath } from '../../shared/lib/live-blog-path.ts';
import { toFeedHtml } from './feed-body.ts';
import { toFeedPicture } from './feed-picture.ts';
import type { FeedItem } from './feed.ts';

type Filed = Pick<ArticleSummary, 'mainSuperTag' | 'superTags' | 'flags' | 'pr' | 'ctUrl'>;

/** Whether an article may stand in a feed: it has a page of ours, and nobody paid for it. */
export function isForFeeds({ mainSuperTag, superTags, flags, pr, ctUrl }: Filed): boolean {
  const isPaidSection = ({ slug }: { readonly slug: string }) => PAID_SUPER_TAGS.some((paid) => paid === slug);
  return mainSuperTag !== null && ctUrl === null && !pr && !flags.some(({ slug }) => slug === 'pr') && ![mainSuperTag, ...superTags].some(isPaidSection);
}

/** An article as an item of a feed; with its body where it is known. */
export function toFeedItem(edition: Edition, article: ArticleSummary | Article): FeedItem {
  const { title, slug, pubDate, mainSuperTag, superTags, tags, lead, recommender } = article;
  const picture = toFeedPicture(edition, article);
  const section = mainSuperTag ?? { slug: '-', name: '' };
  return {
    url: absoluteUrl(edition, articlePath({ pubDate, slug, mainSuperTag: section })),
    title,
    summary: ('ogDescription' in article ? article.ogDescription : null) ?? lead ?? recommender,
    html: 'content' in article ? toFeedHtml(edition, article, picture) : null,
    language: article.english || section.slug === 'english' ? 'en' : edition.locale,
    publishedAt: pubDate,
    updatedAt: Math.max(pubDate, article.updatedAt),
    authors: toAuthors(edition, article),
    topics: [...new Set([section, ...superTags, ...tags].map(({ name }) => name).filter((name) => name !== ''))],
    picture,
  };
}

/** A post of a live blog as an item of the blog's feed. */
export function toPostItem(edition: Edition, post: Article, blogPath: string): FeedItem {
  const item = toFeedItem(edition, post);
  return { ...item, url: absoluteUrl(edition, livePostPath(blogPath, post.id)), topics: post.tags.map(({ name }) => name) };
}

function toAuthors(edition: Edition, { articleAuthors }: ArticleSummary): FeedItem['authors'] {
  return articleAuthors.map(({ name, slug }) => ({ name, url: absoluteUrl(edition, authorPath(slug)) }));
}
