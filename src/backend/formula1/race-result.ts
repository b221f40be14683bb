import type { PlayedCar, PlayedRace } from './play-race.ts';
import { toRacePoints } from './race-points.ts';
import { toRaceTime } from './race-time.ts';
import type { StoredResultRow } from './result-row.ts';

/** How far a played race is told: the leader's laps, and whether the stewards have spoken. */
export type RaceMoment = { readonly type: string; readonly lap: number; readonly isJudged: boolean };

/**
 * What the screen shows when the leader ends a lap: the places with gaps, then those who are out, the later ones first.
 * Points come with the last lap. A disqualified car loses its place once the stewards have spoken, and the others move up.
 */
export function toResultRows({ laps, cars }: PlayedRace, { type, lap, isJudged }: RaceMoment): StoredResultRow[] {
  const judged = cars.filter(({ isDisqualified }) => isDisqualified && isJudged);
  const places = listPlaces(cars, lap).filter((car) => !judged.includes(car));
  const out = cars.filter((car) => !places.includes(car) && !judged.includes(car)).toSorted((one, other) => other.lapEnds.length - one.lapEnds.length || one.grid - other.grid);
  const history = listHistory(cars, lap);
  const base = (car: PlayedCar) => ({ driver: car.driver, team: car.team, grid: car.grid, positions: history.get(car) ?? [] });
  const leader = places[0];
  return [
    ...places.map((car, index) => {
      const behind = leader === undefined ? 0 : countLapsBehind(leader, car, lap);
      return { ...base(car), position: index + 1, time: toPrinted(leader, car, { lap, behind }), laps: lap - behind, points: lap < laps ? null : toRacePoints(type, index + 1) };
    }),
    ...out.map((car) => ({ ...base(car), position: null, time: 'DNF', laps: car.lapEnds.length, points: lap < laps ? null : 0 })),
    ...judged.map((car) => ({ ...base(car), position: null, time: 'DSQ', laps: lap, points: 0 })),
  ];
}

/** Those who have run a lap, first the one who ended it first. */
function listPlaces(cars: readonly PlayedCar[], lap: number): PlayedCar[] {
  return cars.filter(({ lapEnds }) => lapEnds.length >= lap).toSorted((one, other) => endOf(one, lap) - endOf(other, lap) || one.grid - other.grid);
}

/** Each car's places lap by lap, as they were on the track: no judgement changes them. */
function listHistory(cars: readonly PlayedCar[], laps: number): ReadonlyMap<PlayedCar, number[]> {
  const history = new Map<PlayedCar, number[]>(cars.map((car) => [car, []]));
  for (let lap = 1; lap <= laps; lap += 1) for (const [index, car] of listPlaces(cars, lap).entries()) history.get(car)?.push(index + 1);
  return history;
}

function toPrinted(leader: PlayedCar | undefined, car: PlayedCar, { lap, behind }: { lap: number; behind: number }): string | null {
  if (lap === 0 || leader === undefined) return null;
  if (car === leader) return toRaceTime(endOf(car, lap));
  return behind > 0 ? `+${behind} ${behind === 1 ? 'lap' : 'laps'}` : `+${(endOf(car, lap) - endOf(leader, lap)).toFixed(3)}`;
}

/** How many laps a car lacks when the leader ends one: who is on the last of them still runs it, and is not behind. */
function countLapsBehind(leader: PlayedCar, car: PlayedCar, lap: number): number {
  const ended = car.lapEnds.filter((end) => end <= endOf(leader, lap)).length;
  return Math.max(0, lap - 1 - ended);
}

function endOf({ lapEnds }: PlayedCar, lap: number): number {
  return lapEnds[lap - 1] ?? 0;
}
