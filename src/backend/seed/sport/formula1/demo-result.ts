import { playRace } from '../../../formula1/play-race.ts';
import { toResultRows } from '../../../formula1/race-result.ts';
import { toRaceTime } from '../../../formula1/race-time.ts';
import type { StoredResultRow } from '../../../formula1/result-row.ts';
import { drawGrid, toDemoPlan, type DemoSession } from './demo-season.ts';

/** The result of a session of the demo's season after a lap, and after the stewards where they have spoken. */
export function toDemoResult(session: Omit<DemoSession, 'isOver'>, { lap, isJudged }: { lap: number; isJudged: boolean }): StoredResultRow[] {
  const race = playRace(toDemoPlan(session, drawGrid(session.id).map(({ starter }) => starter)));
  return toResultRows(race, { type: session.type, lap, isJudged });
}

/** The starting grid of a session, with the laps that it was won by. */
export function toDemoGrid({ id }: Pick<DemoSession, 'id'>): StoredResultRow[] {
  return drawGrid(id).map(({ starter: { driver, team }, lapTime }, index) => ({ position: index + 1, driver, team, time: toRaceTime(lapTime), grid: null, laps: null, points: null, positions: [] }));
}
