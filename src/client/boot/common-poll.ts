import { COMMON_DATA_POLL_MS, HIDDEN_TAB_RESTART_AFTER_MS } from '../../shared/config/constants.ts';
import { createPoller } from '../../shared/ui/hooks/create-poller.ts';
import { askForCommonData } from './common-question.ts';
import { html } from './page-attributes.ts';
import { learnServerTime } from './server-time.ts';

/** Polls the common data, and calls back when something that the page shows has changed. @spec §4 Common data refresh */
export function pollCommonData(onChange: (data: unknown) => void): void {
  const page = {
    readTag: () => html.getAttribute('data-refresh') ?? '',
    writeTag: (tag: string) => html.setAttribute('data-refresh', tag),
    learnServerTime,
    onChange,
  };
  createPoller({ task: () => askForCommonData(page), everyMs: COMMON_DATA_POLL_MS, restartAfterMs: HIDDEN_TAB_RESTART_AFTER_MS }).start();
}
