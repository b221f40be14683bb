import { frameTexts } from '../../config/texts-frame.ts';
import { useSite } from '../site-context/site-context.tsx';
import styles from './color-mode-control.module.css';

const MODES = ['system', 'light', 'dark'] as const;

/**
 * The reader's choice of colours. The boot script keeps it and checks the right one, so React leaves the inputs alone;
 * without script there is nothing to choose and the control is not shown. @spec §4 Colour mode
 */
export function ColorModeControl() {
  const { language } = useSite();
  const words = frameTexts[language].colorMode;
  return (
    <fieldset className={styles.modes}>
      <legend className="visually-hidden">{words.label}</legend>
      {MODES.map((mode) => (
        <label key={mode}>
          <input type="radio" name="color-mode" value={mode} data-action="color-mode" />
          <span>{words[mode]}</span>
        </label>
      ))}
    </fieldset>
  );
}
