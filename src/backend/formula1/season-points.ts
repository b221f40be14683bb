import { toPointsTable, type PointsTableOf } from './points-table.ts';
import type { RaceWithResult } from './result-row.ts';

/** The sums of points after each weekend, leaders first; names are the caller's. */
export type PointsCourse = { readonly competitions: readonly { readonly id: number; readonly name: string }[]; readonly drivers: readonly CourseRow[]; readonly teams: readonly CourseRow[] };

/** One line of the chart. */
export type CourseRow = { readonly id: number; readonly points: readonly number[] };

/** How the points of a season grew, weekend by weekend, from the results of its finished races in their order. */
export function toPointsCourse(races: readonly RaceWithResult[]): PointsCourse {
  const competitions = [...new Map(races.map(({ competition }) => [competition.id, competition])).values()];
  return { competitions, drivers: toCourseRows(races, competitions, 'driver'), teams: toCourseRows(races, competitions, 'team') };
}

function toCourseRows(races: readonly RaceWithResult[], competitions: PointsCourse['competitions'], of: PointsTableOf): CourseRow[] {
  const gains = new Map<string, number>();
  for (const { competition, rows } of races) {
    for (const row of rows) {
      const key = `${row[of] ?? ''} ${competition.id}`;
      gains.set(key, (gains.get(key) ?? 0) + (row.points ?? 0));
    }
  }
  return toPointsTable(races, of).map(({ id }) => {
    let sum = 0;
    return { id, points: competitions.map((competition) => (sum += gains.get(`${id} ${competition.id}`) ?? 0)) };
  });
}
