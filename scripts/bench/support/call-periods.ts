/** A call that reached the backend. */
export type TimedCall = { readonly path: string; readonly at: number };

export type PeriodOptions = {
  /** The shortest time for which an answer is kept. */
  readonly periodMs: number;
  /** When something was written: a write ends the period. */
  readonly writes: readonly number[];
  /** How long after a write its purge may arrive. */
  readonly purgeWithinMs: number;
};

/** The calls that came although an answer of the same key was still kept and nothing was written meanwhile. */
export function findEarlyCalls(calls: readonly TimedCall[], { periodMs, writes, purgeWithinMs }: PeriodOptions): TimedCall[] {
  const last = new Map<string, number>();
  return calls.toSorted((one, other) => one.at - other.at).filter(({ path, at }) => {
    const before = last.get(path);
    last.set(path, at);
    return before !== undefined && at - before < periodMs && !writes.some((write) => write > before - purgeWithinMs && write <= at);
  });
}
