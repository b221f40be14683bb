import { liveScoreTexts as texts } from '../../config/texts-live-score.ts';
import { toClockText } from '../../lib/clock-text.ts';
import { toIsoDate } from '../../lib/relative-date.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { footballPath } from './football-path.ts';
import { isRunning, toStatusText } from './match-status.ts';
import { toExtendedScore, toScoreText, toTeamName, type MatchRow } from './match-row.ts';
import { TeamCrest } from './team-crest.tsx';
import styles from './live-score.module.css';

/** A match in a line that leads to it: when or how far, who, and how it stands. */
export function MatchLine({ match, current = false }: { match: MatchRow; current?: boolean }) {
  const { status, home, away, timestamp } = match;
  const extended = toExtendedScore(match);
  const text = toStatusText(status);
  return (
    <a href={footballPath({ match: match.id })} className={styles.line} aria-current={current ? 'page' : undefined}>
      <small>
        {timestamp !== null && <Clock unix={timestamp} />}
        {isRunning(status.short) && <b className={styles.live}>{`\u00a0${texts.live}`}</b>}
        {status.short !== 'NS' && text !== null && ` ${text}`}
      </small>
      <span className={styles.sides}>
        <span>{toTeamName(home)}</span>
        <TeamCrest team={home} />
        <b>{toScoreText(match) ?? '–'}</b>
        <TeamCrest team={away} />
        <span>{toTeamName(away)}</span>
      </span>
      {extended !== null && <small>{extended}</small>}
    </a>
  );
}

function Clock({ unix }: { unix: number }) {
  return <time dateTime={toIsoDate(unix)}>{toClockText(unix, useDisplaySettings().timeZone).slice(11)}</time>;
}
