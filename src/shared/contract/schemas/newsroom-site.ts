import { z } from 'zod';
import { slug } from './common.ts';
import { exchangeRateSchema, floodGaugeSchema, pipStatusSchema, weatherSchema, widgetSchema } from './common-data.ts';

const MAX_LISTED = 50;

const text = z.string().min(1).max(300);
const smallText = z.string().max(60);

/** A link that an editor gives: a path of our own or an https address; browsers read `\` as `/`. */
const address = z
  .string()
  .max(1000)
  .regex(/^(?:\/(?![/\\])|https:\/\/[^/?#@\\\s])[^\s\\]*$/, 'has to be a path that begins with / or an https:// address');

const FRONT_BLOCK_SOURCES = ['picked', 'newest', 'super-tag', 'sponsored'] as const;

/** A block of the front page as editors keep it: who fills it, and with how many articles. @spec §3 Front-page block */
export const frontBlockSettingSchema = z
  .strictObject({
    position: z.number().int().min(0).max(1_000_000),
    name: z.string().min(1).max(60),
    title: text.nullable().default(null),
    source: z.enum(FRONT_BLOCK_SOURCES),
    superTag: slug.nullable().default(null),
    /** How many articles it shows; as many as are picked where an editor picks them. */
    items: z.number().int().min(1).max(MAX_LISTED).optional(),
    articleIds: z.array(z.number().int().min(1).max(2_147_483_647)).max(MAX_LISTED).default([]),
  })
  .superRefine((block, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (block.source === 'picked' && block.articleIds.length === 0) refuse('articleIds', 'a picked block needs an article');
    if (block.source !== 'picked' && block.articleIds.length > 0) refuse('articleIds', 'only a picked block has articles of its own');
    if (block.source !== 'picked' && block.items === undefined) refuse('items', 'a block that fills itself needs a number of articles');
    if (block.source === 'super-tag' && block.superTag === null) refuse('superTag', 'a block of a section needs the section');
    if (new Set(block.articleIds).size < block.articleIds.length) refuse('articleIds', 'an article can be picked once');
  })
  .meta({ id: 'FrontBlockSetting' });

/** A whole front page, in any order; a position is taken once. An empty front page is never meant. */
export const frontBlockSettingsSchema = z
  .strictObject({
    items: z
      .array(frontBlockSettingSchema)
      .min(1)
      .max(MAX_LISTED)
      .refine((blocks) => new Set(blocks.map(({ position }) => position)).size === blocks.length, 'two blocks have the same position'),
  })
  .meta({ id: 'FrontBlockSettings' });

/** Changes of the common data: what is named is replaced, of the component setup only the switches that are named. @spec §3 */
export const commonDataPatchSchema = z
  .strictObject({
    componentSetup: z.strictObject({ donations: z.enum(['0', '1']).optional(), refreshQuiz: z.enum(['0', '1']).optional() }),
    exchangesRates: z.array(exchangeRateSchema.extend({ currency: z.string().regex(/^[A-Z]{3}$/, 'has to be three capital letters') })).max(MAX_LISTED),
    weatherData: weatherSchema.extend({ city: smallText.min(1), condition: smallText }).nullable(),
    floodingData: z.array(floodGaugeSchema.extend({ river: smallText.min(1), station: smallText.min(1) })).max(MAX_LISTED),
    pipStatus: pipStatusSchema.extend({ pipTitle: z.string().max(300), pipUrl: address.or(z.literal('')), pipLabel: smallText.min(1).default('élő') }).nullable(),
    trendingTags: z.array(slug).max(MAX_LISTED),
    widgets: z.array(widgetSchema.extend({ title: text, url: address })).max(MAX_LISTED),
  })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, 'names nothing to change')
  .meta({ id: 'CommonDataPatch' });

const menu = z.array(z.strictObject({ title: text, href: address, icon: smallText.nullable().default(null), description: text.nullable().default(null) })).max(MAX_LISTED);

/** Menus to be replaced whole; those that are not named stay. @spec §3 Menus */
export const menusPatchSchema = z
  .strictObject({ main: menu, sidebar: menu, heading: menu, extra: menu, footerHighlight: menu, footerNormal: menu, footerApp: menu, footerSocial: menu })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, 'names no menu')
  .meta({ id: 'MenusPatch' });

/** A piece of editorial data: JSON text, a number or an address, as the place that reads it wants. @spec §3 Unique items */
export const uniqueContentSchema = z.strictObject({ content: z.string().max(100_000) }).meta({ id: 'UniqueContent' });

/** What such a write answers: its place in the purge log and the cached entries that it made stale. */
export const siteWrittenSchema = z.object({ sequence: z.number().int(), purged: z.array(z.string()) }).meta({ id: 'SiteWritten' });

export type FrontBlockSetting = z.infer<typeof frontBlockSettingSchema>;
export type FrontBlockSettings = z.infer<typeof frontBlockSettingsSchema>;
export type CommonDataPatch = z.infer<typeof commonDataPatchSchema>;
export type MenusPatch = z.infer<typeof menusPatchSchema>;
export type SiteWritten = z.infer<typeof siteWrittenSchema>;
