import { expect, test } from 'vitest';
import { toMatchDay } from '../../../football/match-day.ts';
import { createTiszaSeason, toSeason } from './create-season.ts';
import { LIVE_FIXTURE_ID } from './tisza-league.ts';

const NOW = Date.UTC(2025, 10, 21, 10) / 1000;
const { season, fixtures } = createTiszaSeason(NOW);

test('everybody plays everybody at home and away, once a round', () => {
  expect(fixtures).toHaveLength(56);
  expect(new Set(fixtures.map(({ teams }) => `${teams.home.id}-${teams.away.id}`)).size).toBe(56);
  for (let round = 0; round < 14; round += 1) expect(new Set(fixtures.slice(round * 4, round * 4 + 4).flatMap(({ teams }) => [teams.home.id, teams.away.id])).size).toBe(8);
  expect(new Set(fixtures.map(({ fixture }) => fixture.id)).size).toBe(56);
});

test('what stands before now is over, what stands after it has not begun, and the live match begins within two minutes', () => {
  for (const { fixture } of fixtures) expect(fixture.status.short === 'NS').toBe((fixture.timestamp ?? 0) > NOW);
  expect(fixtures.filter(({ fixture }) => fixture.status.short !== 'NS')).toHaveLength(36);
  const live = fixtures.find(({ fixture }) => fixture.id === LIVE_FIXTURE_ID);
  expect(live?.fixture.timestamp).toBeGreaterThan(NOW);
  expect(live?.fixture.timestamp).toBeLessThanOrEqual(NOW + 120);
  expect([live?.teams.home.name, live?.teams.away.name]).toEqual(['Zalabérci AK', 'Bodrogvári Vasutas']);
});

test('a match that is over has line-ups, events, statistics and a prediction; one to come has a prediction', () => {
  for (const { fixture, lineups, events, statistics, predictions } of fixtures) {
    expect(predictions).toHaveLength(1);
    if (fixture.status.short === 'NS') continue;
    expect([lineups.length, statistics.length]).toEqual([2, 2]);
    expect(events.length).toBeGreaterThan(3);
  }
});

test('the second match of two clubs knows the first', () => {
  const last = fixtures.at(-1);
  const first = last?.predictions[0]?.h2h[0];
  expect(first?.fixture.id).toBe(fixtures[27]?.fixture.id);
  expect(first?.goals).toEqual(fixtures[27]?.goals);
});

test('some matches go to extra time and some to penalties', () => {
  const ends = new Set(fixtures.map(({ fixture }) => fixture.status.short));
  expect([...ends].toSorted()).toEqual(['AET', 'FT', 'NS', 'PEN']);
});

test.each(['2025-11-15T09:00', '2025-11-16T12:00', '2026-03-29T01:30', '2026-10-25T23:30', '2026-07-01T00:00', '2025-12-31T23:59'])('made at %s, rounds stand on weekends and what is over is past', (moment) => {
  const now = Date.parse(`${moment}:00Z`) / 1000;
  for (const { fixture } of createTiszaSeason(now).fixtures) {
    const kickOff = fixture.timestamp ?? 0;
    if (fixture.id !== LIVE_FIXTURE_ID) expect([0, 6]).toContain(new Date(`${toMatchDay(kickOff)}T00:00:00Z`).getUTCDay());
    if (fixture.status.short !== 'NS') expect(kickOff).toBeLessThan(now);
    else expect(kickOff + 3 * 3600).toBeGreaterThanOrEqual(now);
  }
});

test('a season is called by the year in which it begins', () => {
  expect(season).toBe(2025);
  expect(toSeason(Date.UTC(2026, 5, 30) / 1000)).toBe(2025);
  expect(toSeason(Date.UTC(2026, 6, 2) / 1000)).toBe(2026);
});
