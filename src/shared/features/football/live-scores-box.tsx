import { liveScoreTexts as texts } from '../../config/texts-live-score.ts';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { footballPath } from './football-path.ts';
import type { LiveScores } from './load-live-scores.ts';
import { MatchLine } from './match-line.tsx';
import styles from './live-score.module.css';

type LiveScoresBoxProps = {
  /** A slow block: null where it could not be had, which hides the box. */
  scores: LiveScores | null | Promise<LiveScores | null>;
};

/** The matches of a supplement's league; their room is there from the start. @spec §7 Live score §8 Live score load failure */
export function LiveScoresBox({ scores }: LiveScoresBoxProps) {
  return (
    <SlowBlock of={scores} fallback={<div className={styles.boxes} />}>
      {({ league, season, name, matches }) => (
        <section aria-labelledby="live-scores" className={styles.boxes}>
          <h2 id="live-scores" className="heading">
            {name ?? texts.boxes}
          </h2>
          <ul className="plain">
            {matches.map((match) => (
              <li key={match.id}>
                <MatchLine match={match} />
              </li>
            ))}
          </ul>
          <a href={footballPath({ league, season })}>{texts.toLeague}</a>
        </section>
      )}
    </SlowBlock>
  );
}
