import { FORMULA1_VIEWS, type Formula1View } from '../../config/sport.ts';
import type { RaceList, RaceStandingsRow } from '../../contract/schemas/formula1.ts';
import type { Formula1Content, Formula1Data } from '../../features/formula1/formula1-data.ts';
import { FORMULA1_SPORT as sport } from '../../features/formula1/race-transport.ts';
import { toCompetitions } from '../../features/formula1/to-competitions.ts';
import { isAppError } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import type { LoadContext } from '../page.ts';
import { loadCalendar } from './load-calendar.ts';
import { loadSeason } from './load-season.ts';

/** Loads what the address asks for. @throws NOT_FOUND for a season, race, team or driver that is not there @spec §2.9 */
export async function loadFormula1(context: LoadContext): Promise<Formula1Data> {
  const { races, ...season } = await loadSeason(context);
  const content = await loadContent(context, season.season, races);
  return { ...season, source: toSource(content) ?? races.source, content };
}

async function loadContent(context: LoadContext, season: number, races: RaceList): Promise<Formula1Content> {
  const { site, query } = context;
  const view = FORMULA1_VIEWS.find((name) => name === query.oldal) ?? FORMULA1_VIEWS[0];
  switch (view) {
    case 'versenynaptar':
      return { view, ...(await loadCalendar(context, toCompetitions(races.items))) };
    case 'csapatok': {
      const { csapat: id } = query;
      const [rows, team] = await Promise.all([loadRows(site, view, season), id === undefined ? null : site.api.raceTeam({ params: { sport, id } })]);
      return { view, rows, team: team === null ? null : { ...team, id: Number(id) } };
    }
    case 'versenyzok': {
      const { versenyzo: id } = query;
      const [rows, driver] = await Promise.all([loadRows(site, view, season), id === undefined ? null : site.api.raceDriver({ params: { sport, id } })]);
      return { view, rows, driver: driver === null ? null : { ...driver, id: Number(id) } };
    }
    case 'pontverseny':
    case 'konstruktor':
      return { view, rows: await loadRows(site, view, season) };
  }
}

/** The points table of a season, of its teams or of its drivers; empty where nobody has points yet. */
async function loadRows({ api }: Pick<Site, 'api'>, view: Exclude<Formula1View, 'versenynaptar'>, season: number): Promise<readonly RaceStandingsRow[]> {
  const args = { params: { sport, season: String(season) } };
  try {
    const { items } = await (view === 'csapatok' || view === 'konstruktor' ? api.raceTeams(args) : api.raceDrivers(args));
    return items;
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return [];
    throw error;
  }
}

/** The profile that is shown may be of somebody else's facts than the season. */
function toSource(content: Formula1Content): Formula1Data['source'] {
  if (content.view === 'csapatok') return content.team?.source ?? null;
  return content.view === 'versenyzok' ? (content.driver?.source ?? null) : null;
}
