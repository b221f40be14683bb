import { z } from 'zod';
import { listOf, nullable } from './common.ts';

const count = nullable(z.number());
const text = nullable(z.string());

/** A race weekend's session. @spec §3 Formula 1 */
export const raceSchema = z
  .object({
    id: z.number().int(),
    type: z.string(),
    status: z.string(),
    date: z.string(),
    laps: z.object({ current: count, total: count }),
    competition: z.object({ id: z.number().int(), name: z.string(), location: nullable(z.object({ country: text, city: text })) }),
    circuit: z.object({ id: z.number().int() }),
  })
  .meta({ id: 'Race' });

/** A season's races. */
export const raceListSchema = z.object({ items: z.array(raceSchema) }).meta({ id: 'RaceList' });

/** A circuit. */
export const circuitSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    owner: text,
    capacity: count,
    opened: count,
    first_grand_prix: count,
    length: text,
    race_distance: text,
    laps: count,
    lap_record: nullable(z.object({ time: z.string(), driver: z.string(), year: z.string() })),
    image: text,
  })
  .meta({ id: 'Circuit' });

/** A team's profile. */
export const raceTeamSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    logo: text,
    base: text,
    first_team_entry: count,
    world_championships: count,
    highest_race_finish: nullable(z.object({ position: z.number(), number: z.number() })),
    pole_positions: count,
    fastest_laps: count,
    president: text,
    director: text,
    technical_manager: text,
    chassis: text,
    engine: text,
    tyres: text,
  })
  .meta({ id: 'RaceTeam' });

/** A driver's profile. */
export const raceDriverSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    image: text,
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
    teams: listOf(z.object({ season: z.number(), team: z.object({ id: z.number().int(), name: z.string() }) })),
  })
  .meta({ id: 'RaceDriver' });

/** The rows of a race's result or starting grid. */
export const raceResultSchema = z
  .object({
    items: z.array(
      z.object({
        position: z.number().int().nullable(),
        driver: z.object({ id: z.number().int(), name: z.string(), image: text }),
        team: z.object({ id: z.number().int(), name: z.string() }),
        time: text,
      }),
    ),
  })
  .meta({ id: 'RaceResult' });

/** The points tables of drivers and teams. */
export const raceStandingsSchema = z
  .object({ items: z.array(z.object({ position: z.number().int(), driverName: text, driverImage: text, teamName: text, points: z.number() })) })
  .meta({ id: 'RaceStandings' });
