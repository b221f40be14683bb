import { formula1Texts as texts } from '../../config/texts-formula1.ts';
import type { Formula1Data } from '../../features/formula1/formula1-data.ts';

/** What the page is about: a race, a profile, or a part of a season. */
export function toFormula1Title({ season, content }: Formula1Data): string {
  switch (content.view) {
    case 'versenynaptar': {
      const { shown, isAsked } = content;
      if (shown === null || !isAsked) return texts.titles.view(content.view, season);
      const toTitle = shown.isGrid ? texts.titles.grid : texts.titles.race;
      return toTitle(shown.competition.name, season, shown.race.name);
    }
    case 'csapatok':
      return content.team === null ? texts.titles.view(content.view, season) : (content.team.name ?? texts.table.unknownTeam);
    case 'versenyzok':
      return content.driver === null ? texts.titles.view(content.view, season) : (content.driver.name ?? texts.table.unknownDriver);
    case 'pontverseny':
    case 'konstruktor':
      return texts.titles.view(content.view, season);
  }
}

/** Whether the page is about one race, team or driver, whose name does not say of which sport. */
export function isOfOne({ content }: Formula1Data): boolean {
  switch (content.view) {
    case 'versenynaptar':
      return content.isAsked && content.shown !== null;
    case 'csapatok':
      return content.team !== null;
    case 'versenyzok':
      return content.driver !== null;
    case 'pontverseny':
    case 'konstruktor':
      return false;
  }
}
