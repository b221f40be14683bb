import type { ReactNode } from 'react';
import { footballTexts } from '../../config/texts-football.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import { formatAbsoluteDate, toIsoDate } from '../../lib/relative-date.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import type { Phase } from './phase-labels.ts';
import styles from './football.module.css';

const texts = footballTexts.match;

/** Where and when a match is played, who referees it, and what we have written about it. @spec §2.8 §3 Fixture */
export function MatchSummary({ match: { fixture, league, url, robot }, phase }: { match: Fixture; phase: Phase | null }) {
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={texts.league}>{league.name}</Fact>
        <Fact name={texts.phase}>{phase === null ? null : footballTexts.phases[phase]}</Fact>
        <Fact name={texts.kickOff}>{fixture.timestamp === null ? null : <KickOff unix={fixture.timestamp} />}</Fact>
        <Fact name={texts.venue}>{fixture.venue?.name ?? null}</Fact>
        <Fact name={texts.referee}>{fixture.referee}</Fact>
      </dl>
      {url !== null && isAddress(url) && (
        <p>
          <a href={url}>{robot ? texts.robotArticle : texts.article}</a>
        </p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function KickOff({ unix }: { unix: number }) {
  return <time dateTime={toIsoDate(unix)}>{formatAbsoluteDate(unix, useDisplaySettings())}</time>;
}

/** A path of ours or a web address; a service may send anything. */
function isAddress(url: string): boolean {
  return /^(?:\/(?!\/)|https:\/\/)/.test(url);
}
