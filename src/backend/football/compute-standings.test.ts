import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import type { Standings } from '../../shared/contract/schemas/football.ts';
import { SEED_SEASONS } from '../seed/sport/football/leagues.ts';
import { toSeasonFixtures, toSeasonGroups } from '../seed/sport/football/seed-seasons.ts';
import { requireTeam, SEED_TEAMS } from '../seed/sport/football/teams.ts';
import { computeProgress, computeStandings } from './compute-standings.ts';

const FJELSTUL = join(process.env['FACTS_FOLDER'] ?? '../shared/data', 'football/worldcup-2022/fjelstul/group_standings.csv');

function computeSeason(league: number, season: number) {
  const found = SEED_SEASONS.find((one) => one.league === league && one.season === season);
  if (found === undefined) throw new Error(`There is no season ${season} of ${league}.`);
  const rules = { ties: found.ties, decided: (found.decided ?? []).map((name) => requireTeam(name).id), groups: toSeasonGroups(found) };
  return { fixtures: toSeasonFixtures(found), rules, rows: computeStandings(toSeasonFixtures(found), rules) };
}

/** `1 Németország 3 2 1 0 8:2 7` */
function toLine({ rank, team, all: { played, win, draw, lose, goals }, points }: Standings['items'][number]): string {
  return `${rank} ${team.name} ${played} ${win} ${draw} ${lose} ${goals.for}:${goals.against} ${points}`;
}

function toTables(rows: Standings['items']): Record<string, string[]> {
  return Object.fromEntries([...Map.groupBy(rows, ({ group }) => group ?? '')].map(([group, items]) => [group, items.map(toLine)]));
}

test('the groups of Euro 2024 end as UEFA published them', () => {
  expect(toTables(computeSeason(4, 2024).rows)).toEqual({
    'A csoport': ['1 Németország 3 2 1 0 8:2 7', '2 Svájc 3 1 2 0 5:3 5', '3 Magyarország 3 1 0 2 2:5 3', '4 Skócia 3 0 1 2 2:7 1'],
    'B csoport': ['1 Spanyolország 3 3 0 0 5:0 9', '2 Olaszország 3 1 1 1 3:3 4', '3 Horvátország 3 0 2 1 3:6 2', '4 Albánia 3 0 1 2 3:5 1'],
    'C csoport': ['1 Anglia 3 1 2 0 2:1 5', '2 Dánia 3 0 3 0 2:2 3', '3 Szlovénia 3 0 3 0 2:2 3', '4 Szerbia 3 0 2 1 1:2 2'],
    'D csoport': ['1 Ausztria 3 2 0 1 6:4 6', '2 Franciaország 3 1 2 0 2:1 5', '3 Hollandia 3 1 1 1 4:4 4', '4 Lengyelország 3 0 1 2 3:6 1'],
    'E csoport': ['1 Románia 3 1 1 1 4:3 4', '2 Belgium 3 1 1 1 2:1 4', '3 Szlovákia 3 1 1 1 3:3 4', '4 Ukrajna 3 1 1 1 2:4 4'],
    'F csoport': ['1 Portugália 3 2 0 1 5:3 6', '2 Törökország 3 2 0 1 5:5 6', '3 Grúzia 3 1 1 1 4:4 4', '4 Csehország 3 0 1 2 3:5 1'],
  });
});

test('the groups of the World Cup 2022 end as FIFA published them', () => {
  expect(toTables(computeSeason(1, 2022).rows)).toEqual({
    'A csoport': ['1 Hollandia 3 2 1 0 5:1 7', '2 Szenegál 3 2 0 1 5:4 6', '3 Ecuador 3 1 1 1 4:3 4', '4 Katar 3 0 0 3 1:7 0'],
    'B csoport': ['1 Anglia 3 2 1 0 9:2 7', '2 Egyesült Államok 3 1 2 0 2:1 5', '3 Irán 3 1 0 2 4:7 3', '4 Wales 3 0 1 2 1:6 1'],
    'C csoport': ['1 Argentína 3 2 0 1 5:2 6', '2 Lengyelország 3 1 1 1 2:2 4', '3 Mexikó 3 1 1 1 2:3 4', '4 Szaúd-Arábia 3 1 0 2 3:5 3'],
    'D csoport': ['1 Franciaország 3 2 0 1 6:3 6', '2 Ausztrália 3 2 0 1 3:4 6', '3 Tunézia 3 1 1 1 1:1 4', '4 Dánia 3 0 1 2 1:3 1'],
    'E csoport': ['1 Japán 3 2 0 1 4:3 6', '2 Spanyolország 3 1 1 1 9:3 4', '3 Németország 3 1 1 1 6:5 4', '4 Costa Rica 3 1 0 2 3:11 3'],
    'F csoport': ['1 Marokkó 3 2 1 0 4:1 7', '2 Horvátország 3 1 2 0 4:1 5', '3 Belgium 3 1 1 1 1:2 4', '4 Kanada 3 0 0 3 2:7 0'],
    'G csoport': ['1 Brazília 3 2 0 1 3:1 6', '2 Svájc 3 2 0 1 4:3 6', '3 Kamerun 3 1 1 1 4:4 4', '4 Szerbia 3 0 1 2 5:8 1'],
    'H csoport': ['1 Portugália 3 2 0 1 6:4 6', '2 Dél-Korea 3 1 1 1 4:4 4', '3 Uruguay 3 1 1 1 2:2 4', '4 Ghána 3 1 0 2 5:7 3'],
  });
});

