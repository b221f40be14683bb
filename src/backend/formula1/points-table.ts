import { SPRINT } from './race-points.ts';
import type { RaceWithResult, StoredResultRow } from './result-row.ts';

/** A driver's or a team's place in a season. */
export type PointsTableRow = {
  readonly position: number;
  readonly id: number;
  readonly points: number;
  /** The team that a driver raced for last; null where no row names one. */
  readonly team: number | null;
};

/** Whose points are added up. */
export type PointsTableOf = 'driver' | 'team';

type Sum = { readonly id: number; points: number; team: number | null; readonly finishes: number[] };

/**
 * The points table of a season from the results of its finished races in their order, sprints included. Of two with the
 * same points the one with more wins is ahead, then with more second places, and so on; sprints do not count for that.
 * Who is even in everything stays in the order of the first race.
 */
export function toPointsTable(races: readonly RaceWithResult[], of: PointsTableOf): PointsTableRow[] {
  const sums = new Map<number, Sum>();
  for (const { type, rows } of races) for (const row of rows) addRow(sums, row, { of, countsForTies: type !== SPRINT });
  return [...sums.values()].toSorted(compareSums).map(({ id, points, team }, index) => ({ position: index + 1, id, points, team }));
}

function addRow(sums: Map<number, Sum>, row: StoredResultRow, { of, countsForTies }: { of: PointsTableOf; countsForTies: boolean }): void {
  const id = row[of];
  if (id === null) return;
  const sum = sums.get(id) ?? { id, points: 0, team: null, finishes: [] };
  sums.set(id, sum);
  sum.points += row.points ?? 0;
  sum.team = row.team ?? sum.team;
  if (countsForTies && row.position !== null) sum.finishes[row.position] = (sum.finishes[row.position] ?? 0) + 1;
}

function compareSums(one: Sum, other: Sum): number {
  if (one.points !== other.points) return other.points - one.points;
  const last = Math.max(one.finishes.length, other.finishes.length);
  for (let position = 1; position < last; position += 1) {
    const difference = (other.finishes[position] ?? 0) - (one.finishes[position] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
