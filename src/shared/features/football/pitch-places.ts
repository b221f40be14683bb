import { LINEUP_STARTERS } from '../../config/constants.ts';
import type { Fixture } from '../../contract/schemas/football.ts';

type Lineup = Fixture['lineups'][number];

/** Somebody on the team sheet. */
export type LineupPlayer = Lineup['startXI'][number]['player'];

/** A starter on the pitch; per cent of its width and height, the own goal at the bottom. */
export type PitchPlace = { readonly player: LineupPlayer; readonly x: number; readonly y: number };

const LINES = ['G', 'D', 'M', 'F'];

/** The eleven who start. @spec §2.8 §9 */
export function toStarters({ startXI }: Pick<Lineup, 'startXI'>): LineupPlayer[] {
  return startXI.slice(0, LINEUP_STARTERS).map(({ player }) => player);
}

/** Where the starters stand, by the grid or else by their positions; nowhere unless that is known of each of them. */
export function toPitchPlaces(starters: readonly LineupPlayer[]): PitchPlace[] {
  const places = toGrid(starters, fromGrid) ?? toGrid(starters, fromPosition) ?? [];
  const rows = [...Map.groupBy(places, ({ row }) => row)].toSorted(([a], [b]) => a - b);
  return rows.flatMap(([, line], at) => line.toSorted((a, b) => b.column - a.column).map(({ player }, index) => ({ player, x: toShare(index, line.length), y: 100 - toShare(at, rows.length) })));
}

type GridPlace = { readonly player: LineupPlayer; readonly row: number; readonly column: number };

function toGrid(starters: readonly LineupPlayer[], toPlace: (player: LineupPlayer, index: number) => GridPlace | null): GridPlace[] | null {
  const places = starters.flatMap((player, index) => toPlace(player, index) ?? []);
  return places.length === starters.length && places.length > 0 ? places : null;
}

/** As the service writes it, "2:3": the second line from the own goal, the third from the right. */
function fromGrid(player: LineupPlayer): GridPlace | null {
  const match = /^(\d{1,2}):(\d{1,2})$/.exec(player.grid ?? '');
  return match === null ? null : { player, row: Number(match[1]), column: Number(match[2]) };
}

function fromPosition(player: LineupPlayer, index: number): GridPlace | null {
  const row = LINES.indexOf(player.pos ?? '');
  return row === -1 ? null : { player, row, column: index };
}

function toShare(index: number, count: number): number {
  return Math.round(((index + 0.5) / count) * 1000) / 10;
}
