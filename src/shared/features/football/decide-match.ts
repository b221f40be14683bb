import type { Fixture } from '../../contract/schemas/football.ts';
import { isRunning } from './match-status.ts';

/** The match that most readers will want to see: one that is being played, or else the nearest in time; the earlier of two as near. */
export function decideMatch(matches: readonly Fixture[], now: number): Fixture | null {
  const inLeague = matches.filter(({ league }) => league.id !== null);
  const running = inLeague.filter(({ fixture }) => isRunning(fixture.status.short));
  const distanceOf = ({ fixture: { timestamp } }: Fixture) => (timestamp === null ? Infinity : Math.abs(timestamp - now));
  const [first, ...others] = running.length > 0 ? running : inLeague;
  if (first === undefined) return null;
  return others.reduce((nearest, match) => (distanceOf(match) < distanceOf(nearest) ? match : nearest), first);
}
