import { texts, textsEn } from '../config/texts.ts';
import { formatAbsoluteDate, toIsoDate } from '../lib/relative-date.ts';
import { useDisplaySettings } from './display-settings.tsx';

type TimeStampProps = {
  /** The moment in seconds since 1970. */
  unix: number;
  /** It is the time of the last change: the word for it stands before it. */
  updated?: boolean;
};

/**
 * A date in its absolute form. In the browser the boot script owns the text: it makes it relative, in the language that
 * `data-rel` names, and keeps it so; React must not put the absolute form back. @spec §4 Relative dates
 */
export function TimeStamp({ unix, updated = false }: TimeStampProps) {
  const display = useDisplaySettings();
  const label = (display.language === 'en' ? textsEn : texts).article.updated;
  return (
    <>
      {updated && `${label}: `}
      <time dateTime={toIsoDate(unix)} data-rel={display.language} suppressHydrationWarning>
        {formatAbsoluteDate(unix, display)}
      </time>
    </>
  );
}
