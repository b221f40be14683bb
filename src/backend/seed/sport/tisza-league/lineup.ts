import type { Fixture } from '../../../../shared/contract/schemas/football.ts';
import type { Club, Player } from './clubs.ts';
import { toTeam } from './name-events.ts';

type Lineup = Fixture['lineups'][number];

/** A club's eleven with their places on the pitch (row from the goal, then place from the right), its bench and its coach. @spec §2.8 */
export function toLineup(club: Club): Lineup {
  return {
    team: toTeam(club),
    formation: club.formation,
    startXI: club.starters.map((player) => toLineupPlayer(player, toGrid(player, club.starters))),
    substitutes: club.substitutes.map((player) => toLineupPlayer(player, null)),
    coach: { name: club.coach, photo: null },
  };
}

function toLineupPlayer({ id, name, number, pos }: Player, grid: string | null): Lineup['startXI'][number] {
  return { player: { id, name, number, pos, grid } };
}

function toGrid(player: Player, starters: readonly Player[]): string {
  const line = starters.filter(({ pos }) => pos === player.pos);
  return `${'GDMF'.indexOf(player.pos) + 1}:${line.length - line.indexOf(player)}`;
}
