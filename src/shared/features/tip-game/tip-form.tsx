import { tipGameTexts } from '../../config/texts-tip-game.ts';
import type { TipEntryDraft, TipGame } from '../../contract/schemas/tip-game.ts';
import { PICK_FIELD_PREFIX } from './tip-game-data.ts';
import styles from './tip-game.module.css';

type TipFormProps = {
  game: TipGame;
  /** What is filled in already; null for a new player. */
  draft: TipEntryDraft | null;
  /** Where it goes to. */
  action: string;
  submitText: string;
};

const { form: texts } = tipGameTexts;

/** A name, and an option for any of the questions. A plain form: it needs no script. @spec §2.1 Tip-game supplement */
export function TipForm({ game, draft, action, submitText }: TipFormProps) {
  return (
    <form method="post" action={action} className={styles.form}>
      <h2 className="heading">{texts.heading}</h2>
      {game.questions.map(({ id, text, points, options }) => (
        <fieldset key={id}>
          <legend>
            {text} <span className="meta">{texts.points(points)}</span>
          </legend>
          {options.map((option) => (
            <label key={option.id}>
              <input type="radio" name={PICK_FIELD_PREFIX + id} value={option.id} defaultChecked={draft?.picks[id] === option.id} />
              {option.text}
            </label>
          ))}
        </fieldset>
      ))}
      <label>
        {texts.name}
        <input type="text" name="nev" required minLength={2} maxLength={40} defaultValue={draft?.name} aria-describedby="nev-segitseg" />
      </label>
      <p id="nev-segitseg" className="meta">
        {texts.nameHint}
      </p>
      <button type="submit">{submitText}</button>
    </form>
  );
}
