import { EURO_2024_SEASON_YEAR, EURO_LEAGUE_ID } from '../../config/constants.ts';

type LeagueAndSeason = { readonly league: { readonly id: number } | null; readonly season: number | null };

/** Whether it is the European championship of 2024, which the page shows in its own way. @spec §9 EB 2024 */
export function isEuro2024({ league, season }: LeagueAndSeason): boolean {
  return league?.id === EURO_LEAGUE_ID && season === EURO_2024_SEASON_YEAR;
}
