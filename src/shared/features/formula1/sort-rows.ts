/** The rows of a result from the first place on; who did not get a place stands below, in the order given. */
export function sortRows<T extends { readonly position: number | null }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER));
}
