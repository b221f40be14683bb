import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadFactSeasons } from '../seed/sport/formula1/fact-tables.ts';
import { toPointsTable } from './points-table.ts';
import { toRacePoints } from './race-points.ts';
import type { RaceWithResult } from './result-row.ts';
import { toPointsCourse } from './season-points.ts';

type Published = { readonly season: number; readonly drivers: readonly (readonly number[])[]; readonly teams: readonly (readonly number[])[] };
const published: readonly Published[] = JSON.parse(readFileSync(new URL('../seed/sport/formula1/published-standings.json', import.meta.url), 'utf8'));
const seasons = loadFactSeasons();
const racesOf = (season: number): RaceWithResult[] => seasons.find(({ year }) => year === season)?.sessions.map(({ race, rows }) => ({ ...race, rows })) ?? [];

describe.each(published.map(({ season, ...tables }) => [season, tables] as const))('the season %d, computed from its results', (season, tables) => {
  test.each([['driver', tables.drivers], ['team', tables.teams]] as const)('has the published table by %s', (of, expected) => {
    const table = toPointsTable(racesOf(season), of).map(({ position, id, points }) => [position, id, points]);
    expect(table.slice(0, expected.length)).toEqual(expected);
    // Who took part without a result may be missing from the published table.
    expect(table.slice(expected.length).every(([, , points]) => points === 0)).toBe(true);
    expect(expected.length).toBeGreaterThanOrEqual(10);
  });

  test('has a course that ends at the table', () => {
    const { competitions, drivers, teams } = toPointsCourse(racesOf(season));
    expect(competitions.length).toBeGreaterThan(21);
    for (const [course, of] of [[drivers, 'driver'], [teams, 'team']] as const) {
      expect(course.map(({ id, points }) => [id, points.at(-1)])).toEqual(toPointsTable(racesOf(season), of).map(({ id, points }) => [id, points]));
      for (const { points } of course) expect(points).toEqual([...points].toSorted((one, other) => one - other));
    }
  });

  test('gives the points of the rules, with one for the fastest lap of the first ten until 2024', () => {
    const extra = season < 2025 ? 1 : 0;
    for (const { type, rows } of racesOf(season)) {
      const bonuses = rows.map(({ position, points }) => (points ?? 0) - toRacePoints(type, position));
      expect(bonuses.filter((bonus) => bonus !== 0).length, `${type}`).toBeLessThanOrEqual(type === 'Sprint' ? 0 : extra);
      for (const [index, bonus] of bonuses.entries()) if (bonus !== 0) expect([bonus, (rows[index]?.position ?? 99) <= 10]).toEqual([1, true]);
    }
  });
});

const race = (type: string, places: Record<number, [number | null, number]>, id = 1): RaceWithResult => ({
  id,
  type,
  competition: { id, name: 'Próba' },
  rows: Object.entries(places).map(([driver, [position, points]]) => ({ position, driver: Number(driver), team: Math.ceil(Number(driver) / 2), time: null, grid: null, laps: null, points, positions: [] })),
});

describe('with the same points', () => {
  test('more wins are ahead', () => {
    const races = [race('Verseny', { 1: [2, 20], 2: [1, 5] }), race('Verseny', { 1: [2, 0], 2: [9, 15] })];
    expect(toPointsTable(races, 'driver').map(({ id }) => id)).toEqual([2, 1]);
  });

  test('and the same wins, more second places, and so on', () => {
    const races = [race('Verseny', { 1: [1, 10], 2: [3, 10], 3: [5, 0] }), race('Verseny', { 1: [3, 10], 2: [1, 10], 3: [2, 20] }), race('Verseny', { 1: [5, 0], 2: [4, 0], 3: [1, 0] })];
    expect(toPointsTable(races, 'driver').map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  test('a sprint’s win does not count for the order, its points do', () => {
    const races = [race('Verseny', { 1: [4, 12], 2: [3, 15], 3: [1, 1] }), race('Sprint', { 1: [1, 3], 2: [null, 0], 3: [2, 0] })];
    expect(toPointsTable(races, 'driver')).toMatchObject([{ id: 2, points: 15 }, { id: 1, points: 15 }, { id: 3, points: 1 }]);
  });

  test('a team adds up both cars, and a driver stands with the last team', () => {
    const second = race('Verseny', { 1: [1, 25] });
    const moved = { ...second, rows: second.rows.map((row) => ({ ...row, team: 2 })) };
    const races = [race('Verseny', { 1: [1, 25], 2: [2, 18], 3: [3, 15] }), moved];
    expect(toPointsTable(races, 'team').map(({ id, points }) => [id, points])).toEqual([[1, 43], [2, 40]]);
    expect(toPointsTable(races, 'driver')[0]).toMatchObject({ id: 1, points: 50, team: 2 });
  });
});
