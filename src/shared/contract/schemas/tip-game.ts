import { z } from 'zod';
import { listOf, nullable, slug, unixSeconds } from './common.ts';

const text = z.string().trim().min(1).max(200);

/** A question of a tip game; `answer` is the option that turned out right, null while nobody knows. */
const tipQuestionSchema = z.object({
  id: slug,
  text,
  points: z.number().int().min(1).max(100).default(1),
  options: z.array(z.object({ id: slug, text })).min(2).max(40),
  answer: nullable(slug),
});

/** A prediction game as the newsroom writes it. Picks are taken until `deadline`. @spec §2.1 Tip-game supplement §2.4 */
export const tipGameDraftSchema = z
  .object({
    title: text,
    lead: nullable(z.string().max(1000)),
    supplement: nullable(slug),
    deadline: unixSeconds,
    questions: z.array(tipQuestionSchema).min(1).max(100),
  })
  .meta({ id: 'TipGameDraft' });

/** A place in the table of players; ties share a rank, and who follows in a tie has none. @spec §5 Ranking ties */
export const tipPlayerSchema = z.object({ rank: nullable(z.number().int().positive()), name: z.string(), points: z.number().int().nonnegative(), right: z.number().int().nonnegative() }).meta({ id: 'TipPlayer' });

/** A game with the first 100 places of its table. `open` says whether picks are taken. */
export const tipGameSchema = z
  .object({ slug, ...tipGameDraftSchema.shape, open: z.boolean(), playerCount: z.number().int().nonnegative(), players: z.array(tipPlayerSchema) })
  .meta({ id: 'TipGame' });

/** All games, the one that closes next first, closed ones after them. */
export const tipGamesSchema = z
  .object({ items: z.array(z.object({ slug, title: z.string(), lead: nullable(z.string()), deadline: unixSeconds, open: z.boolean(), playerCount: z.number().int().nonnegative() })) })
  .meta({ id: 'TipGames' });

/** Picks by question id: the id of an option. */
const picksSchema = z.record(slug, slug);

/** What a player sends: a name for the table, and a pick for any of the questions. */
export const tipEntryDraftSchema = z.object({ name: z.string().trim().min(2).max(40), picks: picksSchema }).meta({ id: 'TipEntryDraft' });

/** A player's own entry. Who has the key may change the picks until the deadline; nobody else learns it. */
export const tipEntrySchema = z
  .object({ key: z.string(), name: z.string(), picks: picksSchema, points: z.number().int().nonnegative(), right: z.number().int().nonnegative(), place: z.number().int().positive() })
  .meta({ id: 'TipEntry' });

/** What saving a game or a widget answers: the keys it made stale. */
export const widgetWrittenSchema = z.object({ slug, sequence: z.number().int().nonnegative(), purged: listOf(z.string()) }).meta({ id: 'WidgetWritten' });

export type TipGame = z.infer<typeof tipGameSchema>;
export type TipGames = z.infer<typeof tipGamesSchema>;
export type TipEntry = z.infer<typeof tipEntrySchema>;
export type TipEntryDraft = z.infer<typeof tipEntryDraftSchema>;
export type TipGameDraft = z.infer<typeof tipGameDraftSchema>;
export type TipPlayer = z.infer<typeof tipPlayerSchema>;
