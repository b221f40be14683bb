import { formula1Texts as texts } from '../../config/texts-formula1.ts';
import type { Race } from '../../contract/schemas/formula1.ts';
import type { Competition, RaceData } from './formula1-data.ts';
import { toLaps, toRaceStatus } from './race-state.ts';

/** A season's races by weekend, both in the order of their dates; what has no date yet comes last. */
export function toCompetitions(races: readonly Race[]): Competition[] {
  const weekends = Map.groupBy(races.filter(({ competition }) => competition !== null), ({ competition }) => competition?.id);
  return [...weekends.values()].map(toCompetition).toSorted((a, b) => startOf(a) - startOf(b));
}

function toCompetition(races: readonly Race[]): Competition {
  const known = races.flatMap(({ competition }) => (competition === null ? [] : [competition]));
  const location = known.find((each) => each.location !== null)?.location ?? null;
  return {
    id: known[0]?.id ?? 0,
    name: known.find(({ name }) => name !== null)?.name ?? location?.city ?? location?.country ?? texts.calendar.unnamed,
    city: location?.city ?? null,
    country: location?.country ?? null,
    races: races.map(toRaceData).toSorted((a, b) => toOrder(a) - toOrder(b)),
  };
}

function toRaceData({ id, type, status, date, laps, circuit }: Race): RaceData {
  const day = date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null;
  const startsAt = Date.parse(day === null ? (date ?? '') : `${day}T12:00:00Z`) / 1000;
  return {
    id,
    name: type ?? texts.race.unnamed,
    status: toRaceStatus(status),
    startsAt: Number.isNaN(startsAt) ? null : startsAt,
    day: Number.isNaN(startsAt) ? null : day,
    laps: toLaps(laps),
    circuitId: circuit?.id ?? null,
  };
}

/** When a weekend begins: its earliest race. */
function startOf({ races }: Competition): number {
  return races[0] === undefined ? Number.MAX_SAFE_INTEGER : toOrder(races[0]);
}

function toOrder({ startsAt }: RaceData): number {
  return startsAt ?? Number.MAX_SAFE_INTEGER;
}
