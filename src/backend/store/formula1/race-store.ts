import type { Race, RaceList, RaceResult } from '../../../shared/contract/schemas/formula1.ts';
import type { StoredResultRow, RaceWithResult } from '../../formula1/result-row.ts';
import type { Database } from '../database/open-database.ts';
import { toFactSource } from './fact-source.ts';

/** The status of a race that is over; anything else but Live is still to come. @spec §4 F1 race */
export const COMPLETED = 'Completed';

/** The sessions of a season in their order; none of a season that nobody has written. @spec §7 Live score data service */
export async function loadRaces(database: Database, season: number): Promise<RaceList> {
  const rows = await database.selectFrom('races').selectAll().where('season', '=', season).orderBy('date').orderBy('id').execute();
  return { items: rows.map(toRace), source: toFactSource(rows.find(({ source }) => source !== null)?.source ?? null) };
}

/** A race's result, or the starting grid of the race with the positive id; null where there is no such race. @spec §2.9 */
export async function loadRaceResult(database: Database, id: number): Promise<RaceResult | null> {
  const race = await database.selectFrom('races').select(['status', 'laps_current', 'laps_total']).where('id', '=', Math.abs(id)).executeTakeFirst();
  if (race === undefined) return null;
  const rows = (await database.selectFrom('race_results').select('rows').where('id', '=', id).executeTakeFirst())?.rows ?? [];
  const names = await loadNames(database, rows);
  return { items: rows.map((row) => toResultItem(row, names)), status: race.status, laps: { current: race.laps_current, total: race.laps_total } };
}

/** The finished races of a season with their results, in their order. */
export async function loadFinishedRaces(database: Database, season: number): Promise<RaceWithResult[]> {
  const rows = await database
    .selectFrom('races')
    .innerJoin('race_results', 'race_results.id', 'races.id')
    .select(['races.id', 'races.type', 'races.competition_id', 'races.competition_name', 'race_results.rows'])
    .where('races.season', '=', season)
    .where('races.status', '=', COMPLETED)
    .orderBy('races.date')
    .orderBy('races.id')
    .execute();
  return rows.map(({ id, type, competition_id, competition_name, rows: result }) => ({ id, type, competition: { id: competition_id, name: competition_name }, rows: result }));
}

/** The names that results are shown with. */
export type RaceNames = { readonly drivers: ReadonlyMap<number, { readonly name: string; readonly image: string | null }>; readonly teams: ReadonlyMap<number, string> };

/** Loads the names of whom some rows name. */
export async function loadNames(database: Database, rows: readonly Pick<StoredResultRow, 'driver' | 'team'>[]): Promise<RaceNames> {
  if (rows.length === 0) return { drivers: new Map(), teams: new Map() };
  const drivers = await database.selectFrom('race_drivers').select(['id', 'name', 'image']).where('id', 'in', [...new Set(rows.map(({ driver }) => driver))]).execute();
  const ids = [...new Set(rows.flatMap(({ team }) => team ?? []))];
  const teams = ids.length === 0 ? [] : await database.selectFrom('race_teams').select(['id', 'name']).where('id', 'in', ids).execute();
  return { drivers: new Map(drivers.map(({ id, ...names }) => [id, names])), teams: new Map(teams.map(({ id, name }) => [id, name])) };
}

type RaceRow = {
  id: number;
  competition_id: number;
  competition_name: string;
  country: string | null;
  city: string | null;
  circuit_id: number | null;
  type: string;
  status: string;
  date: string;
  laps_current: number | null;
  laps_total: number | null;
};

function toRace({ id, type, status, date, laps_current: current, laps_total: total, competition_id, competition_name: name, country, city, circuit_id }: RaceRow): Race {
  const location = country === null && city === null ? null : { country, city };
  return { id, type, status, date, laps: { current, total }, competition: { id: competition_id, name, location }, circuit: circuit_id === null ? null : { id: circuit_id } };
}

function toResultItem({ driver, team, positions, ...row }: StoredResultRow, { drivers, teams }: RaceNames): RaceResult['items'][number] {
  return {
    ...row,
    driver: { id: driver, name: drivers.get(driver)?.name ?? null, image: drivers.get(driver)?.image ?? null },
    team: team === null ? null : { id: team, name: teams.get(team) ?? null },
    positions: [...positions],
  };
}

/** The years that have races, the newest first. */
export async function loadRaceSeasons(database: Database): Promise<number[]> {
  const rows = await database.selectFrom('races').select('season').distinct().orderBy('season', 'desc').execute();
  return rows.map(({ season }) => season);
}
