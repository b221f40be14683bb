import type { PlayedMatch } from './finished.ts';
import { countRecord, type TeamRecord } from './team-record.ts';

/** What parts teams that are level on points. Head to head looks only at the matches among them; its rules stand together. */
export type TieRule = 'difference' | 'goals' | 'wins' | 'headToHeadPoints' | 'headToHeadDifference' | 'headToHeadGoals';

/** How a table is decided: the rules in their order, then teams in the order that was decided off the field. */
export type RankRules = { readonly ties: readonly TieRule[]; readonly decided?: readonly number[] };

const HEAD_TO_HEAD: ReadonlySet<TieRule> = new Set(['headToHeadPoints', 'headToHeadDifference', 'headToHeadGoals']);

/** The teams in the order of the table; those that nothing parts stand together. @spec §5 Ranking ties */
export function rankTeams(teams: readonly number[], matches: readonly PlayedMatch[], rules: RankRules): number[][] {
  const overall = new Map(teams.map((team) => [team, countRecord(team, matches)]));
  const levels = splitBy(teams, (team) => overall.get(team)?.points ?? 0);
  return levels.flatMap((level) => partLevel(level, 0, { matches, overall, rules }));
}

type Ranking = { readonly matches: readonly PlayedMatch[]; readonly overall: ReadonlyMap<number, TeamRecord>; readonly rules: RankRules };

function partLevel(level: readonly number[], from: number, ranking: Ranking): number[][] {
  const { ties, decided = [] } = ranking.rules;
  const rule = ties[from];
  if (level.length === 1) return [[...level]];
  if (rule === undefined) return partDecided(level, decided);
  const block = HEAD_TO_HEAD.has(rule) ? ties.slice(from).filter((tie) => HEAD_TO_HEAD.has(tie)) : [rule];
  const parts = block.reduce<number[][]>((found, tie) => found.flatMap((part) => splitBy(part, toValue(tie, level, ranking))), [[...level]]);
  // Only when all of head to head has been asked, it is asked anew among those who are still level.
  return parts.flatMap((part) => partLevel(part, part.length < level.length && HEAD_TO_HEAD.has(rule) ? from : from + block.length, ranking));
}

function toValue(rule: TieRule, level: readonly number[], { matches, overall }: Ranking): (team: number) => number {
  const among = (team: number) => countRecord(team, matches.filter(({ home, away }) => level.includes(home) && level.includes(away)));
  const all = (team: number) => overall.get(team) ?? countRecord(team, []);
  switch (rule) {
    case 'difference':
      return (team) => toDifference(all(team));
    case 'goals':
      return (team) => all(team).goalsFor;
    case 'wins':
      return (team) => all(team).win;
    case 'headToHeadPoints':
      return (team) => among(team).points;
    case 'headToHeadDifference':
      return (team) => toDifference(among(team));
    case 'headToHeadGoals':
      return (team) => among(team).goalsFor;
  }
}

function toDifference({ goalsFor, goalsAgainst }: TeamRecord): number {
  return goalsFor - goalsAgainst;
}

function partDecided(level: readonly number[], decided: readonly number[]): number[][] {
  if (!level.every((team) => decided.includes(team))) return [[...level]];
  return level.toSorted((one, other) => decided.indexOf(one) - decided.indexOf(other)).map((team) => [team]);
}

/** Teams of one value together, the highest value first. */
function splitBy(teams: readonly number[], toNumber: (team: number) => number): number[][] {
  const byValue = Map.groupBy(teams, toNumber);
  return [...byValue].toSorted(([one], [other]) => other - one).map(([, part]) => part);
}
