import { z } from 'zod';
import { imageAddress } from './common.ts';

/*
 * The live-score service is another's: whatever of an answer is missing, null or of another kind is no value here, and
 * only an item that cannot be told from others is left out. What a backend of ours answers is whole.
 */
const count = z.number().nullable().catch(null).default(null);
const text = z.string().nullable().catch(null).default(null);
const id = z.number().int().positive().nullable().catch(null).default(null);
const seconds = z.number().int().nonnegative().nullable().catch(null).default(null);
const flag = z.boolean().nullish().catch(null).transform((value) => value ?? false);

/** An object of which everything may be missing, itself included. */
function part<T extends z.ZodType>(schema: T) {
  return schema.nullish().catch(null).transform((value) => value ?? schema.parse({}));
}

/** A list that may be missing, and in which what is no item is left out. */
function itemsOf<T extends z.ZodType>(schema: T) {
  return z
    .array(schema.nullable().catch(null))
    .nullish()
    .catch(null)
    .transform((items) => (items ?? []).flatMap((item): z.output<T>[] => (item === null ? [] : [item])));
}

const teamRef = z.object({ id, name: text, logo: imageAddress });
const personRef = z.object({ id, name: text, photo: imageAddress });
const pair = z.object({ home: count, away: count });
const lineupPlayer = z.object({ player: part(z.object({ id, name: text, number: count, pos: text, grid: text })) });

/** A goal, card, substitution or video review. @spec §3 Fixture */
export const fixtureEventSchema = z.object({
  /** Goal, Card, subst or Var; as the service writes it. */
  type: text,
  detail: text,
  comments: text,
  time: part(z.object({ elapsed: count, extra: count })),
  team: part(teamRef),
  player: personRef.nullable().catch(null).default(null),
  /** Of a substitution: who comes in. */
  assist: personRef.nullable().catch(null).default(null),
});

/** An earlier match of two teams. */
const meetingSchema = z.object({ fixture: part(z.object({ id, timestamp: seconds })), teams: part(z.object({ home: part(teamRef), away: part(teamRef) })), goals: part(pair) });

/** A match. One without an id is none. @spec §3 Fixture */
export const fixtureSchema = z
  .object({
    fixture: z.object({
      id: z.number().int().positive(),
      timestamp: seconds,
      status: part(z.object({ short: text, elapsed: count })),
      venue: z.object({ name: text }).nullable().catch(null).default(null),
      referee: text,
    }),
    league: part(z.object({ id, name: text, logo: imageAddress, season: count })),
    teams: part(z.object({ home: part(teamRef), away: part(teamRef) })),
    goals: part(pair),
    score: part(z.object({ penalty: pair.nullable().catch(null).default(null), fulltime: pair.nullable().catch(null).default(null) })),
    events: itemsOf(fixtureEventSchema),
    lineups: itemsOf(
      z.object({
        team: part(teamRef),
        formation: text,
        startXI: itemsOf(lineupPlayer),
        substitutes: itemsOf(lineupPlayer),
        coach: z.object({ name: text, photo: imageAddress }).nullable().catch(null).default(null),
      }),
    ),
    statistics: itemsOf(
      z.object({ team: part(teamRef), statistics: itemsOf(z.object({ type: text, value: z.union([z.string(), z.number()]).nullable().catch(null).default(null) })) }),
    ),
    predictions: itemsOf(
      z.object({
        predictions: part(
          z.object({
            winner: z.object({ id, name: text }).nullable().catch(null).default(null),
            /** As "45%". */
            percent: part(z.object({ home: text, draw: text, away: text })),
          }),
        ),
        comparison: z.object({ goals: z.object({ home: text, away: text }).nullable().catch(null).default(null) }).nullable().catch(null).default(null),
        h2h: itemsOf(meetingSchema),
      }),
    ),
    /** Where the match has been written about. */
    url: text,
    /** That text was made by a machine. */
    robot: flag,
  })
  .meta({ id: 'Fixture' });

/** Matches in order of kick-off. */
export const fixtureListSchema = z.object({ items: itemsOf(fixtureSchema) }).meta({ id: 'FixtureList' });

/** A row of a league table. @spec §3 */
export const standingsSchema = z
  .object({
    items: itemsOf(
      z.object({
        rank: count,
        team: part(teamRef),
        all: part(z.object({ played: count, win: count, draw: count, lose: count, goals: part(z.object({ for: count, against: count })) })),
        goalsDiff: count,
        points: count,
        group: text,
        /** The last matches, W D L, the newest last; ours. */
        form: text,
      }),
    ),
  })
  .meta({ id: 'Standings' });

/** Scorers and card lists share a row. @spec §3 */
export const playerListSchema = z
  .object({
    items: itemsOf(
      z.object({
        player: part(z.object({ name: text, photo: imageAddress })),
        statistics: itemsOf(
          z.object({
            team: part(teamRef),
            goals: part(z.object({ total: count })),
            cards: part(z.object({ yellow: count, red: count, yellowred: count })),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'PlayerList' });

/**
 * Countries, leagues or seasons to pick from. The id is what stands in addresses and calls (of a country its name as the
 * service has it, of a season its year), the name is what readers see.
 */
export const pickListSchema = z
  .object({
    items: itemsOf(
      z.object({
        id: z.union([z.number(), z.string().min(1)]),
        name: text,
        logo: imageAddress,
        /** Of a league: the seasons that there are, the newest first; ours. */
        seasons: itemsOf(z.number().int()),
      }),
    ),
  })
  .meta({ id: 'PickList' });

/** The days of a season that have matches, in their order, as 2024-06-14; ours. */
export const matchDaysSchema = z.object({ items: itemsOf(z.object({ date: z.iso.date(), matches: count })) }).meta({ id: 'MatchDays' });

/** Each team's points after each of its matches, the table's first team first; ours. */
export const leagueProgressSchema = z.object({ items: itemsOf(z.object({ team: part(teamRef), points: z.array(count).nullish().catch(null).transform((points) => points ?? []) })) }).meta({ id: 'LeagueProgress' });

/** What the unique `livescore-pp-dashboard` holds as JSON text: the season whose matches the box shows, from a day on. @spec §7 */
export const livescoreDashboardSchema = z.object({ sport: z.string(), league: z.number().int().positive(), season: z.number().int().positive(), startdate: z.iso.date().nullable().default(null) }).meta({ id: 'LivescoreDashboard' });

export type Fixture = z.infer<typeof fixtureSchema>;
export type FixtureEvent = z.infer<typeof fixtureEventSchema>;
export type Standings = z.infer<typeof standingsSchema>;
export type PlayerList = z.infer<typeof playerListSchema>;
export type PickList = z.infer<typeof pickListSchema>;
export type MatchDays = z.infer<typeof matchDaysSchema>;
export type LeagueProgress = z.infer<typeof leagueProgressSchema>;
export type LivescoreDashboard = z.infer<typeof livescoreDashboardSchema>;
