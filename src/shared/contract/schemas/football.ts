import { z } from 'zod';
import { listOf, nullable, unixSeconds } from './common.ts';

const count = nullable(z.number());
const teamRef = z.object({ id: z.number().int(), name: z.string(), logo: nullable(z.string()) });
const personRef = z.object({ id: nullable(z.number().int()), name: z.string(), photo: nullable(z.string()) });
const lineupPlayer = z.object({ player: z.object({ id: nullable(z.number().int()), name: z.string(), number: count, pos: nullable(z.string()), grid: nullable(z.string()) }) });

/** A goal, card, substitution or video review. @spec §3 Fixture */
export const fixtureEventSchema = z.object({
  type: z.string(),
  detail: nullable(z.string()),
  comments: nullable(z.string()),
  time: z.object({ elapsed: z.number(), extra: count }),
  team: teamRef,
  player: personRef.nullable().default(null),
  assist: personRef.nullable().default(null),
});

/** A match. @spec §3 Fixture */
export const fixtureSchema = z
  .object({
    fixture: z.object({
      id: z.number().int(),
      timestamp: unixSeconds,
      status: z.object({ short: z.string(), elapsed: count }),
      venue: z.object({ name: nullable(z.string()) }).nullable().default(null),
      referee: nullable(z.string()),
    }),
    league: z.object({ id: z.number().int(), name: z.string(), logo: nullable(z.string()), season: count }),
    teams: z.object({ home: teamRef, away: teamRef }),
    goals: z.object({ home: count, away: count }),
    score: z.object({
      penalty: z.object({ home: count, away: count }).nullable().default(null),
      fulltime: z.object({ home: count, away: count }).nullable().default(null),
    }),
    events: listOf(fixtureEventSchema),
    lineups: listOf(
      z.object({
        team: teamRef,
        formation: nullable(z.string()),
        startXI: listOf(lineupPlayer),
        substitutes: listOf(lineupPlayer),
        coach: z.object({ name: nullable(z.string()), photo: nullable(z.string()) }).nullable().default(null),
      }),
    ),
    statistics: listOf(
      z.object({ team: teamRef, statistics: z.array(z.object({ type: z.string(), value: z.union([z.string(), z.number()]).nullable() })) }),
    ),
    predictions: listOf(
      z.object({
        predictions: z.object({
          winner: z.object({ id: nullable(z.number().int()), name: nullable(z.string()) }).nullable().default(null),
          percent: z.object({ home: z.string(), draw: z.string(), away: z.string() }),
        }),
        comparison: z.object({ goals: z.object({ home: z.string(), away: z.string() }).nullable().default(null) }).nullable().default(null),
        h2h: listOf(z.unknown()),
      }),
    ),
    url: nullable(z.string()),
    robot: z.boolean().nullish().transform((value) => value ?? false),
  })
  .meta({ id: 'Fixture' });

/** Matches in order of kick-off. */
export const fixtureListSchema = z.object({ items: z.array(fixtureSchema) }).meta({ id: 'FixtureList' });

/** A row of a league table. @spec §3 */
export const standingsSchema = z
  .object({
    items: z.array(
      z.object({
        rank: z.number().int(),
        team: teamRef,
        all: z.object({ played: z.number(), win: z.number(), draw: z.number(), lose: z.number(), goals: z.object({ for: z.number(), against: z.number() }) }),
        goalsDiff: z.number(),
        points: z.number(),
        group: nullable(z.string()),
      }),
    ),
  })
  .meta({ id: 'Standings' });

/** Scorers and card lists share a row. @spec §3 */
export const playerListSchema = z
  .object({
    items: z.array(
      z.object({
        player: z.object({ name: z.string(), photo: nullable(z.string()) }),
        statistics: z
          .array(
            z.object({
              team: teamRef,
              goals: z.object({ total: count }),
              cards: z.object({ yellow: count, red: count, yellowred: count }),
            }),
          )
          .min(1),
      }),
    ),
  })
  .meta({ id: 'PlayerList' });

/** Countries, leagues or seasons to pick from. */
export const pickListSchema = z
  .object({ items: z.array(z.object({ id: z.union([z.number(), z.string()]), name: z.string(), logo: nullable(z.string()) })) })
  .meta({ id: 'PickList' });

export type Fixture = z.infer<typeof fixtureSchema>;
