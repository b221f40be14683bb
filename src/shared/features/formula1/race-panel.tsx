import { formula1Texts } from '../../config/texts-formula1.ts';
import { LineChartFigure } from '../../ui/charts/line-chart-figure.tsx';
import { Tabs, type TabLink } from '../../ui/tabs.tsx';
import type { ShownRace } from './formula1-data.ts';
import { toFormula1Path } from './formula1-path.ts';
import { LiveRace, StartingGrid } from './live-race.tsx';
import styles from './formula1.module.css';

const { race: texts, liveNote } = formula1Texts;

type RacePanelProps = {
  shown: ShownRace;
  season: number;
  /** Of links to profiles: null where the season goes without saying. */
  linkSeason: number | null;
  /** The page is about this race, and its title names it. */
  isAsked: boolean;
};

/** A race of a weekend, and the way to its others. @spec §2.9 */
export function RacePanel({ shown, season, linkSeason, isAsked }: RacePanelProps) {
  const { competition, race, isGrid, chart } = shown;
  const Rows = isGrid ? StartingGrid : LiveRace;
  return (
    <section className={styles.block}>
      {!isAsked && (
        <h2 className="heading">
          <a href={toFormula1Path({ season, competition: competition.id, race: race.id })}>{competition.name}</a>
        </h2>
      )}
      <Tabs label={texts.sessionsLabel} tabs={toSessionTabs(shown, season, isAsked)} within />
      <Rows key={race.id} shown={shown} season={linkSeason} />
      {chart !== null && <LineChartFigure chart={chart} />}
      <p className="meta">{liveNote}</p>
    </section>
  );
}

/** Each race of the weekend and its starting grid. */
function toSessionTabs({ competition, race, isGrid }: ShownRace, season: number, isAsked: boolean): TabLink[] {
  const current = isAsked ? 'page' : 'true';
  return competition.races.flatMap(({ id, name }) => [
    { label: name, href: toFormula1Path({ season, competition: competition.id, race: id }), current: id === race.id && !isGrid ? current : null },
    { label: competition.races.length === 1 ? texts.grid : texts.gridOf(name), href: toFormula1Path({ season, competition: competition.id, race: -id }), current: id === race.id && isGrid ? current : null },
  ]);
}
