import { expect, test } from 'vitest';
import { playRace, type RacePlan } from './play-race.ts';
import { GRAND_PRIX, SPRINT, toRacePoints } from './race-points.ts';
import { toResultRows } from './race-result.ts';
import { toRaceTime } from './race-time.ts';

const starters = Array.from({ length: 16 }, (_, index) => ({ driver: index + 1, team: Math.floor(index / 2) + 1, pace: index * 0.08 }));
const plan = (seed: string, changes: Partial<RacePlan> = {}): RacePlan => ({ seed, starters, laps: 40, stops: 2, hasInquiry: true, ...changes });
const SEEDS = Array.from({ length: 60 }, (_, index) => `verseny ${index}`);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('the same seed plays the same race, another one another', () => {
  expect(playRace(plan('a'))).toEqual(playRace(plan('a')));
  expect(playRace(plan('a'))).not.toEqual(playRace(plan('b')));
});

test('every race has somebody out, stops for all, and most cars at the flag', () => {
  for (const seed of SEEDS) {
    const { cars } = playRace(plan(seed));
    const out = cars.filter(({ isOut }) => isOut);
    expect(out.length).toBeGreaterThanOrEqual(1);
    expect(out.length).toBeLessThanOrEqual(8);
    expect(cars.filter(({ isDisqualified }) => isDisqualified)).toHaveLength(1);
    for (const { pitLaps, isOut, lapEnds } of cars) {
      if (!isOut) expect([pitLaps.length, lapEnds.length]).toEqual([2, 40]);
      expect([...lapEnds].toSorted((one, other) => one - other)).toEqual(lapEnds);
    }
  }
});

test('nobody stops in a sprint', () => {
  expect(playRace(plan('sprint', { stops: 0, laps: 14 })).cars.flatMap(({ pitLaps }) => pitLaps)).toEqual([]);
});

test('at each lap the places have no hole, and each row tells its way there', () => {
  const race = playRace(plan('körről körre'));
  for (let lap = 1; lap <= 40; lap += 1) {
    const rows = toResultRows(race, { type: GRAND_PRIX, lap, isJudged: false });
    const places = rows.flatMap(({ position }) => position ?? []);
    expect(places).toEqual(numbers(places.length));
    expect(rows).toHaveLength(16);
    for (const { position, positions, time, laps, points } of rows) {
      if (position === null) expect({ time, behind: positions.length < lap }).toEqual({ time: 'DNF', behind: true });
      else expect([positions.length, positions.at(-1)]).toEqual([lap, position]);
      if (position === null) expect(laps).toBe(positions.length);
      expect(points === null).toBe(lap < 40);
    }
  }
});

test('places change on the way, and the way of a car that is out ends there', () => {
  const rows = toResultRows(playRace(plan('mozgás')), { type: GRAND_PRIX, lap: 40, isJudged: false });
  expect(rows.filter(({ positions }) => new Set(positions).size > 3).length).toBeGreaterThan(8);
  expect(rows.filter(({ time }) => time === 'DNF').every(({ positions }) => positions.length < 40)).toBe(true);
});

test('the leader’s time is a time, the others’ a gap or laps', () => {
  const slow = starters.map((starter, index) => ({ ...starter, pace: index * 0.5 }));
  const rows = toResultRows(playRace(plan('időeredmény', { starters: slow })), { type: GRAND_PRIX, lap: 40, isJudged: false }).filter(({ position }) => position !== null);
  expect(rows[0]?.time).toMatch(/^\d{2}:\d{2}\.\d{3}$/);
  const gaps = rows.slice(1).map(({ time }) => time ?? '');
  for (const gap of gaps) expect(gap).toMatch(/^\+(?:\d+\.\d{3}|1 lap|[2-9] laps)$/);
  expect(gaps.some((gap) => gap.endsWith('lap'))).toBe(true);
  for (const { time, laps } of rows) expect(laps).toBe(40 - (/^\+(\d) laps?$/.exec(time ?? '') === null ? 0 : Number(time?.[1])));
});

test('the stewards take a place away after the end, and the others move up with their points', () => {
  const race = playRace(plan('óvás'));
  const before = toResultRows(race, { type: GRAND_PRIX, lap: 40, isJudged: false });
  const after = toResultRows(race, { type: GRAND_PRIX, lap: 40, isJudged: true });
  const loser = after.find(({ time }) => time === 'DSQ');
  const place = before.find(({ driver }) => driver === loser?.driver)?.position ?? 0;
  expect(place).toBeGreaterThan(1);
  expect(loser).toMatchObject({ position: null, points: 0 });
  const order = (rows: typeof after) => rows.filter(({ position }) => position !== null).map(({ driver }) => driver);
  expect(order(after)).toEqual(order(before).filter((driver) => driver !== loser?.driver));
  for (const { position, points } of after) expect(points).toBe(toRacePoints(GRAND_PRIX, position));
});

test('a sprint has the points of sprints', () => {
  const rows = toResultRows(playRace(plan('rövid', { laps: 14, stops: 0, hasInquiry: false })), { type: SPRINT, lap: 14, isJudged: true });
  expect(rows.slice(0, 9).map(({ points }) => points)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(rows.some(({ time }) => time === 'DSQ')).toBe(false);
});

test.each([[5.25, '0:05.250'], [78.0004, '1:18.000'], [2467.312, '41:07.312'], [5222.624, '1:27:02.624'], [3599.9996, '1:00:00.000']])('%d seconds are %s', (seconds, printed) => {
  expect(toRaceTime(seconds)).toBe(printed);
});
