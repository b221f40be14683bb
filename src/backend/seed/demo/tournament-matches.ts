import type { ResultContent } from '../../../shared/contract/schemas/result-widget.ts';

/** A match as its row has it; `startsAt` in unix seconds. */
export type TournamentMatch = { readonly day: string; readonly startsAt: number; readonly stage: string; readonly home: string; readonly away: string; readonly score: string; readonly venue: string | null };

type Groups = Extract<ResultContent, { kind: 'groups' }>;
type GroupRow = Groups['groups'][number]['rows'][number];
type Fixtures = Extract<ResultContent, { kind: 'fixtures' }>;

const MONTHS = ['január', 'február', 'március', 'április', 'május', 'június', 'július', 'augusztus', 'szeptember', 'október', 'november', 'december'];
const WEEKDAYS = ['vasárnap', 'hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat'];
const OWN_TEAM = 'Magyarország';

/** Reads rows of `day|start|stage|home|away|score|venue`. @param offset of the clock of where they were played: `+02:00` */
export function parseMatches(rows: readonly string[], offset: string): TournamentMatch[] {
  return rows.map((row) => {
    const [day = '', time = '', stage = '', home = '', away = '', score = '', venue = null] = row.split('|');
    return { day, startsAt: Date.parse(`${day}T${time}:00${offset}`) / 1000, stage, home, away, score, venue };
  });
}

/** The matches by day, with their scores or without. */
export function toFixtures(matches: readonly TournamentMatch[], { withScores }: { withScores: boolean }): Fixtures {
  const days = [...Map.groupBy(matches, ({ day }) => day)];
  return {
    kind: 'fixtures',
    days: days.map(([day, events]) => ({
      day: toDayLabel(day),
      events: events.map(({ startsAt, stage, home, away, score, venue }) => ({ startsAt, label: stage, home, away, score: withScores ? score : null, venue: withScores ? null : venue })),
    })),
  };
}

/** `2024-06-14` → `június 14., péntek`. */
export function toDayLabel(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}., ${WEEKDAYS[date.getUTCDay()]}`;
}

/**
 * The tables of the groups, counted from their matches.
 * @param decided teams in the order in which what no goal decides was decided (cards, head to head)
 */
export function toGroups(matches: readonly TournamentMatch[], decided: readonly string[] = []): Groups {
  const ofGroups = matches.filter(({ stage }) => stage.endsWith(' csoport'));
  const groups = [...Map.groupBy(ofGroups, ({ stage }) => stage)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { kind: 'groups', groups: groups.map(([name, played]) => ({ name, rows: toTable(played, decided) })) };
}

function toTable(played: readonly TournamentMatch[], decided: readonly string[]): GroupRow[] {
  const rows = new Map<string, GroupRow>();
  for (const { home, away, score } of played) {
    const [homeGoals = 0, awayGoals = 0] = score.split('–').map(Number);
    addMatch(rows, home, homeGoals, awayGoals);
    addMatch(rows, away, awayGoals, homeGoals);
  }
  return [...rows.values()].toSorted(
    (one, other) =>
      other.points - one.points || toDifference(other) - toDifference(one) || other.goalsFor - one.goalsFor || decided.indexOf(one.team) - decided.indexOf(other.team),
  );
}

function addMatch(rows: Map<string, GroupRow>, team: string, goalsFor: number, goalsAgainst: number): void {
  const row = rows.get(team) ?? { team, played: 0, win: 0, draw: 0, lose: 0, goalsFor: 0, goalsAgainst: 0, points: 0, highlighted: team === OWN_TEAM };
  const [win, draw] = [Number(goalsFor > goalsAgainst), Number(goalsFor === goalsAgainst)];
  rows.set(team, {
    ...row,
    played: row.played + 1,
    win: row.win + win,
    draw: row.draw + draw,
    lose: row.lose + 1 - win - draw,
    goalsFor: row.goalsFor + goalsFor,
    goalsAgainst: row.goalsAgainst + goalsAgainst,
    points: row.points + 3 * win + draw,
  });
}

function toDifference({ goalsFor, goalsAgainst }: GroupRow): number {
  return goalsFor - goalsAgainst;
}
