/** A row of a race's result or grid as the store has it: drivers and teams are ids, which have their names elsewhere. */
export type StoredResultRow = {
  readonly position: number | null;
  readonly driver: number;
  readonly team: number | null;
  /** As printed: a time, a gap, laps behind, or DNS, DNF, DSQ. */
  readonly time: string | null;
  readonly grid: number | null;
  readonly laps: number | null;
  readonly points: number | null;
  readonly positions: readonly number[];
};

/** A session of a season with its result. */
export type RaceWithResult = {
  readonly id: number;
  readonly type: string;
  readonly competition: { readonly id: number; readonly name: string };
  readonly rows: readonly StoredResultRow[];
};
