import { z } from 'zod';
import { listOf, nullable, slug, unixSeconds } from './common.ts';

const count = z.number().int().nonnegative();

/** Medals by nation, best first. */
const medalTableSchema = z.object({
  kind: z.literal('medalTable'),
  rows: z.array(z.object({ nation: z.string(), gold: count, silver: count, bronze: count, highlighted: z.boolean().default(false) })),
});

/** Groups of a tournament; rows in the order of the table. */
const groupsSchema = z.object({
  kind: z.literal('groups'),
  groups: z.array(
    z.object({
      name: z.string(),
      rows: z.array(z.object({ team: z.string(), played: count, win: count, draw: count, lose: count, goalsFor: count, goalsAgainst: count, points: count, highlighted: z.boolean().default(false) })),
    }),
  ),
});

/** Fixtures or results by day; `score` is null before the end. */
const fixturesSchema = z.object({
  kind: z.literal('fixtures'),
  days: z.array(
    z.object({
      day: z.string(),
      events: z.array(z.object({ startsAt: unixSeconds, label: nullable(z.string()), home: z.string(), away: nullable(z.string()), score: nullable(z.string()), venue: nullable(z.string()) })),
    }),
  ),
});

/** Lists and what they got: bars in order; `seats` where mandates are known. */
const listResultsSchema = z.object({
  kind: z.literal('listResults'),
  countedPercent: z.number().min(0).max(100),
  rows: z.array(z.object({ name: z.string(), color: z.string().regex(/^#[0-9a-f]{6}$/i), votes: count, percent: z.number().min(0).max(100), seats: nullable(count) })),
});

/** Results by area, drawn as a tile map: each area a square at column and row; `winner` is a row of `parties`. */
const electionMapSchema = z.object({
  kind: z.literal('electionMap'),
  countedPercent: z.number().min(0).max(100),
  parties: z.array(z.object({ slug, name: z.string(), color: z.string().regex(/^#[0-9a-f]{6}$/i) })),
  areas: z.array(
    z.object({ slug, name: z.string(), column: count, row: count, winner: nullable(slug), results: z.array(z.object({ party: slug, percent: z.number().min(0).max(100) })), href: nullable(z.string()) }),
  ),
});

/** The best of a tournament by a number: scorers, assists. */
const topListSchema = z.object({
  kind: z.literal('topList'),
  unit: z.string(),
  rows: z.array(z.object({ name: z.string(), team: nullable(z.string()), value: count })),
});

/** Turnout by the hour, in percent, with earlier years beside it. */
const turnoutSchema = z.object({
  kind: z.literal('turnout'),
  hours: z.array(z.string()),
  series: z.array(z.object({ name: z.string(), percents: z.array(z.number().min(0).max(100).nullable()) })),
});

/** What a supplement's frame shows. `source` says where the numbers come from. @spec §2.4 */
export const resultWidgetSchema = z
  .object({
    slug,
    title: z.string(),
    source: nullable(z.string()),
    updatedAt: unixSeconds,
    content: z.discriminatedUnion('kind', [medalTableSchema, groupsSchema, fixturesSchema, listResultsSchema, electionMapSchema, topListSchema, turnoutSchema]),
    /** Other widgets that belong to it, such as a neighbouring constituency's: name and path within the supplement. */
    links: listOf(z.object({ title: z.string(), href: z.string().regex(/^\/(?!\/)/) })),
  })
  .meta({ id: 'ResultWidget' });

/** A widget as the newsroom writes it: its slug stands in the address, its time is that of the write. */
export const resultWidgetDraftSchema = resultWidgetSchema.omit({ slug: true, updatedAt: true }).meta({ id: 'ResultWidgetDraft' });

export type ResultWidgetDraft = z.infer<typeof resultWidgetDraftSchema>;
export type ResultWidget = z.infer<typeof resultWidgetSchema>;
export type ResultContent = ResultWidget['content'];
