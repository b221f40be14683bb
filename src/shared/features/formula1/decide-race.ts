import { toZonedTime } from '../../lib/zoned-time.ts';
import type { Competition, RaceData } from './formula1-data.ts';
import { isOver } from './race-state.ts';

/** A moment in unix seconds and the zone by which "today" is told. */
export type Moment = { readonly now: number; readonly timeZone: string };

/**
 * The weekend that is shown where none is asked for: the next uncompleted one, or the last completed one if it was
 * today or none remain. @spec §4 F1 race
 */
export function decideCompetition(competitions: readonly Competition[], { now, timeZone }: Moment): Competition | null {
  const next = competitions.find((competition) => !isCompleted(competition)) ?? null;
  const last = competitions.findLast(isCompleted) ?? null;
  if (last === null || next === null) return next ?? last;
  const end = last.races.findLast(({ startsAt }) => startsAt !== null)?.startsAt ?? null;
  return end !== null && isSameDay(end, now, timeZone) ? last : next;
}

/** The race of a weekend that is shown where none is asked for: the first uncompleted one, otherwise the last. @spec §4 F1 race */
export function decideRace({ races }: Pick<Competition, 'races'>): RaceData | null {
  return races.find((race) => !isOver(race)) ?? races.at(-1) ?? null;
}

/** Whether all races of a weekend are over. */
export function isCompleted({ races }: Pick<Competition, 'races'>): boolean {
  return races.every(isOver);
}

function isSameDay(first: number, second: number, timeZone: string): boolean {
  const [a, b] = [toZonedTime(first, timeZone), toZonedTime(second, timeZone)];
  return a.year === b.year && a.month === b.month && a.day === b.day;
}
