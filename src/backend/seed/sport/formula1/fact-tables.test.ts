import { expect, test } from 'vitest';
import { loadFactProfiles, loadFactSeasons } from './fact-tables.ts';

const seasons = loadFactSeasons();
const sessions = seasons.flatMap(({ sessions: all }) => all);
const { drivers, teams, circuits } = loadFactProfiles();

test.each([[2023, 22, 6], [2024, 24, 6], [2025, 24, 6]])('the season %d has %d races and %d sprints', (year, races, sprints) => {
  const types = seasons.find((season) => season.year === year)?.sessions.map(({ race }) => race.type) ?? [];
  expect([types.filter((type) => type === 'Verseny').length, types.filter((type) => type === 'Sprint').length]).toEqual([races, sprints]);
});

test('every session has its own number, and whom it names is there', () => {
  expect(new Set(sessions.map(({ race }) => race.id)).size).toBe(sessions.length);
  const known = { drivers: new Set(drivers.map(({ id }) => id)), teams: new Set(teams.map(({ id }) => id)), circuits: new Set(circuits.map(({ id }) => id)) };
  for (const { race, rows, grid } of sessions) {
    expect(known.circuits.has(race.circuit)).toBe(true);
    for (const { driver, team } of [...rows, ...grid]) expect([known.drivers.has(driver), team !== null && known.teams.has(team)]).toEqual([true, true]);
  }
});

test('places have no hole, and who has none has a code', () => {
  for (const { race, rows } of sessions) {
    const places = rows.flatMap(({ position }) => position ?? []);
    expect(places).toEqual(places.map((_, index) => index + 1));
    expect(places.length).toBeGreaterThan(9);
    for (const { position, time, laps } of rows) {
      // Who was out in the last laps keeps a place, and the source prints no time.
      if (position !== null && time === null) expect(laps).toBeLessThan(race.laps ?? 0);
      else expect([race.id, time]).toEqual([race.id, position === null ? expect.stringMatching(/^(?:DNF|DNS|DSQ)$/) : expect.stringMatching(/^(?:(?:\d:)?\d\d:\d\d\.\d{3}|\+\d+\.\d{3}|\+\d:\d\d\.\d{3}|\+\d laps?)$/)]);
    }
  }
});

test('every race has its starting grid', () => {
  for (const { rows, grid } of sessions) {
    expect(grid.length).toBeGreaterThanOrEqual(rows.filter(({ time }) => time !== 'DNS').length - 1);
    expect(grid[0]?.position).toBe(1);
  }
});

test('where the source has no hour there is a day alone, everywhere else a moment with its zone', () => {
  for (const { year, sessions: all } of seasons) for (const { race } of all) expect([race.id, race.date]).toEqual([race.id, expect.stringMatching(year === 2023 ? /^2023-\d\d-\d\d$/ : /^202[45]-\d\d-\d\dT\d\d:\d\d:00Z$/)]);
});
