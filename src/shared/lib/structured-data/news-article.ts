import type { Edition } from '../../config/editions/edition.ts';
import { absoluteUrl } from '../head.ts';
import { cropUrl, hasImageVariants, imageVariantUrl, type Crop } from '../image-variants.ts';
import { toOffsetDate } from './offset-date.ts';
import { publisherReference } from './organization.ts';

/** What NewsArticle says of an article. Times are unix seconds. */
export type NewsArticle = {
  /** schema.org's types of the article. */
  readonly types: string | readonly string[];
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  /** The cover; its crops are made from it. */
  readonly image: string | null;
  readonly publishedAt: number;
  readonly modifiedAt: number;
  readonly section: string;
  readonly keywords: readonly string[];
  /** Names without roles, as search engines want them. */
  readonly authors: readonly { readonly name: string; readonly path: string }[];
  readonly language: 'hu' | 'en';
};

const CROPS = ['11', '43', '169'] as const satisfies readonly Crop[];

/** An article as schema.org's NewsArticle. */
export function newsArticle(edition: Edition, article: NewsArticle) {
  return {
    '@context': 'https://schema.org',
    '@type': article.types,
    mainEntityOfPage: { '@type': 'WebPage', '@id': absoluteUrl(edition, article.path) },
    headline: article.title,
    ...(article.description === null ? {} : { description: article.description }),
    ...(article.image === null ? {} : { image: toCrops(edition, article.image) }),
    datePublished: toOffsetDate(article.publishedAt, edition.timeZone),
    dateModified: toOffsetDate(article.modifiedAt, edition.timeZone),
    author: toAuthors(edition, article.authors),
    publisher: publisherReference(edition),
    articleSection: article.section,
    ...(article.keywords.length === 0 ? {} : { keywords: article.keywords }),
    inLanguage: article.language === 'en' ? 'en' : edition.locale,
    isAccessibleForFree: true,
  };
}

/** People by name; unsigned stories are the newsroom's. */
export function toAuthors(edition: Edition, authors: NewsArticle['authors']) {
  if (authors.length === 0) return [{ '@type': 'Organization', name: edition.name, url: absoluteUrl(edition, '/') }];
  return authors.map(({ name, path }) => ({ '@type': 'Person', name, url: absoluteUrl(edition, path) }));
}

/** The three shapes that search engines ask for, at least 1200 px wide where the upload is. */
function toCrops(edition: Edition, src: string): string[] {
  if (!hasImageVariants(cropUrl(src, '11'))) return [absoluteUrl(edition, src)];
  return CROPS.map((crop) => absoluteUrl(edition, imageVariantUrl(cropUrl(src, crop), { size: 'l', density: 1, format: 'jpg' })));
}
