import { FORMULA1_VIEWS, type Formula1View } from '../../config/sport.ts';

/** Where the Formula 1 page stands. */
export const FORMULA1_PATH = '/f1';

/** A place of the Formula 1 page: what is not said has its default there. */
export type Formula1Place = {
  readonly view?: Formula1View;
  /** Null for the season that is shown where none is asked for. */
  readonly season?: number | null;
  readonly competition?: number;
  /** Less than 0 for the starting grid. */
  readonly race?: number;
  readonly team?: number;
  readonly driver?: number;
};

/** The address of a place, its parameters in one order and none that says what goes without saying. @spec §2.9 */
export function toFormula1Path({ view, season, competition, race, team, driver }: Formula1Place): string {
  const parameters = [
    ['oldal', view === FORMULA1_VIEWS[0] ? null : view],
    ['szezon', season],
    ['verseny', competition],
    ['futam', race],
    ['csapat', team],
    ['versenyzo', driver],
  ] as const;
  const query = parameters.flatMap(([name, value]) => (value === undefined || value === null ? [] : [`${name}=${value}`])).join('&');
  return query === '' ? FORMULA1_PATH : `${FORMULA1_PATH}?${query}`;
}
