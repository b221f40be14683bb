import { tipGameTexts } from '../../config/texts-tip-game.ts';
import type { TipEntry, TipGame } from '../../contract/schemas/tip-game.ts';
import styles from './tip-game.module.css';

type TipAnswersProps = {
  game: TipGame;
  /** Whose picks stand beside the answers; null for everybody's view. */
  picks: TipEntry['picks'] | null;
};

/** The questions of a game that is over, and what turned out right. */
export function TipAnswers({ game, picks }: TipAnswersProps) {
  const { answers, entry, form } = tipGameTexts;
  return (
    <section className={styles.answers}>
      <h2 className="heading">{answers.heading}</h2>
      <dl>
        {game.questions.map(({ id, text, points, options, answer }) => {
          const toText = (option: string | null | undefined): string | null => options.find((one) => one.id === option)?.text ?? null;
          return (
            <div key={id}>
              <dt>
                {/* One piece of text: a space by itself would move when what follows it arrives. */}
                {`${text} `}
                <span className="meta">{form.points(points)}</span>
              </dt>
              <dd>
                {answers.right}: <strong>{toText(answer) ?? answers.unknown}</strong>
              </dd>
              {picks !== null && (
                <dd>
                  {entry.pick}: {toText(picks[id]) ?? entry.noPick}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
