/** What the type of a short race says; anything else counts as a grand prix. @spec §3 Formula 1 */
export const SPRINT = 'Sprint';
/** The type of a grand prix itself. @spec §3 Formula 1 */
export const GRAND_PRIX = 'Verseny';

const GRAND_PRIX_POINTS: readonly number[] = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];
const SPRINT_POINTS: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 1];

/** The points of a place; none for who is not classified. */
export function toRacePoints(type: string, position: number | null): number {
  if (position === null) return 0;
  return (type === SPRINT ? SPRINT_POINTS : GRAND_PRIX_POINTS)[position - 1] ?? 0;
}
