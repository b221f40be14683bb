import { z } from 'zod';
import { COLOR_SCHEMES, HEADER_TYPES } from './article.ts';
import { slug, unixSeconds } from './common.ts';

const text = z.string().max(2000);

/** What an editor may write of an article: people, tags and sections by slug, the body as HTML. */
const draftFields = z.object({
  type: z.enum(['article', 'longform', 'liveblog', 'liveblogpost']),
  title: z.string().min(1).max(300),
  slug: slug.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  subtitle: text.nullable().optional(),
  subType: z.string().max(40).optional(),
  headerType: z.enum(HEADER_TYPES).optional(),
  mainSuperTag: slug,
  superTags: z.array(slug).optional(),
  tags: z.array(slug).optional(),
  authors: z.array(slug).optional(),
  contributors: z.array(slug).optional(),
  flags: z.array(slug).optional(),
  originatingSite: slug,
  mirroringSites: z.array(slug).optional(),
  active: z.boolean(),
  pubDate: unixSeconds.optional(),
  parentId: z.number().int().nullable().optional(),
  pinned: z.boolean().optional(),
  lead: text.nullable().optional(),
  recommender: text.nullable().optional(),
  contentHighlight: text.nullable().optional(),
  content: z.string().max(2_000_000),
  coverImage: z.string().max(500).nullable().optional(),
  coverImageText: text.nullable().optional(),
  colorScheme: z.enum(COLOR_SCHEMES).optional(),
  colorClass: z.string().max(60).nullable().optional(),
  ctUrl: z.string().max(1000).nullable().optional(),
  ogDescription: text.nullable().optional(),
  avCode: text.nullable().optional(),
  indexAVCode: text.nullable().optional(),
  minute: z.number().int().nonnegative().nullable().optional(),
  rank: z.number().nullable().optional(),
  facebookEngagement: z.number().int().nonnegative().nullable().optional(),
  /** The match whose live score the article shows. */
  livescoreId: z.number().int().min(1).max(2_147_483_647).nullable().optional(),
  english: z.boolean().optional(),
  adultContent: z.boolean().optional(),
  adfree: z.boolean().optional(),
  pr: z.boolean().optional(),
  evergreen: z.boolean().optional(),
  important: z.boolean().optional(),
  announcement: z.boolean().optional(),
  favorite: z.boolean().optional(),
  periodic: z.boolean().optional(),
  spiritualHelp: z.boolean().optional(),
  drugProblem: z.boolean().optional(),
  syndicatedCopy: z.boolean().optional(),
});

/** A new article; what an editor leaves out has its plain value. */
export const articleDraftSchema = draftFields
  .extend({ type: draftFields.shape.type.default('article'), active: draftFields.shape.active.default(true), content: draftFields.shape.content.default('') })
  .meta({ id: 'ArticleDraft' });

/** An update: any of the fields; absent ones keep their value. */
export const articlePatchSchema = draftFields.partial().meta({ id: 'ArticlePatch' });

/** What a write answers: where the article stands now and which cached entries it made stale. */
export const articleWrittenSchema = z
  .object({ id: z.number().int(), slug, version: z.number().int(), sequence: z.number().int(), purged: z.array(z.string()) })
  .meta({ id: 'ArticleWritten' });

/** The purge log from a sequence number on; `gap` says that older entries are gone and everything must be dropped. */
export const purgesSchema = z
  .object({
    last: z.number().int().nonnegative(),
    gap: z.boolean(),
    items: z.array(z.object({ sequence: z.number().int(), keys: z.array(z.string()), hard: z.boolean() })),
  })
  .meta({ id: 'Purges' });

export type ArticleDraft = z.infer<typeof articleDraftSchema>;
export type ArticlePatch = z.infer<typeof articlePatchSchema>;
export type ArticleWritten = z.infer<typeof articleWrittenSchema>;
