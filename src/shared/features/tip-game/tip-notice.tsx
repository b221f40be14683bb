import { tipGameTexts } from '../../config/texts-tip-game.ts';
import type { TipProblem } from './tip-game-data.ts';
import styles from './tip-game.module.css';

/** Why the picks were not taken. */
export function TipNotice({ problem }: { problem: TipProblem }) {
  const { title, explanation } = tipGameTexts.problems[problem];
  return (
    <div role="alert" className={styles.notice}>
      <strong>{title}</strong> {explanation}
    </div>
  );
}
