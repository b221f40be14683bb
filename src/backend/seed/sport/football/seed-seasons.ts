import type { Fixture } from '../../../../shared/contract/schemas/football.ts';
import { SEED_LEAGUES, type SeedSeason } from './leagues.ts';
import { parseMatchRow } from './parse-match-row.ts';
import { requireTeam } from './teams.ts';

/** The matches of a season in their order. */
export function toSeasonFixtures({ league: id, season, rows, firstId }: SeedSeason): Fixture[] {
  const name = SEED_LEAGUES.find((league) => league.id === id)?.name ?? null;
  return rows.map((row, index) => parseMatchRow(row, { id: firstId + index, league: { id, name, logo: null, season } }));
}

/** The groups of a season as the rules of tables take them. */
export function toSeasonGroups({ groups }: Pick<SeedSeason, 'groups'>): { name: string; teams: number[] }[] {
  return groups.map((group) => {
    const [name = '', teams = ''] = group.split(': ');
    return { name, teams: teams.split(', ').map((team) => requireTeam(team).id) };
  });
}
