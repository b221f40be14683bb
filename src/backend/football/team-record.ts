import type { PlayedMatch } from './finished.ts';

/** What a team has played together. */
export type TeamRecord = { readonly played: number; readonly win: number; readonly draw: number; readonly lose: number; readonly goalsFor: number; readonly goalsAgainst: number; readonly points: number };

const POINTS = { W: 3, D: 1, L: 0 } as const;

/** How a match ended for a team. */
export type MatchResult = keyof typeof POINTS;

/** The results of a team's matches in their order. */
export function toResults(team: number, matches: readonly PlayedMatch[]): MatchResult[] {
  return ofTeam(team, matches).map(({ scored, conceded }) => (scored > conceded ? 'W' : scored === conceded ? 'D' : 'L'));
}

/** A team's points after each of its matches. */
export function toProgress(team: number, matches: readonly PlayedMatch[]): number[] {
  let points = 0;
  return toResults(team, matches).map((result) => (points += POINTS[result]));
}

/** Counts a team's matches: three points for a win, one for a draw. */
export function countRecord(team: number, matches: readonly PlayedMatch[]): TeamRecord {
  const goals = ofTeam(team, matches);
  const results = toResults(team, matches);
  const count = (result: MatchResult) => results.filter((one) => one === result).length;
  return {
    played: results.length,
    win: count('W'),
    draw: count('D'),
    lose: count('L'),
    goalsFor: sum(goals.map(({ scored }) => scored)),
    goalsAgainst: sum(goals.map(({ conceded }) => conceded)),
    points: sum(results.map((result) => POINTS[result])),
  };
}

function ofTeam(team: number, matches: readonly PlayedMatch[]): { scored: number; conceded: number }[] {
  return matches.flatMap(({ home, away, homeGoals, awayGoals }) => {
    if (home === team) return [{ scored: homeGoals, conceded: awayGoals }];
    return away === team ? [{ scored: awayGoals, conceded: homeGoals }] : [];
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
