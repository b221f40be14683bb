import type { Fixture } from '../../contract/schemas/football.ts';
import { isRunning } from './match-status.ts';

/** The matches of a box: those that are being played, then the nearest in time; shown in the order of their kick-off. */
export function decideShownMatches(matches: readonly Fixture[], now: number, count: number): Fixture[] {
  const distanceOf = ({ fixture: { status, timestamp } }: Fixture) => (isRunning(status.short) ? -1 : Math.abs((timestamp ?? Number.MAX_SAFE_INTEGER) - now));
  const shown = new Set(matches.toSorted((a, b) => distanceOf(a) - distanceOf(b)).slice(0, count));
  return matches.filter((match) => shown.has(match)).toSorted((a, b) => (a.fixture.timestamp ?? 0) - (b.fixture.timestamp ?? 0));
}
