import { DATE_TEXTS } from '../config/date-texts.ts';
import { toIsoDate } from '../lib/relative-date.ts';
import { useDisplaySettings } from './display-settings.tsx';
import styles from './live-badge.module.css';

/** The label of what is live. @spec §4 Live badge */
export function LiveLabel({ className }: { className: string | undefined }) {
  return <b className={className}>{DATE_TEXTS[useDisplaySettings().language].live}</b>;
}

type LiveUpdateProps = {
  /** Unix seconds. */
  updatedAt: number;
  /** The article whose version the boot script asks for; a live article's own page asks by itself. */
  polled?: { readonly slug: string; readonly version: number };
};

/**
 * How long ago the last update was, while that is news. The boot script owns the words; their room is there from the
 * start, at the end of their line, so that their coming and going moves nothing. @spec §4 Live badge
 */
export function LiveUpdate({ updatedAt, polled }: LiveUpdateProps) {
  const { language } = useDisplaySettings();
  return (
    <span className={styles.update} data-live-at={toIsoDate(updatedAt)} data-rel={language} data-live-slug={polled?.slug} data-live-v={polled?.version} suppressHydrationWarning>
      {'\u00a0'}
    </span>
  );
}
