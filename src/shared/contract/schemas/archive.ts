import { z } from 'zod';
import { articleSchema, authorSchema } from './article.ts';
import { flag, imageAddress, listOf, nullable, slug, unixSeconds } from './common.ts';

/** A month as 2026-11, in the time zone of article addresses. */
export const monthName = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** A day as 2026-11-21, in the time zone of article addresses. */
export const dayName = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The months that have a public article, newest first; `updatedAt` is the last change of any of them. */
export const archiveMonthsSchema = z
  .object({ items: z.array(z.object({ month: monthName, count: z.number().int().positive(), updatedAt: unixSeconds })) })
  .meta({ id: 'ArchiveMonths' });

/** The days of a month that have a public article, newest first. */
export const archiveDaysSchema = z.object({ items: z.array(z.object({ day: dayName, count: z.number().int().positive() })) }).meta({ id: 'ArchiveDays' });

/**
 * What a sitemap says of an article: its address, its last change, its picture. Sponsors' pages (`ctUrl`) are not among
 * them; paid articles are and are marked, since news sitemaps leave them out.
 */
export const archiveEntrySchema = z
  .object({
    slug,
    mainSuperTag: slug,
    pubDate: unixSeconds,
    updatedAt: unixSeconds,
    title: z.string(),
    coverImage: imageAddress,
    pr: flag,
    /** The site whose copy of a syndicated article is the canonical one; null where this site's own is. */
    canonicalSite: nullable(slug),
    mirroringSites: listOf(slug),
    originatingSite: slug,
  })
  .meta({ id: 'ArchiveEntry' });

/** A page of a month's articles, newest first, 5,000 a page. */
export const archiveMonthSchema = z.object({ items: z.array(archiveEntrySchema), totalItems: z.number().int().nonnegative() }).meta({ id: 'ArchiveMonth' });

/** The articles of the last two days, newest first, 1,000 at most. */
export const archiveRecentSchema = z.object({ items: z.array(archiveEntrySchema) }).meta({ id: 'ArchiveRecent' });

/** The newest articles of a section, topic or author, or of all, whole, for feeds. `title` names what they are narrowed to. */
export const feedArticlesSchema = z
  .object({ title: nullable(z.string()), author: authorSchema.nullable().default(null), items: z.array(articleSchema) })
  .meta({ id: 'FeedArticles' });

export type ArchiveMonths = z.infer<typeof archiveMonthsSchema>;
export type ArchiveDays = z.infer<typeof archiveDaysSchema>;
export type ArchiveEntry = z.infer<typeof archiveEntrySchema>;
export type ArchiveMonth = z.infer<typeof archiveMonthSchema>;
export type FeedArticles = z.infer<typeof feedArticlesSchema>;
