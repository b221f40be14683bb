import { z } from 'zod';
import { flag, imageAddress, listOf, nullable, slug, unixSeconds } from './common.ts';
import { contentTreeSchema } from './content-tree.ts';

/** A writer of an article. @spec §3 Article */
export const authorSchema = z
  .object({ slug, name: z.string(), title: nullable(z.string()), avatarSrc: imageAddress })
  .meta({ id: 'Author' });

/** A section tag. */
export const superTagSchema = z
  .object({ id: z.number().int(), name: z.string(), slug, active: z.boolean().default(true) })
  .meta({ id: 'SuperTag' });

/** A topic tag. */
export const tagSchema = z.object({ id: z.number().int(), name: z.string(), slug }).meta({ id: 'Tag' });

/** One size of a cover picture. */
export const coverImageSchema = z
  .object({ url: imageAddress, width: z.number().int().positive(), height: z.number().int().positive(), label: nullable(z.string()) })
  .meta({ id: 'CoverImage' });

/** What a list shows of a live blog's post or an article's child. */
export const childArticleSchema = z
  .object({ id: z.number().int(), slug, title: z.string(), pubDate: unixSeconds })
  .meta({ id: 'ChildArticle' });

/** The named looks of an article page; an unknown one reads as `default`. */
export const COLOR_SCHEMES = ['default', 'sand', 'sea', 'plum', 'night'] as const;

/** How the head of an article stands: beside or over its cover. */
export const HEADER_TYPES = ['default', 'article-width', 'full', 'half', 'set'] as const;

const summaryFields = {
  id: z.number().int(),
  type: z.enum(['article', 'longform', 'liveblog', 'liveblogpost']),
  title: z.string(),
  slug,
  version: z.number().int().nonnegative().default(1),
  active: z.boolean().default(true),
  english: flag,
  subType: z.string().default('N'),
  subtitle: nullable(z.string()),
  headerType: z.enum(HEADER_TYPES).catch('default'),
  pubDate: unixSeconds,
  updatedAt: unixSeconds,
  articleAuthors: listOf(authorSchema),
  mainSuperTag: superTagSchema.nullable().default(null),
  superTags: listOf(superTagSchema),
  tags: listOf(tagSchema),
  flags: listOf(z.object({ slug })),
  lead: nullable(z.string()),
  recommender: nullable(z.string()),
  contentHighlight: nullable(z.string()),
  coverImage: imageAddress,
  coverImageText: nullable(z.string()),
  recommendedBoxImage: imageAddress,
  resizedRecommendedBoxImage: imageAddress,
  mobileImage43: imageAddress,
  mobileImage11: imageAddress,
  halfImage: imageAddress,
  parentId: nullable(z.number().int()),
  originatingSite: slug,
  mirroringSites: listOf(slug),
  subArticles: listOf(childArticleSchema),
  ctUrl: nullable(z.string()),
  url: nullable(z.string()),
  avCode: nullable(z.string()),
  indexAVCode: nullable(z.string()),
  colorScheme: z.enum(COLOR_SCHEMES).catch('default'),
  colorClass: nullable(z.string()),
  rank: nullable(z.number()),
  live: flag,
  adultContent: flag,
  minute: nullable(z.number()),
  evergreen: flag,
  important: flag,
  announcement: flag,
  favorite: flag,
  periodic: flag,
  adfree: flag,
  pr: flag,
  facebookEngagement: nullable(z.number()),
  facebookSuggested: flag,
};

/** An article as lists show it: everything but its body. @spec §3 Article */
export const articleSummarySchema = z.object(summaryFields).meta({ id: 'ArticleSummary' });

