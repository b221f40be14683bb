import { useState } from 'react';
import { HIDDEN_TAB_RESTART_AFTER_MS } from '../../config/constants.ts';
import { minutesTexts as texts } from '../../config/texts-minutes.ts';
import { SUPPORT_PATH } from '../../config/support-paths.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { usePoll } from '../../ui/hooks/use-poll.ts';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { useSite } from '../site-context/site-context.tsx';
import { toDayText } from './day-text.ts';
import { toMinutesBoxHours, type SupportCounts } from './minutes-box-hours.ts';
import { askSupportCounts } from './support-counter.ts';
import styles from './support.module.css';

type MinutesBoxProps = {
  /** A slow block of the page. */
  counts: SupportCounts | null | Promise<SupportCounts | null>;
  /** Not on the support page itself. */
  withLink?: boolean;
};

/**
 * What readers' support has made possible, in hours of work; it grows while the page is open. Nothing where the site
 * takes no support, and on English pages. Until the counts come, what it counts from holds its place. @spec §9 Minutes box
 */
export function MinutesBox({ counts, withLink = true }: MinutesBoxProps) {
  const { language, refresh } = useSite();
  if (refresh.componentSetup.donations !== '1' || language === 'en') return null;
  return (
    <SlowBlock of={counts} fallback={<Frame counts={NO_SUPPORT} withLink={withLink} />}>
      {(known) => <LiveFrame first={known} withLink={withLink} />}
    </SlowBlock>
  );
}

const NO_SUPPORT: SupportCounts = { recurring: 0, onetime: 0 };

function LiveFrame({ first, withLink }: { first: SupportCounts; withLink: boolean }) {
  const { from, refresh } = useSite().edition.minutesBox;
  const [newest, setNewest] = useState(first);
  usePoll({ task: async () => setNewest(await askSupportCounts(from)), everyMs: refresh * 1000, restartAfterMs: HIDDEN_TAB_RESTART_AFTER_MS, enabled: true });
  return <Frame counts={newest} withLink={withLink} />;
}

function Frame({ counts, withLink }: { counts: SupportCounts; withLink: boolean }) {
  const { minutesBox } = useSite().edition;
  return (
    <aside className={`wrap ${styles.minutes}`} aria-label={texts.label}>
      <p>
        <strong>{texts.hours(formatNumber(toMinutesBoxHours(minutesBox, counts)))}</strong> {texts.text(toDayText(minutesBox.from))}
      </p>
      {withLink && <a href={SUPPORT_PATH}>{texts.link}</a>}
    </aside>
  );
}
