import type { RaceStandings, SeasonPoints } from '../../../shared/contract/schemas/formula1.ts';
import { toPointsTable, type PointsTableOf } from '../../formula1/points-table.ts';
import { toPointsCourse, type CourseRow } from '../../formula1/season-points.ts';
import type { Database } from '../database/open-database.ts';
import { loadFinishedRaces, loadNames } from './race-store.ts';

/** The points table of a season, computed from its results. @spec §2.9 */
export async function loadRaceStandings(database: Database, season: number, of: PointsTableOf): Promise<RaceStandings> {
  const races = await loadFinishedRaces(database, season);
  const names = await loadNames(database, races.flatMap(({ rows }) => rows));
  return {
    items: toPointsTable(races, of).map(({ position, id, points, team }) => {
      const driver = of === 'driver' ? names.drivers.get(id) : undefined;
      return { position, points, driverId: of === 'driver' ? id : null, driverName: driver?.name ?? null, driverImage: driver?.image ?? null, teamId: team, teamName: team === null ? null : (names.teams.get(team) ?? null) };
    }),
  };
}

/** How the points of a season grew, weekend by weekend. */
export async function loadSeasonPoints(database: Database, season: number): Promise<SeasonPoints> {
  const races = await loadFinishedRaces(database, season);
  const names = await loadNames(database, races.flatMap(({ rows }) => rows));
  const { competitions, drivers, teams } = toPointsCourse(races);
  return { competitions: competitions.map((one) => ({ ...one })), drivers: nameRows(drivers, (id) => names.drivers.get(id)?.name ?? null), teams: nameRows(teams, (id) => names.teams.get(id) ?? null) };
}

function nameRows(rows: readonly CourseRow[], nameOf: (id: number) => string | null): SeasonPoints['drivers'] {
  return rows.map(({ id, points }) => ({ id, name: nameOf(id), points: [...points] }));
}
