import type { RaceList } from '../../contract/schemas/formula1.ts';
import { decideSeason } from '../../features/formula1/decide-season.ts';
import type { Formula1Data } from '../../features/formula1/formula1-data.ts';
import { FORMULA1_SPORT as sport } from '../../features/formula1/race-transport.ts';
import { isAppError, notFound } from '../../lib/errors.ts';
import { isMissingCall } from '../../lib/missing-call.ts';
import type { Site } from '../../lib/site.ts';
import { toZonedTime } from '../../lib/zoned-time.ts';
import type { LoadContext } from '../page.ts';

/** A season among the others, with its races. */
export type Season = Pick<Formula1Data, 'season' | 'defaultSeason' | 'seasons'> & { readonly races: RaceList };

type ApiSite = Pick<Site, 'api'>;

/** The season that is asked for, or the one that is shown where none is. @throws NOT_FOUND for one that is not there @spec §2.9 */
export async function loadSeason({ site, query, path }: LoadContext): Promise<Season> {
  const thisYear = toZonedTime(site.now(), site.edition.timeZone).year;
  const asked = query.szezon === undefined ? null : Number(query.szezon);
  const [known, races] = await Promise.all([loadSeasons(site), loadRaces(site, asked ?? thisYear)]);
  if (asked === null) return races !== null && races.items.length > 0 ? toSeason(thisYear, thisYear, known, races) : loadOlderSeason(site, thisYear, known);
  if (races === null) throw notFound(path);
  return toSeason(asked, decideSeason(thisYear, known), known, races);
}

/** Where this year has no races: the newest season that has, or this year's without any. */
async function loadOlderSeason(site: ApiSite, thisYear: number, known: readonly number[]): Promise<Season> {
  const newest = decideSeason(thisYear, known.filter((season) => season !== thisYear));
  // Where nobody tells the seasons, the year before may have been one.
  const season = newest === thisYear ? thisYear - 1 : newest;
  const races = await loadRaces(site, season);
  return races === null || races.items.length === 0 ? toSeason(thisYear, thisYear, known, { items: [], source: null }) : toSeason(season, season, known, races);
}

function toSeason(season: number, defaultSeason: number, known: readonly number[], races: RaceList): Season {
  return { season, defaultSeason, seasons: [...new Set([season, ...known])].toSorted((a, b) => b - a), races };
}

async function loadSeasons({ api }: ApiSite): Promise<number[]> {
  try {
    const { items } = await api.seasons({ params: { sport } });
    return items.map(({ id }) => Number(id)).filter(Number.isInteger);
  } catch (error) {
    if (isMissingCall(error)) return [];
    throw error;
  }
}

async function loadRaces({ api }: ApiSite, season: number): Promise<RaceList | null> {
  try {
    return await api.races({ params: { sport, season: String(season) } });
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