test.skipIf(!existsSync(FJELSTUL))('the groups of the World Cup 2022 equal the tables of another collection (read where its folder is)', () => {
  const names = new Map([...SEED_TEAMS.map(({ source, name }): [string, string] => [source, name]), ['United States', 'Egyesült Államok']]);
  const published = readFileSync(FJELSTUL, 'utf8').trim().split('\n').slice(1).map((line) => {
    const [, , , , , group = '', position, , team = '', , played, wins, draws, losses, goalsFor, goalsAgainst, , points] = line.replaceAll(/"[^"]*"/g, (text) => text.replaceAll(',', '')).split(',');
    return `${group.replace('Group ', '')} csoport ${position} ${names.get(team)} ${played} ${wins} ${draws} ${losses} ${goalsFor}:${goalsAgainst} ${points}`;
  });
  expect(published).toHaveLength(32);
  expect(computeSeason(1, 2022).rows.map((row) => `${row.group} ${toLine(row)}`)).toEqual(published);
});

test('the Premier League 2024–25 ends as it was published', () => {
  expect(computeSeason(39, 2024).rows.map(toLine)).toEqual([
    '1 Liverpool 38 25 9 4 86:41 84', '2 Arsenal 38 20 14 4 69:34 74', '3 Manchester City 38 21 8 9 72:44 71', '4 Chelsea 38 20 9 9 64:43 69', '5 Newcastle 38 20 6 12 68:47 66',
    '6 Aston Villa 38 19 9 10 58:51 66', '7 Nottingham Forest 38 19 8 11 58:46 65', '8 Brighton 38 16 13 9 66:59 61', '9 Bournemouth 38 15 11 12 58:46 56', '10 Brentford 38 16 8 14 66:57 56',
    '11 Fulham 38 15 9 14 54:54 54', '12 Crystal Palace 38 13 14 11 51:51 53', '13 Everton 38 11 15 12 42:44 48', '14 West Ham 38 11 10 17 46:62 43', '15 Manchester United 38 11 9 18 44:54 42',
    '16 Wolverhampton 38 12 6 20 54:69 42', '17 Tottenham 38 11 5 22 64:65 38', '18 Leicester 38 6 7 25 33:80 25', '19 Ipswich 38 4 10 24 36:82 22', '20 Southampton 38 2 6 30 26:86 12',
  ]);
});

test('the NB I 2020–21 ends with Ferencváros on 78 points, and Diósgyőr and Budafok last', () => {
  const lines = computeSeason(271, 2020).rows.map(toLine);
  expect(lines[0]).toBe('1 Ferencváros 33 23 9 1 69:22 78');
  expect(lines.slice(-2)).toEqual(['11 DVTK 33 9 6 18 34:53 33', '12 Budafoki MTE 33 7 6 20 34:74 27']);
});

describe('a table', () => {
  test('counts no knock-out match, not even one of two teams of a group', () => {
    const { fixtures, rows } = computeSeason(1, 2022);
    const meetings = fixtures.filter(({ teams: { home, away } }) => [home.name, away.name].toSorted().join() === 'Horvátország,Marokkó');
    expect(meetings).toHaveLength(2);
    expect(rows.every(({ all }) => all.played === 3)).toBe(true);
  });

  test('counts finished matches only', () => {
    const { fixtures, rules } = computeSeason(39, 2024);
    const live = fixtures.map((match, index) => (index < 370 ? match : { ...match, fixture: { ...match.fixture, status: { short: index < 375 ? '2H' : 'NS', elapsed: 70 } } }));
    expect(computeStandings(live, rules).reduce((sum, { all }) => sum + (all.played ?? 0), 0)).toBe(2 * 370);
  });

  test('has the last five results as form, the newest last, and none before the first match', () => {
    const { fixtures, rules, rows } = computeSeason(39, 2024);
    expect(rows[0]?.form).toBe('WLDLD');
    const before = fixtures.map((match) => ({ ...match, fixture: { ...match.fixture, status: { short: 'NS', elapsed: null } } }));
    const empty = computeStandings(before, rules);
    expect(empty.map(({ form, rank, points }) => [form, rank, points])).toEqual(Array.from({ length: 20 }, () => [null, 1, 0]));
    expect(empty[0]?.team.name).toBe('Arsenal');
  });

  test('gives each team’s points match by match, ending with the table’s', () => {
    const { fixtures, rules, rows } = computeSeason(39, 2024);
    const progress = computeProgress(fixtures, rules);
    expect(progress.map(({ team, points }) => [team.name, points.length, points.at(-1)])).toEqual(rows.map(({ team, points }) => [team.name, 38, points]));
    expect(progress[0]?.points.slice(0, 4)).toEqual([3, 6, 9, 9]);
  });
});
