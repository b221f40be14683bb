import { describe, expect, test } from 'vitest';
import { decideCompetition, decideRace } from './decide-race.ts';
import type { Competition, RaceStatus } from './formula1-data.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

function weekend(id: number, ...races: readonly (readonly [status: RaceStatus, date: string | null])[]): Competition {
  return { id, name: `${id}.`, city: null, country: null, races: races.map(([status, date], index) => ({ id: id * 10 + index, name: 'Verseny', status, startsAt: date === null ? null : at(date), day: null, laps: null, circuitId: null })) };
}

const past = weekend(1, ['completed', '2026-11-08T14:00:00Z']);
const lately = weekend(2, ['completed', '2026-11-21T11:00:00Z'], ['completed', '2026-11-22T15:00:00Z']);
const coming = weekend(3, ['upcoming', '2026-12-06T14:00:00Z']);
const later = weekend(4, ['upcoming', '2026-12-13T14:00:00Z']);

const decide = (competitions: readonly Competition[], now: string, timeZone = 'Europe/Budapest') => decideCompetition(competitions, { now: at(now), timeZone })?.id ?? null;

// @spec §4 F1 race
describe('the default competition', () => {
  test('is the next uncompleted one', () => {
    expect(decide([past, lately, coming, later], '2026-11-25T12:00:00Z')).toBe(3);
  });

  test('is the last completed one on the day of its last race', () => {
    expect(decide([past, lately, coming], '2026-11-22T22:30:00Z')).toBe(2);
  });

  test('the day is that of the edition', () => {
    const night = weekend(2, ['completed', '2026-11-22T21:30:00Z']);
    expect(decide([night, coming], '2026-11-22T22:30:00Z', 'Europe/Budapest')).toBe(2);
    expect(decide([night, coming], '2026-11-22T22:30:00Z', 'Europe/Bucharest')).toBe(3);
  });

  test('is the last completed one where none remain', () => {
    expect(decide([past, lately], '2027-01-02T12:00:00Z')).toBe(2);
  });

  test('is the one that runs', () => {
    expect(decide([past, weekend(5, ['completed', '2026-11-21T11:00:00Z'], ['live', '2026-11-22T14:00:00Z']), coming], '2026-11-22T15:00:00Z')).toBe(5);
  });

  test('passes over one that was cancelled', () => {
    expect(decide([weekend(6, ['cancelled', '2026-11-15T14:00:00Z']), coming], '2026-11-22T15:00:00Z')).toBe(3);
  });

  test('is the first one before a season, and none of a season without any', () => {
    expect(decide([coming, later], '2026-01-01T00:00:00Z')).toBe(3);
    expect(decide([], '2026-01-01T00:00:00Z')).toBeNull();
  });

  test('takes one without a date for one to come', () => {
    expect(decide([past, weekend(7, ['upcoming', null])], '2026-11-25T12:00:00Z')).toBe(7);
  });
});

// @spec §4 F1 race
describe('the default race of a competition', () => {
  test('is the first uncompleted one', () => {
    expect(decideRace(weekend(1, ['completed', null], ['upcoming', null], ['upcoming', null]))?.id).toBe(11);
  });

  test('is the last one where all are completed', () => {
    expect(decideRace(weekend(1, ['completed', null], ['completed', null]))?.id).toBe(11);
  });
});
