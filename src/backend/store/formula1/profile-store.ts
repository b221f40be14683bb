import { sql } from 'kysely';
import type { Circuit, RaceDriver, RaceTeam } from '../../../shared/contract/schemas/formula1.ts';
import type { Database } from '../database/open-database.ts';
import { toFactSource } from './fact-source.ts';

/** What a profile has beside what has a column of its own; what is not known may be missing. */
export type CircuitDetails = Partial<Omit<Circuit, 'id' | 'name' | 'source'>>;
export type TeamDetails = Partial<Omit<RaceTeam, 'id' | 'name' | 'source'>>;
export type DriverDetails = Partial<Omit<RaceDriver, 'id' | 'name' | 'image' | 'teams' | 'source'>>;

const NO_CIRCUIT = { owner: null, capacity: null, opened: null, first_grand_prix: null, length: null, race_distance: null, laps: null, lap_record: null, image: null };
const NO_TEAM = {
  logo: null, base: null, first_team_entry: null, world_championships: null, highest_race_finish: null, pole_positions: null, fastest_laps: null,
  president: null, director: null, technical_manager: null, chassis: null, engine: null, tyres: null,
};
const NO_DRIVER = {
  number: null, abbr: null, nationality: null, birthdate: null, birthplace: null,
  grands_prix_entered: null, world_championships: null, podiums: null, highest_grid_position: null, career_points: null,
};

/** A circuit, or null. @spec §3 Formula 1 */
export async function loadCircuit(database: Database, id: number): Promise<Circuit | null> {
  const row = await database.selectFrom('race_circuits').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { ...NO_CIRCUIT, ...row.details, id, name: row.name, source: toFactSource(row.source) };
}

/** A team, or null. @spec §3 Formula 1 */
export async function loadRaceTeam(database: Database, id: number): Promise<RaceTeam | null> {
  const row = await database.selectFrom('race_teams').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { ...NO_TEAM, ...row.details, id, name: row.name, source: toFactSource(row.source) };
}

/** A driver with the teams that results name, newest season first; or null. @spec §3 Formula 1 */
export async function loadRaceDriver(database: Database, id: number): Promise<RaceDriver | null> {
  const row = await database.selectFrom('race_drivers').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return { ...NO_DRIVER, ...row.details, id, name: row.name, image: row.image, teams: await loadTeamsOf(database, id), source: toFactSource(row.source) };
}

/** In a season with two teams the later one stands first. */
async function loadTeamsOf(database: Database, driver: number): Promise<RaceDriver['teams']> {
  const { rows } = await sql<{ season: number; id: number; name: string }>`
    select races.season, race_teams.id, race_teams.name
    from race_results
    join races on races.id = race_results.id
    cross join lateral jsonb_array_elements(race_results.rows) as result
    join race_teams on race_teams.id = (result ->> 'team')::integer
    where (result ->> 'driver')::integer = ${driver}
    group by races.season, race_teams.id, race_teams.name
    order by races.season desc, max(races.date) desc, race_teams.id`.execute(database);
  return rows.map(({ season, id, name }) => ({ season, team: { id, name } }));
}
