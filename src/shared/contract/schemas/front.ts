import { z } from 'zod';
import { articleSummarySchema, tagSchema } from './article.ts';
import { exchangeRateSchema, floodGaugeSchema, pipStatusSchema, weatherSchema, widgetSchema } from './common-data.ts';
import { flag, imageAddress, listOf, nullable, slug, unixSeconds } from './common.ts';
import { contentTreeSchema } from './content-tree.ts';

/** A block of the front page; `name` picks its component, `position` its place (1000 = breaking). @spec §3 Front-page block */
export const frontBlockSchema = z
  .object({
    position: z.number().int(),
    name: z.string(),
    title: nullable(z.string()),
    superTag: nullable(slug),
    articles: listOf(articleSummarySchema),
  })
  .meta({ id: 'FrontBlock' });

/** The front page's blocks in order of position. */
export const indexBoxesSchema = z.object({ items: z.array(frontBlockSchema) }).meta({ id: 'IndexBoxes' });

/** A section strip's articles. */
export const indexSuperTagSchema = z
  .object({ title: z.string(), slug, items: z.array(articleSummarySchema) })
  .meta({ id: 'IndexSuperTag' });

/** A text that may be missing: then it is empty. */
const text = z.string().nullish().transform((value) => value ?? '').catch('');

/** A field that says nothing where it is missing or no such value. */
function lenient<T extends z.ZodType>(schema: T) {
  return schema.nullable().catch(null).default(null);
}

/** The items of a list that can be told from each other; one that cannot is left out, and the others stay. */
function known<T extends z.ZodType>(schema: T) {
  return z
    .array(schema.nullable().catch(null))
    .nullish()
    .transform((items) => (items ?? []).filter((item) => item !== null));
}

/** The show of an episode. A show is known by its slug: without one there is none. */
const showSchema = z.object({ slug, name: text, page: lenient(z.string()) });

/** An episode of a podcast. Of what the newsroom does not say there is nothing, and what has no slug is no episode. @spec §3 Episode */
export const episodeSchema = z
  .object({
    slug,
    title: text,
    image: imageAddress,
    /** Seconds. */
    duration: lenient(z.number().nonnegative()),
    sourceUrl: lenient(z.string()),
    article: lenient(z.object({ pubDate: unixSeconds, mainSuperTag: z.object({ slug, name: text }), slug })),
    podcast: lenient(showSchema),
    // Not the specification's: what feeds and the episode's page tell beside it.
    pubDate: lenient(unixSeconds),
    description: lenient(z.string()),
    /** The recording's exact size and type, where they are known. */
    bytes: lenient(z.number().int().nonnegative()),
    mimeType: lenient(z.string().regex(/^audio\/[a-z0-9.+-]+$/)),
  })
  .meta({ id: 'Episode' });

/** A page of episodes. */
export const episodeListSchema = z
  .object({ items: known(episodeSchema), totalItems: z.number().int().nonnegative().nullish().transform((total) => total ?? 0) })
  .meta({ id: 'EpisodeList' });

/** The shows of the newsroom. `category` is one of Apple Podcasts, and like `explicit` not the specification's. */
export const podcastListSchema = z
  .object({
    items: known(showSchema.extend({ description: lenient(z.string()), image: imageAddress, category: lenient(z.string()), explicit: flag.catch(false) })),
  })
  .meta({ id: 'PodcastList' });

/** One entry of a menu. */
export const menuItemSchema = z
  .object({ title: z.string(), href: z.string(), icon: nullable(z.string()), description: nullable(z.string()) })
  .meta({ id: 'MenuItem' });

const menu = listOf(menuItemSchema);

/** The eight menus. @spec §3 Site and setup */
export const menusSchema = z
  .object({ main: menu, sidebar: menu, heading: menu, extra: menu, footerHighlight: menu, footerNormal: menu, footerApp: menu, footerSocial: menu })
  .meta({ id: 'Menus' });

/** Switches of components; "0" or "1" as the specification has them. @spec §3 */
export const componentSetupSchema = z
  .object({ donations: z.enum(['0', '1']).default('0'), refreshQuiz: z.enum(['0', '1']).default('0') })
  .meta({ id: 'ComponentSetup' });

/** The publication as the backend knows it. @spec §3 Site record */
export const siteRecordSchema = z
  .object({
    slug,
    name: z.string(),
    domain: z.string(),
    currency: z.string(),
    currencySign: z.string(),
    socialNetworks: listOf(z.object({ name: z.string(), url: z.string() })),
    twitterSite: nullable(z.string()),
    audienceScript: nullable(z.string()),
    mobileImages: listOf(z.string()),
  })
  .meta({ id: 'SiteRecord' });

/** What every page needs once: site, set-up, menus. @spec §7 GET /api/frontend/init */
export const frontendInitSchema = z
  .object({
    siteSlug: slug,
    site: siteRecordSchema,
    componentSetup: componentSetupSchema,
    menus: menusSchema,
    searchPlaceholders: z.record(z.string(), z.string()).default({}),
    latestPrArticles: listOf(articleSummarySchema),
  })
  .meta({ id: 'FrontendInit' });

/** What every page shows and the 15 s poll renews. @spec §7 GET /api/frontend/refresh */
export const frontendRefreshSchema = z
  .object({
    componentSetup: componentSetupSchema,
    exchangesRates: listOf(exchangeRateSchema),
    weatherData: nullable(weatherSchema),
    floodingData: listOf(floodGaugeSchema),
    pipStatus: nullable(pipStatusSchema),
    trendingTags: listOf(tagSchema),
    widgets: listOf(widgetSchema),
  })
  .meta({ id: 'FrontendRefresh' });

/** A document page. */
export const documentSchema = z
  .object({
    slug,
    title: z.string(),
    lead: nullable(z.string()),
    content: z.string().default(''),
    contentTree: contentTreeSchema.nullable().default(null),
    updatedAt: unixSeconds,
  })
  .meta({ id: 'Document' });

/** One piece of editorial data: its content is JSON text. @spec §3 Unique items */
export const uniqueSchema = z.object({ slug, content: z.string() }).meta({ id: 'Unique' });

/** Several of them under a number. */
export const uniqueGroupSchema = z.object({ id: z.number().int(), uniques: listOf(uniqueSchema) }).meta({ id: 'UniqueGroup' });

/** The imprint's people by group. */
export const impressStaffSchema = z
  .object({
    groups: z.array(
      z.object({ group: z.string(), people: z.array(z.object({ name: z.string(), title: z.string(), email: nullable(z.string()), authorSlug: nullable(slug) })) }),
    ),
  })
  .meta({ id: 'ImpressStaff' });


export type FrontBlock = z.infer<typeof frontBlockSchema>;
export type IndexSuperTag = z.infer<typeof indexSuperTagSchema>;
export type Episode = z.infer<typeof episodeSchema>;
export type Podcast = z.infer<typeof podcastListSchema>['items'][number];
export type MenuItem = z.infer<typeof menuItemSchema>;
export type Menus = z.infer<typeof menusSchema>;
export type SiteRecord = z.infer<typeof siteRecordSchema>;
export type FrontendInit = z.infer<typeof frontendInitSchema>;
export type FrontendRefresh = z.infer<typeof frontendRefreshSchema>;
export type DocumentPage = z.infer<typeof documentSchema>;
export type Unique = z.infer<typeof uniqueSchema>;
export type UniqueGroup = z.infer<typeof uniqueGroupSchema>;
export type ImpressStaff = z.infer<typeof impressStaffSchema>;
