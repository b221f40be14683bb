import type { Database } from '../../../store/database/open-database.ts';
import { F1DB } from '../../../store/formula1/fact-source.ts';
import { COMPLETED } from '../../../store/formula1/race-store.ts';
import { toRaceRow } from '../../../store/newsroom/races.ts';
import type { StoredResultRow } from '../../../formula1/result-row.ts';
import { GRAND_PRIX } from '../../../formula1/race-points.ts';
import { toDemoGrid, toDemoResult } from './demo-result.ts';
import { DEMO_LAPS, DEMO_WEEKENDS, listDemoSessions, LIVE_WEEKEND, toDemoDriverId, toDemoSeason, type DemoSession } from './demo-season.ts';
import { DEMO_IDS, DEMO_TEAMS } from './demo-teams.ts';
import { loadFactProfiles, loadFactSeasons } from './fact-tables.ts';
import { LIVE_LAP_S } from './live-race.ts';

/** How far the live race is when the demo begins. */
const SEEDED_LAP = 12;

/**
 * Writes the facts of Formula 1 and the demo's own season, each as far as it is not there. A service of its own: both
 * sites share it.
 */
export async function seedFormula1(trx: Database, _site: string, now: number): Promise<void> {
  const has = async (column: 'season' | 'source', value: number | string) => (await trx.selectFrom('races').select('id').where(column, '=', value).limit(1).executeTakeFirst()) !== undefined;
  if (!(await has('source', F1DB))) await seedFacts(trx);
  const season = toDemoSeason(now);
  if (!(await has('season', season))) await seedDemoSeason(trx, season, now);
}

async function seedFacts(trx: Database): Promise<void> {
  const { drivers, teams, circuits } = loadFactProfiles();
  await insertProfiles(trx, { drivers, teams, circuits, source: F1DB });
  const seasons = loadFactSeasons();
  const races = seasons.flatMap(({ year, sessions }) =>
    sessions.map(({ race: { laps, circuit, ...race } }) => ({ ...toRaceRow({ ...race, status: COMPLETED, laps: { current: laps, total: laps }, circuit: { id: circuit } }, year), source: F1DB })),
  );
  await trx.insertInto('races').values(races).onConflict((conflict) => conflict.doNothing()).execute();
  await insertResults(trx, seasons.flatMap(({ sessions }) => sessions.flatMap(({ race: { id }, rows, grid }) => [{ id, rows }, { id: -id, rows: grid }])));
}

async function seedDemoSeason(trx: Database, season: number, now: number): Promise<void> {
  await insertProfiles(trx, { ...toDemoProfiles(), source: null });
  const sessions = listDemoSessions(season, now - SEEDED_LAP * LIVE_LAP_S).map((session) => ({ session, lap: toLap(session) }));
  await trx.insertInto('races').values(sessions.map(({ session, lap }) => toDemoRow(session, season, lap))).execute();
  const run = sessions.flatMap(({ session, lap }) => (lap === null ? [] : [{ session, lap }]));
  await insertResults(trx, run.flatMap(({ session, lap }) => [{ id: session.id, rows: toDemoResult(session, { lap, isJudged: session.isOver }) }, { id: -session.id, rows: toDemoGrid(session) }]));
}

/** How many laps of a session are run; null of one that is to come. */
function toLap({ isOver, weekend, type }: DemoSession): number | null {
  if (isOver) return DEMO_LAPS[type];
  return weekend === LIVE_WEEKEND && type === GRAND_PRIX ? SEEDED_LAP : null;
}

function toDemoRow({ id, type, weekend, startsAt, isOver }: DemoSession, season: number, lap: number | null) {
  const { name, country, city } = DEMO_WEEKENDS[weekend] ?? { name: '', country: null, city: null };
  const number = DEMO_IDS + weekend + 1;
  const status = isOver ? COMPLETED : lap === null ? 'Scheduled' : 'Live';
  const date = new Date(startsAt * 1000).toISOString();
  return toRaceRow({ id, type, status, date, laps: { current: lap, total: DEMO_LAPS[type] }, competition: { id: number, name, location: { country, city } }, circuit: { id: number } }, season);
}

function toDemoProfiles() {
  return {
    circuits: DEMO_WEEKENDS.map(({ circuit }, index) => ({ id: DEMO_IDS + index + 1, ...circuit })),
    teams: DEMO_TEAMS.map(({ name, details }, index) => ({ id: DEMO_IDS + index + 1, name, details })),
    drivers: DEMO_TEAMS.flatMap(({ drivers }, team) => drivers.map(([name, , details], seat) => ({ id: toDemoDriverId(team, seat), name, details }))),
  };
}

type Profile = { readonly id: number; readonly name: string; readonly details: object };
type Profiles = { readonly drivers: readonly Profile[]; readonly teams: readonly Profile[]; readonly circuits: readonly Profile[]; readonly source: string | null };

async function insertProfiles(trx: Database, { source, ...profiles }: Profiles): Promise<void> {
  const toRows = (items: readonly Profile[]) => items.map(({ id, name, details }) => ({ id, name, details: JSON.stringify(details), source }));
  await trx.insertInto('race_drivers').values(toRows(profiles.drivers)).onConflict((conflict) => conflict.doNothing()).execute();
  await trx.insertInto('race_teams').values(toRows(profiles.teams)).onConflict((conflict) => conflict.doNothing()).execute();
  await trx.insertInto('race_circuits').values(toRows(profiles.circuits)).onConflict((conflict) => conflict.doNothing()).execute();
}

async function insertResults(trx: Database, results: readonly { readonly id: number; readonly rows: readonly StoredResultRow[] }[]): Promise<void> {
  await trx.insertInto('race_results').values(results.map(({ id, rows }) => ({ id, rows: JSON.stringify(rows) }))).onConflict((conflict) => conflict.doNothing()).execute();
}
