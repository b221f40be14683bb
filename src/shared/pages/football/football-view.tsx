import { FOOTBALL_VIEWS } from '../../config/sport.ts';
import { footballTexts as texts } from '../../config/texts-football.ts';
import { DayPicker } from '../../features/football/day-picker.tsx';
import { toDayText } from '../../features/football/day-text.ts';
import { isEuro2024 } from '../../features/football/euro-2024.ts';
import { footballPath } from '../../features/football/football-path.ts';
import { LeaguePickers } from '../../features/football/league-pickers.tsx';
import { MatchList } from '../../features/football/match-list.tsx';
import { MatchView } from '../../features/football/match-view.tsx';
import { PlayerTable } from '../../features/football/player-table.tsx';
import { Programme } from '../../features/football/programme.tsx';
import { StandingsTables } from '../../features/football/standings-table.tsx';
import { LineChartFigure } from '../../ui/charts/line-chart-figure.tsx';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { ViewProps } from '../page.ts';
import type { FootballPageData, FootballSlow } from './football-data.ts';
import { toFootballAddress, toFootballTitle, toLeagueTitle } from './football-head.ts';
import styles from '../../features/football/football.module.css';

/** The football page: what to choose from, the match, the day, the tables. @spec §2.8 */
export function FootballView({ data, slow }: ViewProps<FootballPageData, FootballSlow>) {
  const { match, league, season, day, days, programme } = data;
  return (
    <div className={`wrap ${styles.page}`}>
      <Header data={data} />
      {/* Another address begins with closed lists and the day that it names. */}
      <div key={toFootballAddress(data)}>
        <LeaguePickers {...data} />
        {match !== null && <MatchView first={match} phase={data.phase} />}
        {league === null && match === null && <p>{texts.noData}</p>}
        {league !== null && (
          <div className={styles.columns}>
            <section aria-labelledby="matches">
              <h2 id="matches" className="heading">
                {texts.matchesOf(toDayText(day))}
              </h2>
              <DayPicker league={league.id} season={season} day={day} days={days} />
              <MatchList matches={data.matches} current={match?.fixture.id ?? null} />
            </section>
            <Table data={data} />
          </div>
        )}
        {programme.length > 0 && match === null && <Programme parts={programme} />}
      </div>
      <SlowBlock of={slow.progress} fallback={null}>
        {(chart) => <LineChartFigure chart={chart} />}
      </SlowBlock>
    </div>
  );
}

function Header({ data }: { data: FootballPageData }) {
  const { timeZone } = useDisplaySettings();
  const { match } = data;
  const isEuro = isEuro2024(data);
  return (
    <header className={styles.head}>
      <p className="kicker">{isEuro ? texts.euro2024.heading : texts.title}</p>
      <h1>{toFootballTitle(data, timeZone)}</h1>
      {match === null && <p>{isEuro ? texts.euro2024.lead : texts.lead}</p>}
    </header>
  );
}

/** The league's table or one of its lists, and the ways to the others. @spec §2.8 oldal */
function Table({ data }: { data: FootballPageData }) {
  const { league, season, view, standings, players } = data;
  if (league === null) return null;
  return (
    <section aria-labelledby="table">
      <h2 id="table" className="heading">
        {texts.viewTitle(toLeagueTitle(data) ?? texts.title, texts.views[view])}
      </h2>
      <Tabs label={texts.views.label} tabs={FOOTBALL_VIEWS.map((name) => ({ label: texts.views[name], href: footballPath({ league: league.id, season, view: name }), current: name === view ? 'page' : null }))} within />
      {view === 'tabella' ? <StandingsTables groups={standings} /> : <PlayerTable view={view} players={players} />}
    </section>
  );
}
