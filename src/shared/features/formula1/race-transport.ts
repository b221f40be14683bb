import type { Laps, RaceState, ResultRow } from './formula1-data.ts';
import { toLaps, toRaceStatus } from './race-state.ts';
import { sortRows } from './sort-rows.ts';

const DEADLINE_MS = 15_000;

/** The name of Formula 1 in the calls of the live-score data service. @spec §7 */
export const FORMULA1_SPORT = 'formula-1';

/**
 * A race as it is now; null where the edge has no answer for the moment. A service that does not tell the status leaves
 * the race live. @throws where no sound answer came @spec §7
 */
export async function fetchRace(raceId: number): Promise<RaceState | null> {
  const response = await fetch(`/livescore/${FORMULA1_SPORT}/result/${raceId}`, { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (response.status === 204) return null;
  const race = parseRace(await response.json());
  if (!response.ok || race === null) throw new Error(`The result of race ${raceId} was answered ${response.status}.`);
  return race;
}

/** The edge has checked it; this tells it from what something else on the way may have answered. */
export function parseRace(answer: unknown): RaceState | null {
  const { items, status, laps } = toFields(answer);
  if (!Array.isArray(items) || !items.every(isRow)) return null;
  return { status: typeof status === 'string' ? toRaceStatus(status) : 'live', laps: toLaps(parseLaps(laps)), rows: sortRows(items) };
}

function parseLaps(laps: unknown): Laps {
  const { current, total } = toFields(laps);
  return { current: typeof current === 'number' ? current : null, total: typeof total === 'number' ? total : null };
}

function isRow(value: unknown): value is ResultRow {
  const { driver, team } = toFields(value);
  return typeof toFields(driver)['id'] === 'number' && (team === null || typeof team === 'object');
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
