import { FORMULA1_VIEWS } from '../../config/sport.ts';
import { formula1Texts as texts } from '../../config/texts-formula1.ts';
import { Calendar } from '../../features/formula1/calendar.tsx';
import { CircuitFacts } from '../../features/formula1/circuit-facts.tsx';
import { DriverProfile } from '../../features/formula1/driver-profile.tsx';
import type { Formula1Data } from '../../features/formula1/formula1-data.ts';
import { FORMULA1_PATH, toFormula1Path } from '../../features/formula1/formula1-path.ts';
import { ProfileList } from '../../features/formula1/profile-list.tsx';
import { RacePanel } from '../../features/formula1/race-panel.tsx';
import { toLinkSeason } from '../../features/formula1/season-link.ts';
import { SourceNote } from '../../features/formula1/source-note.tsx';
import { StandingsTable } from '../../features/formula1/standings-table.tsx';
import { TeamProfile } from '../../features/formula1/team-profile.tsx';
import styles from '../../features/formula1/formula1.module.css';
import { LineChartFigure } from '../../ui/charts/line-chart-figure.tsx';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { Tabs, type TabLink } from '../../ui/tabs.tsx';
import type { ViewProps } from '../page.ts';
import type { Formula1Slow } from './formula1-page.ts';
import { isOfOne, toFormula1Title } from './formula1-title.ts';

type Formula1ViewProps = ViewProps<Formula1Data, Formula1Slow>;

/** Formula 1: what a part of the page shows, and the ways to the others. Its pickers are links. @spec §2.9 */
export function Formula1View({ data, slow }: Formula1ViewProps) {
  return (
    <div className="wrap">
      <header className={styles.header}>
        {isOfOne(data) && (
          <p className="kicker">
            <a href={FORMULA1_PATH}>{texts.name}</a>
          </p>
        )}
        <h1>{toFormula1Title(data)}</h1>
      </header>
      <Tabs label={texts.viewsLabel} tabs={toViewTabs(data)} />
      <Tabs label={texts.seasonsLabel} tabs={toSeasonTabs(data)} within />
      <Content data={data} slow={slow} />
      <SourceNote source={data.source} />
      <SlowBlock of={slow.circuit} fallback={null}>
        {(circuit) => (
          <>
            <CircuitFacts circuit={circuit} />
            {data.source === null && <SourceNote source={circuit.source} />}
          </>
        )}
      </SlowBlock>
    </div>
  );
}

function Content({ data, slow }: Formula1ViewProps) {
  const { season, content } = data;
  const linkSeason = toLinkSeason(data);
  switch (content.view) {
    case 'versenynaptar':
      return (
        <div className="with-aside">
          <div className={styles.main}>
            {content.shown === null ? <p>{texts.nothing}</p> : <RacePanel shown={content.shown} season={season} linkSeason={linkSeason} isAsked={content.isAsked} />}
          </div>
          <Calendar competitions={content.competitions} season={season} shown={content.shown} />
        </div>
      );
    case 'csapatok':
      return (
        <div className="with-aside">
          {content.team !== null && <TeamProfile team={content.team} />}
          <ProfileList rows={content.rows} of="teams" season={linkSeason} shownId={content.team?.id ?? null} />
        </div>
      );
    case 'versenyzok':
      return (
        <div className="with-aside">
          {content.driver !== null && <DriverProfile driver={content.driver} />}
          <ProfileList rows={content.rows} of="drivers" season={linkSeason} shownId={content.driver?.id ?? null} />
        </div>
      );
    case 'pontverseny':
    case 'konstruktor':
      return (
        <section className={styles.block}>
          <StandingsTable rows={content.rows} of={content.view === 'pontverseny' ? 'drivers' : 'teams'} caption={toFormula1Title(data)} season={linkSeason} />
          <SlowBlock of={slow.points} fallback={null}>
            {(chart) => <LineChartFigure chart={chart} />}
          </SlowBlock>
        </section>
      );
  }
}

function toViewTabs(data: Formula1Data): TabLink[] {
  const season = toLinkSeason(data);
  const current = isOfOne(data) ? 'true' : 'page';
  return FORMULA1_VIEWS.map((view) => ({ label: texts.views[view], href: toFormula1Path({ view, season }), current: view === data.content.view ? current : null }));
}

function toSeasonTabs({ season, defaultSeason, seasons, content }: Formula1Data): TabLink[] {
  return seasons.map((year) => ({ label: String(year), href: toFormula1Path({ view: content.view, season: year === defaultSeason ? null : year }), current: year === season ? 'true' : null }));
}
