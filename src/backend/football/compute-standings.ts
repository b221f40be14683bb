import type { Fixture, LeagueProgress, Standings } from '../../shared/contract/schemas/football.ts';
import { pickGroupMatches, toPlayedMatches, type PlayedMatch } from './finished.ts';
import { rankTeams, type RankRules } from './rank-teams.ts';
import { countRecord, toProgress, toResults } from './team-record.ts';

export type { TieRule } from './rank-teams.ts';

/** How the tables of a season are made; without groups everybody plays everybody. */
export type TableRules = RankRules & { readonly groups: readonly { readonly name: string; readonly teams: readonly number[] }[] };

type TeamRef = Standings['items'][number]['team'];
type Table = { readonly group: string | null; readonly ranked: readonly (readonly number[])[]; readonly matches: readonly PlayedMatch[] };

const FORM_MATCHES = 5;

/** The tables of a season, group by group. Only finished matches count; level teams that nothing parts share a rank. @spec §2.8 §3 Standing row §5 */
export function computeStandings(fixtures: readonly Fixture[], rules: TableRules): Standings['items'] {
  const teams = toTeams(fixtures);
  return toTables(fixtures, rules).flatMap(({ group, ranked, matches }) =>
    ranked.flatMap((level, index) =>
      level.map((id) => toRow({ team: teams.get(id) ?? { id, name: null, logo: null }, rank: 1 + ranked.slice(0, index).flat().length, group, matches, id })),
    ),
  );
}

/** Each team's points after each of its matches, in the order of the tables. */
export function computeProgress(fixtures: readonly Fixture[], rules: TableRules): LeagueProgress['items'] {
  const teams = toTeams(fixtures);
  return toTables(fixtures, rules).flatMap(({ ranked, matches }) => ranked.flat().map((id) => ({ team: teams.get(id) ?? { id, name: null, logo: null }, points: toProgress(id, matches) })));
}

function toTables(fixtures: readonly Fixture[], rules: TableRules): Table[] {
  const played = toPlayedMatches(fixtures);
  if (rules.groups.length === 0) return [{ group: null, ranked: inOrderOfName(rankTeams([...toTeams(fixtures).keys()], played, rules), fixtures), matches: played }];
  return rules.groups.map(({ name, teams }) => {
    const matches = pickGroupMatches(played, teams);
    return { group: name, ranked: inOrderOfName(rankTeams(teams, matches, rules), fixtures), matches };
  });
}

/** Teams that share a rank stand in the order of their names. */
function inOrderOfName(ranked: readonly (readonly number[])[], fixtures: readonly Fixture[]): number[][] {
  const teams = toTeams(fixtures);
  const nameOf = (id: number) => teams.get(id)?.name ?? '';
  return ranked.map((level) => level.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'hu')));
}

function toTeams(fixtures: readonly Fixture[]): Map<number, TeamRef> {
  return new Map(fixtures.flatMap(({ teams: { home, away } }) => [home, away]).flatMap((team): [number, TeamRef][] => (team.id === null ? [] : [[team.id, team]])));
}

function toRow({ team, rank, group, matches, id }: { team: TeamRef; rank: number; group: string | null; matches: readonly PlayedMatch[]; id: number }): Standings['items'][number] {
  const { played, win, draw, lose, goalsFor, goalsAgainst, points } = countRecord(id, matches);
  return {
    rank,
    team,
    all: { played, win, draw, lose, goals: { for: goalsFor, against: goalsAgainst } },
    goalsDiff: goalsFor - goalsAgainst,
    points,
    group,
    form: toResults(id, matches).slice(-FORM_MATCHES).join('') || null,
  };
}
