import type { RaceResultRow } from '../../contract/schemas/formula1.ts';
import { decideCompetition, decideRace } from '../../features/formula1/decide-race.ts';
import type { Competition, Formula1Content, RaceData, ShownRace } from '../../features/formula1/formula1-data.ts';
import { createRaceChart } from '../../features/formula1/race-charts.ts';
import { FORMULA1_SPORT } from '../../features/formula1/race-transport.ts';
import { sortRows } from '../../features/formula1/sort-rows.ts';
import { isAppError, notFound } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import type { LoadContext } from '../page.ts';

type Calendar = Omit<Extract<Formula1Content, { view: 'versenynaptar' }>, 'view'>;
type Chosen = Pick<ShownRace, 'competition' | 'race' | 'isGrid'>;

/** The calendar with the race that is asked for, or that is shown by itself. @throws NOT_FOUND @spec §2.9 §4 F1 race */
export async function loadCalendar(context: LoadContext, competitions: readonly Competition[]): Promise<Calendar> {
  const { site, query } = context;
  const chosen = chooseRace(context, competitions);
  const shown = chosen === null ? null : { ...chosen, ...(await loadResult(site, chosen)) };
  return { competitions, shown, isAsked: query.verseny !== undefined || query.futam !== undefined };
}

/** Of a race its weekend follows; of a weekend its race. A race of another weekend than the one asked for is not there. */
function chooseRace({ site, query, path }: LoadContext, competitions: readonly Competition[]): Chosen | null {
  const { verseny, futam } = query;
  if (verseny === undefined && futam === undefined) {
    const competition = decideCompetition(competitions, { now: site.now(), timeZone: site.edition.timeZone });
    return toChosen(competition, competition === null ? null : decideRace(competition), false);
  }
  const raceId = futam === undefined ? null : Math.abs(Number(futam));
  const isTheOne = (race: RaceData) => race.id === raceId;
  const competition = competitions.find(({ id, races }) => (verseny === undefined || id === Number(verseny)) && (raceId === null || races.some(isTheOne))) ?? null;
  const race = raceId === null && competition !== null ? decideRace(competition) : competition?.races.find(isTheOne);
  const chosen = toChosen(competition, race ?? null, Number(futam) < 0);
  if (chosen === null) throw notFound(path);
  return chosen;
}

function toChosen(competition: Competition | null, race: RaceData | null, isGrid: boolean): Chosen | null {
  return competition === null || race === null ? null : { competition, race, isGrid };
}

async function loadResult(site: Site, { race, isGrid }: Chosen): Promise<Pick<ShownRace, 'rows' | 'chart'>> {
  const rows = await loadRows(site, isGrid ? -race.id : race.id);
  return { rows: rows.map(({ position, driver, team, time, grid, laps, points }) => ({ position, driver, team, time, grid, laps, points })), chart: isGrid ? null : createRaceChart(rows) };
}

async function loadRows({ api }: Site, raceId: number): Promise<RaceResultRow[]> {
  try {
    const { items } = await api.raceResult({ params: { sport: FORMULA1_SPORT, raceId: String(raceId) } });
    return sortRows(items);
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return [];
    throw error;
  }
}
