import { expect, test } from 'vitest';
import { EURO_2024_MATCHES, WORLD_CUP_2022_MATCHES } from './result-widgets-matches.ts';
import { parseMatches, toDayLabel, toFixtures, toGroups } from './tournament-matches.ts';

const euro = parseMatches(EURO_2024_MATCHES, '+02:00');
const worldCup = parseMatches(WORLD_CUP_2022_MATCHES, '+03:00');

test('all matches are there, at their time', () => {
  expect([euro.length, worldCup.length]).toEqual([51, 64]);
  expect(euro[0]?.startsAt).toBe(Date.UTC(2024, 5, 14, 19) / 1000);
});

test('a group table is counted from its matches', () => {
  const { groups } = toGroups(euro);
  expect(groups.map(({ name }) => name)).toEqual(['A csoport', 'B csoport', 'C csoport', 'D csoport', 'E csoport', 'F csoport']);
  expect(groups[0]?.rows[2]).toEqual({ team: 'Magyarország', played: 3, win: 1, draw: 0, lose: 2, goalsFor: 2, goalsAgainst: 5, points: 3, highlighted: true });
  expect(toGroups(worldCup).groups.map(({ rows }) => rows[0]?.team)).toEqual(['Hollandia', 'Anglia', 'Argentína', 'Franciaország', 'Japán', 'Marokkó', 'Brazília', 'Portugália']);
});

test('what goals do not decide is decided by hand', () => {
  const order = (decided: string[]) => toGroups(euro, decided).groups[2]?.rows.map(({ team }) => team);
  expect(order(['Dánia', 'Szlovénia'])).toEqual(['Anglia', 'Dánia', 'Szlovénia', 'Szerbia']);
  expect(order(['Szlovénia', 'Dánia'])).toEqual(['Anglia', 'Szlovénia', 'Dánia', 'Szerbia']);
});

test('fixtures stand by day, with scores or with where they are played', () => {
  const [first] = toFixtures(worldCup, { withScores: false }).days;
  expect(first?.day).toBe('november 20., vasárnap');
  expect(first?.events[0]).toMatchObject({ home: 'Katar', score: null, venue: 'Al Bayt Stadium, Al Khor' });
  expect(toFixtures(worldCup, { withScores: true }).days.at(-1)?.events[0]).toMatchObject({ label: 'döntő', score: '3–3 (tizenegyesekkel 4–2)', venue: null });
  expect(toDayLabel('2024-06-14')).toBe('június 14., péntek');
});
