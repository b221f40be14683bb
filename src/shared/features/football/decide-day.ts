import type { MatchDay } from './day-picker.tsx';

/** The day of a season that is shown where none is chosen: the nearest with a match, the later of two as near. Days as 2024-06-14. */
export function decideDay(days: readonly MatchDay[], today: string): string | null {
  const distanceOf = ({ date }: MatchDay) => Math.abs(Date.parse(date) - Date.parse(today));
  const [first, ...others] = days;
  if (first === undefined) return null;
  return others.reduce((nearest, day) => (distanceOf(day) <= distanceOf(nearest) ? day : nearest), first).date;
}
