import type { FootballView } from '../../config/sport.ts';
import type { PlayerList } from '../../contract/schemas/football.ts';
import { toRanks } from '../../lib/ranking.ts';

/** The lists of players. */
export type PlayerView = Exclude<FootballView, 'tabella'>;

type PlayerRow = PlayerList['items'][number];
type Numbers = PlayerRow['statistics'][number];

/** A player's place in a list. */
export type RankedPlayer = {
  /** Blank where it is shared with the one above. */
  readonly rank: number | null;
  readonly player: PlayerRow['player'];
  readonly team: Numbers['team'] | null;
  readonly score: number;
  /** Of the red cards: those that a second yellow card made. */
  readonly secondYellows: number;
};

/** The players of a list with more than 0 of what it counts, most first; those with equally many share a rank. @spec §2.8 §5 Top scorers */
export function toRankedPlayers(view: PlayerView, rows: PlayerList['items']): RankedPlayer[] {
  const listed = rows
    .map(({ player, statistics: [numbers] }) => ({ player, team: numbers?.team ?? null, score: toScore(view, numbers), secondYellows: numbers?.cards.yellowred ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const ranks = toRanks(listed.map(({ score }) => score));
  return listed.map((row, index) => ({ ...row, rank: ranks[index] ?? null }));
}

function toScore(view: PlayerView, numbers: Numbers | undefined): number {
  switch (view) {
    case 'gol':
      return numbers?.goals.total ?? 0;
    case 'sarga':
      return numbers?.cards.yellow ?? 0;
    case 'piros':
      return (numbers?.cards.red ?? 0) + (numbers?.cards.yellowred ?? 0);
  }
}