/** An article whole. `contentTree` is the backend's cleaned body; without it the edge cleans `content` itself. @spec §3 Article */
export const articleSchema = z
  .object({
    ...summaryFields,
    articleContributors: listOf(authorSchema),
    content: z.string().default(''),
    contentTree: contentTreeSchema.nullable().default(null),
    paragraphCount: z.number().int().nonnegative().default(0),
    // A size without a picture is none.
    coverImageSet: listOf(coverImageSchema).transform((sizes) => sizes.flatMap(({ url, ...size }) => (url === null ? [] : [{ ...size, url }]))),
    facebookImage: imageAddress,
    articleWidthCover: flag,
    ogDescription: nullable(z.string()),
    parent: childArticleSchema.nullable().default(null),
    livescoreId: nullable(z.number().int()),
    actions: z.record(z.string(), z.string()).default({}),
    spiritualHelp: flag,
    drugProblem: flag,
    syndicatedCopy: flag,
  })
  .meta({ id: 'Article' });

/** A page of articles with the number of all. */
export const articleListSchema = z
  .object({ items: z.array(articleSummarySchema), totalItems: z.number().int().nonnegative() })
  .meta({ id: 'ArticleList' });

/**
 * A page of a live blog's posts, newest first (`pubDate`, then `id`); pinned ones come with every page and stand in none.
 * `page` is the page that was found where a post was asked for; `version` is the live blog's, read before the posts, so
 * that whoever holds them misses nothing: both are extensions.
 */
export const articleItemsSchema = z
  .object({
    items: z.array(articleSchema),
    pinnedItems: listOf(articleSchema),
    totalItems: z.number().int().nonnegative().default(0),
    page: z.number().int().positive().default(1),
    version: nullable(z.number().int().nonnegative()),
  })
  .meta({ id: 'ArticleItems' });

/** The newest version number of an article; when it was updated is an extension. @spec §7 */
export const articleVersionSchema = z.object({ v: z.number().int().nonnegative(), updatedAt: nullable(unixSeconds) }).meta({ id: 'ArticleVersion' });

/**
 * What happened to a live blog's posts since a version; an extension. Addressed by version, so that a reader who missed
 * any number of polls asks one question. `reload` says that the answer cannot tell it: the article itself changed, the
 * version is unknown, or too much has happened; the lists are empty then.
 */
export const articleChangesSchema = z
  .object({
    v: z.number().int().nonnegative(),
    reload: z.boolean().default(false),
    upserts: z.array(articleSchema),
    removedIds: z.array(z.number().int()),
    /** All posts that are pinned now. */
    pinnedIds: z.array(z.number().int()),
    /** How many posts stand in the pages now. */
    totalItems: z.number().int().nonnegative(),
    live: z.boolean(),
    updatedAt: unixSeconds,
  })
  .meta({ id: 'ArticleChanges' });

/** How often an article was reacted to and shared. */
export const facebookReactionSchema = z.object({ count: z.number().int().nonnegative() }).meta({ id: 'FacebookReaction' });

/** The recommender's lists. @spec §3 Search and recommender */
export const recommendedSchema = z
  .object({
    special: listOf(articleSummarySchema),
    breaking: listOf(articleSummarySchema),
    important: listOf(articleSummarySchema),
    newest: listOf(articleSummarySchema),
    favorite: listOf(articleSummarySchema),
    pr: listOf(articleSummarySchema),
    after: listOf(articleSummarySchema),
  })
  .meta({ id: 'Recommended' });

/** A variant of the automatic block under an article. @spec §4 */
export const autoBlockSchema = z
  .object({ title: nullable(z.string()), items: z.array(articleSummarySchema) })
  .meta({ id: 'AutoBlock' });

export type Author = z.infer<typeof authorSchema>;
export type SuperTag = z.infer<typeof superTagSchema>;
export type Tag = z.infer<typeof tagSchema>;
export type CoverImage = Article['coverImageSet'][number];
export type ChildArticle = z.infer<typeof childArticleSchema>;
export type ArticleSummary = z.infer<typeof articleSummarySchema>;
export type Article = z.infer<typeof articleSchema>;
export type ArticleList = z.infer<typeof articleListSchema>;
export type ArticleItems = z.infer<typeof articleItemsSchema>;
export type ArticleChanges = z.infer<typeof articleChangesSchema>;
export type Recommended = z.infer<typeof recommendedSchema>;
export type AutoBlock = z.infer<typeof autoBlockSchema>;
