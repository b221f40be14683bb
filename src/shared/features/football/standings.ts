import type { Standings } from '../../contract/schemas/football.ts';

/** A row of a league table as the service sends it. */
export type StandingRow = Standings['items'][number];

/** A row with the rank that it shows: none where it shares the one above it. */
export type RankedRow = { readonly row: StandingRow; readonly rank: number | null };

/** A table: of a league the only one, of a tournament one a group. */
export type StandingGroup = { readonly name: string | null; readonly rows: readonly RankedRow[] };

const FORM_MATCHES = 5;

/** A league's tables in the service's order; each in the order of its ranks. @spec §2.8 §5 Ranking ties */
export function toStandingGroups(rows: Standings['items']): StandingGroup[] {
  const groups = Map.groupBy(rows, ({ group }) => group);
  return [...groups].map(([name, members]) => ({ name, rows: toRanked(members.toSorted(byRank)) }));
}

/** What a row's form says of the last five matches, the newest last; nothing where it is not known. */
export function toForm({ form }: Pick<StandingRow, 'form'>): ('W' | 'D' | 'L')[] {
  return [...(form ?? '')].flatMap((letter): ('W' | 'D' | 'L')[] => (letter === 'W' || letter === 'D' || letter === 'L' ? [letter] : [])).slice(-FORM_MATCHES);
}

function byRank(a: StandingRow, b: StandingRow): number {
  return (a.rank ?? Infinity) === (b.rank ?? Infinity) ? 0 : (a.rank ?? Infinity) - (b.rank ?? Infinity);
}

function toRanked(rows: readonly StandingRow[]): RankedRow[] {
  return rows.map((row, index) => ({ row, rank: index > 0 && row.rank === rows[index - 1]?.rank ? null : row.rank }));
}
