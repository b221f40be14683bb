import type { Formula1Data } from '../../features/formula1/formula1-data.ts';
import type { Formula1Place } from '../../features/formula1/formula1-path.ts';
import { toLinkSeason } from '../../features/formula1/season-link.ts';

/** Where the page stands. A race's address names its season, so that it lasts beyond the season. @spec §2.9 */
export function toFormula1Place(data: Formula1Data): Formula1Place {
  const { content } = data;
  const season = toLinkSeason(data);
  switch (content.view) {
    case 'versenynaptar':
      return content.shown === null || !content.isAsked ? { season } : toRacePlace(data.season, content.shown);
    case 'csapatok':
      return content.team === null ? { view: content.view, season } : { view: content.view, season, team: content.team.id };
    case 'versenyzok':
      return content.driver === null ? { view: content.view, season } : { view: content.view, season, driver: content.driver.id };
    case 'pontverseny':
    case 'konstruktor':
      return { view: content.view, season };
  }
}

/** The place that all copies of the page name: a profile is the same in every season. */
export function toCanonicalPlace(data: Formula1Data): Formula1Place {
  const place = toFormula1Place(data);
  return place.team === undefined && place.driver === undefined ? place : { ...place, season: null };
}

type Shown = Extract<Formula1Data['content'], { view: 'versenynaptar' }>['shown'];

function toRacePlace(season: number, { competition, race, isGrid }: NonNullable<Shown>): Formula1Place {
  return { season, competition: competition.id, race: isGrid ? -race.id : race.id };
}
