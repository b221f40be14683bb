import type { Article, ArticleSummary } from '../../shared/contract/schemas/article.ts';
import { NEWEST_KEY, TITLES_KEY, toSuperTagDataKey } from '../store/newsroom/purge-keys.ts';

/**
 * The keys of an article's own answer: itself, what it belongs to, and whether its sections are shown. Not the keys of the
 * lists it stands on: an article that is published into a section changes that section's lists, and no other article.
 */
export function toArticleKeys(article: Article): string[] {
  const { parent, parentId } = article;
  return [
    ...toItemKeys([article]),
    `article:${article.slug}`,
    ...(parentId === null ? [] : [`article-id:${parentId}`]),
    ...(parent === null ? [] : [`article:${parent.slug}`]),
    ...[...(article.mainSuperTag === null ? [] : [article.mainSuperTag]), ...article.superTags].map(({ slug }) => toSuperTagDataKey(slug)),
  ];
}

/** The keys by which a list knows its articles, so that a withdrawn one takes the list with it. */
export function toItemKeys(articles: readonly Pick<ArticleSummary, 'id'>[]): string[] {
  return articles.map(({ id }) => `article-id:${id}`);
}

/** What a list is narrowed by. */
export type NarrowedBy = {
  readonly superTags?: readonly string[];
  readonly tags?: readonly string[];
  readonly authors?: readonly string[];
  readonly flags?: readonly string[];
  readonly parents?: readonly number[];
  /** Topics whose articles are left out: one that loses the topic comes in. */
  readonly withoutTags?: readonly string[];
  /** Words of titles. */
  readonly titles?: readonly string[];
};

/**
 * The keys of a list: those of what it is narrowed by, or that of the newest of all. A write purges them when an article
 * joins, leaves or moves on it; `toItemKeys` is for what the list shows.
 */
export function toListKeys({ superTags = [], tags = [], authors = [], flags = [], parents = [], withoutTags = [], titles = [] }: NarrowedBy): string[] {
  const narrowing = [
    ...superTags.map((slug) => `super-tag:${slug}`),
    ...tags.map((slug) => `tag:${slug}`),
    ...authors.map((slug) => `author:${slug}`),
    ...flags.map((flag) => `flag:${flag}`),
    ...parents.map((id) => `article-id:${id}`),
  ];
  return [...(narrowing.length === 0 ? [NEWEST_KEY] : narrowing), ...withoutTags.map((slug) => `tag:${slug}`), ...(titles.length === 0 ? [] : [TITLES_KEY])];
}

/** The header's value: each key once; what could part the header is left out. */
export function toSurrogateKeyHeader(keys: readonly string[]): string {
  return [...new Set(keys)].filter((key) => /^[\w:.-]+$/.test(key)).join(' ');
}
