import type { Formula1Data } from './formula1-data.ts';

/** A season as links to its parts name it: not at all where it goes without saying. */
export function toLinkSeason({ season, defaultSeason }: Pick<Formula1Data, 'season' | 'defaultSeason'>): number | null {
  return season === defaultSeason ? null : season;
}
