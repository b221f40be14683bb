import { describe, expect, test } from 'vitest';
import { fixtureListSchema, type Fixture } from '../../../../shared/contract/schemas/football.ts';
import { SEED_SEASONS } from './leagues.ts';
import { parseMatchRow } from './parse-match-row.ts';
import { toSeasonFixtures } from './seed-seasons.ts';

const league = { id: 4, name: 'Európa-bajnokság', logo: null, season: 2024 };

function load(id: number): Fixture[] {
  return SEED_SEASONS.filter((season) => season.league === id).flatMap(toSeasonFixtures);
}

const toText = ({ teams, goals }: Fixture) => `${teams.home.name} – ${teams.away.name} ${goals.home}:${goals.away}`;

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index);
  if (item === undefined) throw new Error(`There is no item ${index} among ${items.length}.`);
  return item;
}

test('the ids of all matches differ, and the contract takes each as it is', () => {
  const fixtures = SEED_SEASONS.flatMap(toSeasonFixtures);
  expect(new Set(fixtures.map(({ fixture }) => fixture.id)).size).toBe(51 + 64 + 380 + 198);
  expect(fixtureListSchema.parse({ items: fixtures }).items).toEqual(fixtures);
});

test('a season’s matches stand in the order of their kick-offs, as the service gives them', () => {
  for (const fixtures of SEED_SEASONS.map(toSeasonFixtures)) {
    const starts = fixtures.map(({ fixture }) => [fixture.timestamp ?? 0, fixture.id] as const);
    expect(starts.toSorted(([one, id], [other, otherId]) => one - other || id - otherId)).toEqual(starts);
  }
});

describe('the fixed indexes of tournament labels (§9) begin a round each', () => {
  test('of Euro 2024', () => {
    const fixtures = load(4);
    expect(fixtures).toHaveLength(51);
    expect(toText(at(fixtures, 0))).toBe('Németország – Skócia 5:1');
    expect(fixtures[0]?.fixture.timestamp).toBe(Date.UTC(2024, 5, 14, 19) / 1000);
    for (const from of [0, 12, 24]) expect(new Set(fixtures.slice(from, from + 12).flatMap(({ teams }) => [teams.home.id, teams.away.id])).size).toBe(24);
    expect(fixtures.slice(36, 44).map(toText)).toContain('Románia – Hollandia 0:3');
    expect(fixtures.slice(44, 48).map(toText)).toContain('Spanyolország – Németország 2:1');
    expect(fixtures.slice(48, 50).map(toText)).toEqual(['Spanyolország – Franciaország 2:1', 'Hollandia – Anglia 1:2']);
    expect(toText(at(fixtures, 50))).toBe('Spanyolország – Anglia 2:1');
  });

  test('of the World Cup 2022', () => {
    const fixtures = load(1);
    expect(fixtures).toHaveLength(64);
    expect(fixtures[0]?.fixture).toMatchObject({ timestamp: Date.UTC(2022, 10, 20, 16) / 1000, venue: { name: 'Al Bayt Stadium, Al Khor' } });
    for (const from of [0, 16, 32]) expect(new Set(fixtures.slice(from, from + 16).flatMap(({ teams }) => [teams.home.id, teams.away.id])).size).toBe(32);
    expect(fixtures.slice(48, 56).map(toText)).toContain('Marokkó – Spanyolország 0:0');
    expect(fixtures.slice(56, 60).map(toText)).toContain('Horvátország – Brazília 1:1');
    expect(fixtures.slice(60, 62).map(toText)).toEqual(['Argentína – Horvátország 3:0', 'Franciaország – Marokkó 2:0']);
    expect([toText(at(fixtures, 62)), toText(at(fixtures, 63))]).toEqual(['Horvátország – Marokkó 2:1', 'Argentína – Franciaország 3:3']);
  });
});

test('each score is the sum of its goals, where the goals are known', () => {
  for (const { goals, events, teams, score } of [...load(4), ...load(1)]) {
    const count = (id: number | null, last: number) => events.filter(({ team, time }) => team.id === id && (time.elapsed ?? 0) <= last).length;
    expect([count(teams.home.id, 120), count(teams.away.id, 120)]).toEqual([goals.home, goals.away]);
    expect([count(teams.home.id, 90), count(teams.away.id, 90)]).toEqual([score.fulltime?.home, score.fulltime?.away]);
  }
});

test('extra time and penalties are known by status and score', () => {
  const find = (id: number, text: string) => load(id).find((fixture) => toText(fixture) === text);
  expect(find(1, 'Argentína – Franciaország 3:3')).toMatchObject({ fixture: { status: { short: 'PEN', elapsed: 120 } }, score: { fulltime: { home: 2, away: 2 }, penalty: { home: 4, away: 2 } } });
  expect(find(4, 'Spanyolország – Németország 2:1')).toMatchObject({ fixture: { status: { short: 'AET' } }, score: { fulltime: { home: 1, away: 1 }, penalty: null } });
  expect(find(4, 'Anglia – Svájc 1:1')).toMatchObject({ score: { penalty: { home: 5, away: 3 } } });
  expect(load(4).map(({ fixture }) => fixture.status.short).filter((short) => short !== 'FT').toSorted()).toEqual(['AET', 'AET', 'PEN', 'PEN', 'PEN']);
  expect(load(1).filter(({ fixture }) => fixture.status.short !== 'FT').map(({ fixture }) => fixture.status.short)).toEqual(['PEN', 'PEN', 'PEN', 'PEN', 'PEN']);
});

describe('a row', () => {
  test('of a match to come has no score, and what it does not know is null', () => {
    expect(parseMatchRow('2024-06-14 19:00|Németország|Skócia', { id: 1, league })).toMatchObject({
      fixture: { id: 1, timestamp: Date.UTC(2024, 5, 14, 19) / 1000, status: { short: 'NS', elapsed: null }, venue: null, referee: null },
      goals: { home: null, away: null },
      score: { fulltime: null, penalty: null },
      events: [],
    });
  });

  test('tells goals with their minutes, an own goal at the side that it counts for', () => {
    const { events } = parseMatchRow('2024-06-14 19:00|Németország|Skócia|2-1||Kai Havertz 45+1 p, Emre Can 90+3|Antonio Rüdiger 87 o', { id: 1, league });
    expect(events.map(({ detail, time, team, player }) => [player?.name, detail, time.elapsed, time.extra, team.name])).toEqual([
      ['Kai Havertz', 'Penalty', 45, 1, 'Németország'],
      ['Antonio Rüdiger', 'Own Goal', 87, null, 'Skócia'],
      ['Emre Can', 'Normal Goal', 90, 3, 'Németország'],
    ]);
  });

  test('with a slip is refused', () => {
    expect(() => parseMatchRow('2024-06-14 19:00|Németország|Atlantisz', { id: 1, league })).toThrow('Atlantisz');
    expect(() => parseMatchRow('2024-06-14 19:00|Németország|Skócia|1-0||Havertz', { id: 1, league })).toThrow('Havertz');
  });
});
