import { liveScoreTexts as texts } from '../../config/texts-live-score.ts';
import { isRunning, toStatusText } from './match-status.ts';
import { toExtendedScore, toScoreText, toTeamName, type MatchRow } from './match-row.ts';
import { TeamCrest } from './team-crest.tsx';
import styles from './live-score.module.css';

/** Who plays, how it stands and how far they are. @spec §2.8 §4 Football match */
export function MatchHeader({ match }: { match: MatchRow }) {
  const { status, home, away } = match;
  const score = toScoreText(match) ?? '–';
  const statusText = toStatusText(status);
  return (
    <div className={styles.header}>
      <p className={styles.sides}>
        <span>{toTeamName(home)}</span>
        <TeamCrest team={home} />
        <b key={score}>{score}</b>
        <TeamCrest team={away} />
        <span>{toTeamName(away)}</span>
      </p>
      {/* Lines of their own for each text: one that grows in the middle of its line would move. */}
      <p key={`${status.short} ${statusText}`} className={styles.state}>
        {isRunning(status.short) && <b className={styles.live}>{`${texts.live}\u00a0`}</b>}
        {statusText}
      </p>
      <p className={styles.state}>{toExtendedScore(match)}</p>
    </div>
  );
}
