import { liveScoreTexts as texts } from '../../config/texts-live-score.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import { isExtended, isShootOut, showsScore } from './match-status.ts';

/** A team as its match names it. */
export type Team = Fixture['teams']['home'];

/** A match in a list: no more of it than a line shows. */
export type MatchRow = {
  readonly id: number;
  readonly timestamp: number | null;
  readonly status: Fixture['fixture']['status'];
  readonly home: Team;
  readonly away: Team;
  readonly goals: Fixture['goals'];
  readonly score: Fixture['score'];
};

/** The line of a match. */
export function toMatchRow({ fixture, teams, goals, score }: Fixture): MatchRow {
  return { id: fixture.id, timestamp: fixture.timestamp, status: fixture.status, home: teams.home, away: teams.away, goals, score };
}

/** How a team is called. */
export function toTeamName({ name }: Pick<Team, 'name'>): string {
  return name ?? texts.unknownTeam;
}

/** The score as it is read, or null where none is shown. @spec §4 Status NS */
export function toScoreText({ status, goals }: Pick<MatchRow, 'status' | 'goals'>): string | null {
  return showsScore(status.short, goals) ? texts.score(toGoals(goals.home), toGoals(goals.away)) : null;
}

/** What extended play adds to the score: how it stood after ninety minutes, and the penalties. @spec §4 Extended-play statuses */
export function toExtendedScore({ status: { short }, score: { fulltime, penalty } }: Pick<MatchRow, 'status' | 'score'>): string | null {
  if (!isExtended(short)) return null;
  const parts = [
    fulltime === null || isEmpty(fulltime) ? null : texts.fullTime(toGoals(fulltime.home), toGoals(fulltime.away)),
    penalty === null || isEmpty(penalty) || !isShootOut(short) ? null : texts.penalties(toGoals(penalty.home), toGoals(penalty.away)),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

function isEmpty({ home, away }: Fixture['goals']): boolean {
  return home === null && away === null;
}

function toGoals(count: number | null): string {
  return count === null ? texts.noGoals : String(count);
}
