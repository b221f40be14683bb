import type { Fixture } from '../../shared/contract/schemas/football.ts';

/** A match as tables count it: who played, and the goals. */
export type PlayedMatch = { readonly home: number; readonly away: number; readonly homeGoals: number; readonly awayGoals: number };

const FINISHED: readonly (string | null)[] = ['FT', 'AET', 'PEN'];

/** Whether a match is over. @spec §4 Football match */
export function isFinished({ fixture }: Fixture): boolean {
  return FINISHED.includes(fixture.status.short);
}

/** The finished matches of a list as tables count them, in its order; a match without teams or goals counts for nobody. */
export function toPlayedMatches(fixtures: readonly Fixture[]): PlayedMatch[] {
  return fixtures.filter(isFinished).flatMap(({ teams, goals }) => {
    const [home, away, homeGoals, awayGoals] = [teams.home.id, teams.away.id, goals.home, goals.away];
    return home === null || away === null || homeGoals === null || awayGoals === null ? [] : [{ home, away, homeGoals, awayGoals }];
  });
}

/** The matches of the groups: each two teams of a group meet once, and what they play against each other later is another round. */
export function pickGroupMatches(matches: readonly PlayedMatch[], group: readonly number[]): PlayedMatch[] {
  const members = new Set(group);
  const met = new Set<string>();
  return matches.filter(({ home, away }) => {
    const pair = [home, away].toSorted((one, other) => one - other).join('-');
    if (!members.has(home) || !members.has(away) || met.has(pair)) return false;
    met.add(pair);
    return true;
  });
}
