import type { TieRule } from '../../../football/compute-standings.ts';
import { EURO_2024 } from './euro-2024.ts';
import { NB_1_2020 } from './nb-1-2020.ts';
import { PREMIER_LEAGUE_2024 } from './premier-league-2024.ts';
import { WORLD_CUP_2022 } from './world-cup-2022.ts';

/** A season of a league as its facts are kept: matches as rows, and how its tables are decided. */
export type SeedSeason = {
  readonly league: number;
  readonly season: number;
  readonly ties: readonly TieRule[];
  /** Teams in the order in which what no match decides was decided. */
  readonly decided?: readonly string[];
  /** The groups as `A csoport: Németország, …`; none where everybody plays everybody. */
  readonly groups: readonly string[];
  readonly rows: readonly string[];
  /** The id of the first match; the others count on. */
  readonly firstId: number;
};

/** The leagues that are facts: their ids are those that the specification names, or that such services use. @spec §9 */
export const SEED_LEAGUES = [
  { id: 4, name: 'Európa-bajnokság', country: 'Nemzetközi', position: 10 },
  { id: 1, name: 'Világbajnokság', country: 'Nemzetközi', position: 20 },
  { id: 39, name: 'Premier League', country: 'Anglia', position: 30 },
  { id: 271, name: 'NB I', country: 'Magyarország', position: 50 },
] as const;

/** Their seasons. */
export const SEED_SEASONS: readonly SeedSeason[] = [
  {
    league: 4,
    season: 2024,
    ties: ['headToHeadPoints', 'headToHeadDifference', 'headToHeadGoals', 'difference', 'goals', 'wins'],
    // Level in all that was played; Denmark was placed second.
    decided: ['Dánia', 'Szlovénia'],
    ...EURO_2024,
    firstId: 4001,
  },
  { league: 1, season: 2022, ties: ['difference', 'goals', 'headToHeadPoints', 'headToHeadDifference', 'headToHeadGoals'], ...WORLD_CUP_2022, firstId: 1001 },
  { league: 39, season: 2024, ties: ['difference', 'goals', 'headToHeadPoints', 'headToHeadGoals'], ...PREMIER_LEAGUE_2024, firstId: 39_001 },
  { league: 271, season: 2020, ties: ['wins', 'difference', 'goals', 'headToHeadPoints', 'headToHeadDifference', 'headToHeadGoals'], ...NB_1_2020, firstId: 271_001 },
];
