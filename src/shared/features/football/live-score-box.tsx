import { liveScoreTexts as texts } from '../../config/texts-live-score.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { footballPath } from './football-path.ts';
import { MatchHeader } from './match-header.tsx';
import { toMatchRow } from './match-row.ts';
import { useMatch } from './use-match.ts';
import styles from './live-score.module.css';

type LiveScoreBoxProps = {
  /** A slow block: null where it could not be had, which hides the box. */
  match: Fixture | null | Promise<Fixture | null>;
};

/** How the match stands that an article is about; its room is there from the start. @spec §3 livescoreId §8 Live score load failure */
export function LiveScoreBox({ match }: LiveScoreBoxProps) {
  return (
    <SlowBlock of={match} fallback={<div className={styles.box} />}>
      {(first) => <Score key={first.fixture.id} first={first} />}
    </SlowBlock>
  );
}

function Score({ first }: { first: Fixture }) {
  const { match, news } = useMatch(first);
  return (
    <section aria-label={texts.box} className={styles.box}>
      <h2 className="heading">{texts.box}</h2>
      <MatchHeader match={toMatchRow(match)} />
      <output className="visually-hidden">{news}</output>
      <a href={footballPath({ match: match.fixture.id })}>{texts.toMatch}</a>
    </section>
  );
}
