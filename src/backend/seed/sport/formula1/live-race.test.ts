import { expect, test } from 'vitest';
import { GRAND_PRIX } from '../../../formula1/race-points.ts';
import { DEMO_WEEKENDS, listDemoSessions, LIVE_WEEKEND, toDemoSeason } from './demo-season.ts';
import { decideLiveMoment } from './live-race.ts';

test.each([
  [-1, { phase: 'before' }],
  [0, { phase: 'live', lap: 0 }],
  [11, { phase: 'live', lap: 0 }],
  [12, { phase: 'live', lap: 1 }],
  [479, { phase: 'live', lap: 39 }],
  [480, { phase: 'finished', isJudged: false }],
  [569, { phase: 'finished', isJudged: false }],
  [570, { phase: 'finished', isJudged: true }],
  [1079, { phase: 'finished', isJudged: true }],
  [1080, { phase: 'again' }],
  [9_000_000, { phase: 'again' }],
])('%d seconds after its start the live race is %j', (seconds, moment) => {
  expect(decideLiveMoment(1_000, 1_000 + seconds)).toEqual(moment);
});

test.each([
  ['2025-11-21', 2026],
  ['2026-11-22', 2026],
  ['2027-01-02', 2027],
])('on %s the demo’s season is %d: never one of the facts', (day, season) => {
  expect(toDemoSeason(Date.parse(day) / 1000)).toBe(season);
});

test('weekends stand in their order, each session has its own number, and only those before the live one are over', () => {
  const sessions = listDemoSessions(2026, Date.parse('2026-11-22T18:30:00Z') / 1000);
  const starts = sessions.map(({ startsAt }) => startsAt);
  expect(starts).toEqual([...starts].toSorted((one, other) => one - other));
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(sessions.length);
  expect(sessions.filter(({ isOver }) => isOver).every(({ weekend }) => weekend < LIVE_WEEKEND)).toBe(true);
  expect(DEMO_WEEKENDS[LIVE_WEEKEND]?.name).toBe('Lapszél Nagydíj');
  expect(sessions.find(({ weekend, type }) => weekend === LIVE_WEEKEND && type === GRAND_PRIX)?.id).toBe(2_026_062);
});
