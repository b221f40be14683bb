import { LOGOUT_PATH, PREVIEW_TOOLS_PATH } from '../../config/login-paths.ts';
import { previewTexts } from '../../config/texts-preview.ts';
import { formatAbsoluteDate } from '../../lib/relative-date.ts';
import type { HiddenReason } from '../../lib/visibility.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { useSite } from '../site-context/site-context.tsx';
import styles from './preview-bar.module.css';
import { MOMENT_FIELDS, toToolsPath } from './preview-data.ts';

type PreviewBarProps = { hidden: HiddenReason | null; asOf: number | null };

/** Tells an editor that this is a preview, and what of it readers do not see. Plain links and forms: it works without script. @spec §4 Preview mode */
export function PreviewBar({ hidden, asOf }: PreviewBarProps) {
  const { timeZone } = useDisplaySettings();
  const { path } = useSite();
  return (
    <aside className={styles.bar} aria-label={previewTexts.label} lang="hu">
      <p>
        <strong>{previewTexts.banner}</strong> {hidden !== null && previewTexts.hidden[hidden]} {asOf !== null && previewTexts.asOf(formatAbsoluteDate(asOf, { timeZone, language: 'hu' }))}
      </p>
      {!path.startsWith(PREVIEW_TOOLS_PATH) && <a href={toToolsPath(path)}>{previewTexts.tools}</a>}
      {asOf !== null && (
        <form method="post" action={PREVIEW_TOOLS_PATH}>
          <input type="hidden" name={MOMENT_FIELDS.path} value={path} />
          <button type="submit" name={MOMENT_FIELDS.end} value="1">
            {previewTexts.endAsOf}
          </button>
        </form>
      )}
      <form method="post" action={LOGOUT_PATH}>
        <button type="submit">{previewTexts.logout}</button>
      </form>
    </aside>
  );
}
