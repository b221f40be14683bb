import type { ReactNode } from 'react';
import { footballTexts } from '../../config/texts-football.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import { MatchHeader } from './match-header.tsx';
import { MatchLineups } from './match-lineups.tsx';
import { MatchPredictions } from './match-predictions.tsx';
import { toMatchRow, toTeamName } from './match-row.ts';
import { MatchStatistics } from './match-statistics.tsx';
import { MatchSummary } from './match-summary.tsx';
import { MatchTimeline } from './match-timeline.tsx';
import type { Phase } from './phase-labels.ts';
import { toStatisticsRows } from './statistics.ts';
import { toTimeline } from './timeline.ts';
import { useMatch } from './use-match.ts';
import styles from './football.module.css';

const texts = footballTexts.match;

/** A match whole; one that is not over stays current, and what changes is said politely. @spec §2.8 §4 Football match */
export function MatchView({ first, phase }: { first: Fixture; phase: Phase | null }) {
  const { match, news } = useMatch(first);
  const [home, away] = [toTeamName(match.teams.home), toTeamName(match.teams.away)];
  return (
    <>
      <MatchHeader match={toMatchRow(match)} />
      <output className="visually-hidden">{news}</output>
      <nav aria-label={texts.parts}>
        <ul className={`plain ${styles.parts}`}>
          {PARTS.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{texts[part]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Part name="summary">
        <MatchSummary match={match} phase={phase} />
      </Part>
      <Part name="timeline">
        <MatchTimeline items={toTimeline(match)} home={home} away={away} />
      </Part>
      <Part name="statistics">
        <MatchStatistics rows={toStatisticsRows(match)} home={home} away={away} />
      </Part>
      <Part name="lineups">
        <MatchLineups lineups={match.lineups} />
      </Part>
      <Part name="predictions">
        <MatchPredictions predictions={match.predictions} teams={match.teams} />
      </Part>
    </>
  );
}

const PARTS = ['summary', 'timeline', 'statistics', 'lineups', 'predictions'] as const;

function Part({ name, children }: { name: (typeof PARTS)[number]; children: ReactNode }) {
  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} className="heading">
        {texts[name]}
      </h2>
      {children}
    </section>
  );
}
