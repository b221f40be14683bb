import { z } from 'zod';
import { imageAddress, listOf, nullable } from './common.ts';

const count = nullable(z.number());
const text = nullable(z.string());
const laps = nullable(z.object({ current: count, total: count }));
const webAddress = z.string().regex(/^https:\/\/[^\s"'<>\\]+$/);

/** Items of which one without its id, or one that is nonsense, is left out and the others stay. */
function soundListOf<T extends z.ZodType>(item: T) {
  return listOf(item.nullable().catch(null)).transform((items) => items.flatMap((one) => (one === null ? [] : [one])));
}

/** Whose facts they are, where a licence asks to name it; ours. */
export const factSourceSchema = z.object({ name: z.string(), url: webAddress, licence: z.string(), licenceUrl: webAddress }).meta({ id: 'FactSource' });

const source = factSourceSchema.nullable().catch(null).default(null);

/** A race weekend's session. @spec §3 Formula 1 */
export const raceSchema = z
  .object({
    id: z.number().int(),
    type: text,
    /** Completed, Live, or anything else for what is to come. */
    status: text,
    /** A moment with its zone, as 2026-11-21T14:00:00Z. */
    date: text,
    laps,
    competition: nullable(z.object({ id: z.number().int(), name: text, location: nullable(z.object({ country: text, city: text })) })),
    circuit: z.object({ id: z.number().int() }).nullable().catch(null).default(null),
  })
  .meta({ id: 'Race' });

/** A season's races; `source` is ours. */
export const raceListSchema = z.object({ items: soundListOf(raceSchema), source }).meta({ id: 'RaceList' });

/** A circuit. Of this and of profiles the address tells the id. */
export const circuitSchema = z
  .object({
    id: count,
    name: text,
    owner: text,
    capacity: count,
    opened: count,
    first_grand_prix: count,
    length: text,
    race_distance: text,
    laps: count,
    lap_record: nullable(z.object({ time: text, driver: text, year: text })),
    image: imageAddress,
    source,
  })
  .meta({ id: 'Circuit' });

/** A team's profile. */
export const raceTeamSchema = z
  .object({
    id: count,
    name: text,
    logo: imageAddress,
    base: text,
    first_team_entry: count,
    world_championships: count,
    highest_race_finish: nullable(z.object({ position: count, number: count })),
    pole_positions: count,
    fastest_laps: count,
    president: text,
    director: text,
    technical_manager: text,
    chassis: text,
    engine: text,
    tyres: text,
    source,
  })
  .meta({ id: 'RaceTeam' });

/** A driver's profile. */
export const raceDriverSchema = z
  .object({
    id: count,
    name: text,
    image: imageAddress,
    number: count,
    abbr: text,
    nationality: text,
    birthdate: text,
    birthplace: text,
    grands_prix_entered: count,
    world_championships: count,
    podiums: count,
    highest_grid_position: count,
    career_points: text,
    teams: soundListOf(z.object({ season: z.number().int(), team: z.object({ id: z.number().int(), name: text }) })),
    source,
  })
  .meta({ id: 'RaceDriver' });

/** A row of a race's result or starting grid. `time` is as printed: a time, a gap, laps behind ("+1 lap"), or DNS, DNF, DSQ. */
export const raceResultRowSchema = z.object({
  position: nullable(z.number().int()),
  driver: z.object({ id: z.number().int(), name: text, image: imageAddress }),
  team: nullable(z.object({ id: count, name: text })),
  time: text,
  // Ours, for the way from the grid to the flag; null where the data has none.
  grid: count,
  laps: count,
  points: count,
  /** The driver's position at the end of each lap so far; a way with a hole is none. */
  positions: listOf(z.number().int()).catch([]),
});

/**
 * The rows of a race's result or starting grid. Status and laps of the race are ours: who asks for a live result again
 * and again has to know how far it is and when it ends.
 */
export const raceResultSchema = z.object({ items: soundListOf(raceResultRowSchema), status: text, laps }).meta({ id: 'RaceResult' });

/** The points tables of drivers and teams; the ids are ours, for the way to a profile. */
export const raceStandingsSchema = z
  .object({ items: soundListOf(z.object({ position: nullable(z.number().int()), driverName: text, driverImage: imageAddress, teamName: text, points: count, driverId: count, teamId: count })) })
  .meta({ id: 'RaceStandings' });

const pointsOfSeason = soundListOf(z.object({ id: z.number().int(), name: text, points: listOf(z.number().nullable()) }));

/** The sums of points after each race weekend of a season, leaders first; ours. */
export const seasonPointsSchema = z
  .object({ competitions: soundListOf(z.object({ id: z.number().int(), name: text })), drivers: pointsOfSeason, teams: pointsOfSeason })
  .meta({ id: 'SeasonPoints' });

export type FactSource = z.infer<typeof factSourceSchema>;
export type Race = z.infer<typeof raceSchema>;
export type RaceList = z.infer<typeof raceListSchema>;
export type Circuit = z.infer<typeof circuitSchema>;
export type RaceTeam = z.infer<typeof raceTeamSchema>;
export type RaceDriver = z.infer<typeof raceDriverSchema>;
export type RaceResult = z.infer<typeof raceResultSchema>;
export type RaceResultRow = z.infer<typeof raceResultRowSchema>;
export type RaceStandings = z.infer<typeof raceStandingsSchema>;
export type RaceStandingsRow = RaceStandings['items'][number];
export type SeasonPoints = z.infer<typeof seasonPointsSchema>;
