import type { Fixture, FixtureEvent } from '../../../../shared/contract/schemas/football.ts';
import { requireTeam } from './teams.ts';

type TeamRef = Fixture['teams']['home'];
type Score = { readonly home: number; readonly away: number };
type Result = { readonly short: string; readonly goals: Score | null; readonly fulltime: Score | null; readonly penalty: Score | null; readonly elapsed: number | null };

/** What of a match its row does not say. */
export type RowPlace = { readonly id: number; readonly league: Fixture['league'] };

/**
 * Reads a match of `start in UTC|home|away|score|venue|goals of the one|goals of the other`, what is unknown left empty.
 * A score is `2-1`, after extra time `1-1 aet 2-1`, after penalties `1-1 aet 1-1 pen 3-4`; a goal `Harry Kane 45+1 p`, where
 * `p` is a penalty and `o` an own goal of one of the others.
 */
export function parseMatchRow(row: string, { id, league }: RowPlace): Fixture {
  const [start = '', homeName = '', awayName = '', score = '', venue = '', homeGoals = '', awayGoals = ''] = row.split('|');
  const [home, away] = [toTeamRef(homeName), toTeamRef(awayName)];
  const { short, goals, fulltime, penalty, elapsed } = parseScore(score);
  return {
    fixture: { id, timestamp: Date.parse(`${start.replace(' ', 'T')}:00Z`) / 1000, status: { short, elapsed }, venue: venue === '' ? null : { name: venue }, referee: null },
    league,
    teams: { home, away },
    goals: goals ?? { home: null, away: null },
    score: { fulltime, penalty },
    events: [...parseGoals(homeGoals, home), ...parseGoals(awayGoals, away)].toSorted((one, other) => toMinute(one) - toMinute(other)),
    lineups: [],
    statistics: [],
    predictions: [],
    url: null,
    robot: false,
  };
}

function toTeamRef(name: string): TeamRef {
  return { id: requireTeam(name).id, name, logo: null };
}

function parseScore(text: string): Result {
  const [, played, , extra, , penalties] = /^(\d+-\d+)( aet (\d+-\d+))?( pen (\d+-\d+))?$/.exec(text) ?? [];
  if (played === undefined) return { short: 'NS', goals: null, fulltime: null, penalty: null, elapsed: null };
  const fulltime = toScore(played);
  if (extra === undefined) return { short: 'FT', goals: fulltime, fulltime, penalty: null, elapsed: 90 };
  return { short: penalties === undefined ? 'AET' : 'PEN', goals: toScore(extra), fulltime, penalty: penalties === undefined ? null : toScore(penalties), elapsed: 120 };
}

function toScore(text: string): Score {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
}

function parseGoals(text: string, team: TeamRef): FixtureEvent[] {
  if (text === '') return [];
  return text.split(', ').map((goal) => {
    const [, name, elapsed, extra, kind] = /^(.+) (\d+)(?:\+(\d+))?(?: ([po]))?$/.exec(goal) ?? [];
    if (name === undefined) throw new Error(`The goal "${goal}" is not like "Harry Kane 45+1 p".`);
    return {
      type: 'Goal',
      detail: kind === 'p' ? 'Penalty' : kind === 'o' ? 'Own Goal' : 'Normal Goal',
      comments: null,
      time: { elapsed: Number(elapsed), extra: extra === undefined ? null : Number(extra) },
      team,
      player: { id: null, name, photo: null },
      assist: null,
    };
  });
}

function toMinute({ time: { elapsed, extra } }: FixtureEvent): number {
  return (elapsed ?? 0) + (extra ?? 0) / 100;
}
