import type { FootballView } from '../../config/sport.ts';

/** Where a link of the football page leads. A match has an address by itself, whatever else is chosen. @spec §2.8 */
export type FootballPlace =
  | { readonly match: number }
  | { readonly league: number; readonly season: number | null; readonly view?: FootballView; readonly day?: string | null }
  | { readonly country: string };

/** The football page itself. */
export const FOOTBALL_PATH = '/foci';

/** The one address of a place of the football page. @spec §2.8 */
export function footballPath(place: FootballPlace): string {
  return `${FOOTBALL_PATH}?${new URLSearchParams(toParameters(place)).toString().replaceAll('+', '%20')}`;
}

function toParameters(place: FootballPlace): [string, string][] {
  if ('match' in place) return [['meccs', String(place.match)]];
  if ('country' in place) return [['orszag', place.country]];
  const { league, season, view = 'tabella', day = null } = place;
  return [
    ['liga', String(league)],
    ...(season === null ? [] : [['szezon', String(season)] satisfies [string, string]]),
    ...(view === 'tabella' ? [] : [['oldal', view] satisfies [string, string]]),
    ...(day === null ? [] : [['nap', day] satisfies [string, string]]),
  ];
}
