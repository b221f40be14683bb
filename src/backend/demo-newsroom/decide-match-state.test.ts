import { expect, test } from 'vitest';
import type { Fixture } from '../../shared/contract/schemas/football.ts';
import { createTiszaSeason } from '../seed/sport/tisza-league/create-season.ts';
import { LIVE_FIXTURE_ID } from '../seed/sport/tisza-league/tisza-league.ts';
import { decideLiveState, decideOverState, findOverdue, SECONDS_A_STEP } from './decide-match-state.ts';

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index);
  if (item === undefined) throw new Error(`There is no item ${index} among ${items.length}.`);
  return item;
}

const NOW = Date.UTC(2025, 10, 21, 10) / 1000;
const { fixtures } = createTiszaSeason(NOW);
const seeded = at(fixtures.filter(({ fixture }) => fixture.id === LIVE_FIXTURE_ID), 0);

/** What a reader sees when the desk works every so often. */
function watch(start: Fixture, hours: number, everySeconds = SECONDS_A_STEP): { shown: Fixture; at: number }[] {
  let shown = start;
  const seen: { shown: Fixture; at: number }[] = [];
  for (let now = NOW; now < NOW + hours * 3600; now += everySeconds) {
    const next = decideLiveState(shown, now);
    if (next === null) continue;
    shown = next;
    seen.push({ shown, at: now });
  }
  return seen;
}

const shortOf = ({ shown }: { shown: Fixture }) => shown.fixture.status.short ?? '';

test('the match waits for its kick-off, goes on minute by minute, ends, and after a rest begins anew', () => {
  const seen = watch(seeded, 4);
  const course = seen.map(shortOf).filter((short, index, all) => short !== all[index - 1]);
  expect(course.slice(0, 3)).toEqual(['1H', 'HT', '2H']);
  expect(course.filter((short) => short === 'NS').length).toBeGreaterThanOrEqual(3);
  const again = seen.findIndex((one) => shortOf(one) === 'NS');
  expect(['FT', 'AET', 'PEN']).toContain(shortOf(at(seen, again - 1)));
  expect(at(seen, again).at - at(seen, again - 1).at).toBeGreaterThanOrEqual(600);
  expect(at(seen, again).shown.fixture.timestamp).toBeGreaterThan(at(seen, again).at);
});

test('in half a day it ends in each of the three ways', () => {
  const ends = new Set(watch(seeded, 12, 120).map(shortOf).filter((short) => ['FT', 'AET', 'PEN'].includes(short)));
  expect([...ends].toSorted()).toEqual(['AET', 'FT', 'PEN']);
});

test('a desk that was away goes on where the match is by now', () => {
  const moment = (seeded.fixture.timestamp ?? 0) + 30 * SECONDS_A_STEP;
  expect(decideLiveState(seeded, moment)?.fixture.status).toEqual({ short: '1H', elapsed: 31 });
  const shown = decideLiveState(seeded, moment);
  expect(shown === null ? null : decideLiveState(shown, moment)).toBeNull();
});

test('line-ups, head to head and the referee stay as they are', () => {
  const last = at(watch(seeded, 1), -1).shown;
  expect(last.lineups).toEqual(seeded.lineups);
  expect(last.predictions).toEqual(seeded.predictions);
  expect(last.fixture.referee).toBe(seeded.fixture.referee);
});

test('a match of others is left alone', () => {
  expect(decideLiveState({ ...seeded, league: { ...seeded.league, id: 39 } }, NOW + 3600)).toBeNull();
  expect(decideLiveState({ ...seeded, teams: { ...seeded.teams, home: { id: 1, name: 'Albánia', logo: null } } }, NOW + 3600)).toBeNull();
});

test('a match that should be over is found and ended as its id says, the live one apart', () => {
  expect(findOverdue(fixtures, NOW)).toBeNull();
  const later = NOW + 9 * 24 * 3600;
  const id = findOverdue(fixtures, later);
  const overdue = at(fixtures.filter(({ fixture }) => fixture.id === id), 0);
  expect(overdue.fixture.id).not.toBe(LIVE_FIXTURE_ID);
  const over = decideOverState(overdue);
  expect(['FT', 'AET', 'PEN']).toContain(over?.fixture.status.short);
  expect(over?.fixture).toMatchObject({ id, timestamp: overdue.fixture.timestamp });
  expect(over?.lineups).toHaveLength(2);
  expect(decideOverState(overdue)).toEqual(over);
});
