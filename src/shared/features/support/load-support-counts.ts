import type { Site } from '../../lib/site.ts';
import type { SupportCounts } from './minutes-box-hours.ts';

/** What the minutes box shows at first. @spec §7 counter */
export function loadSupportCounts({ api, edition }: Site): Promise<SupportCounts> {
  return api.counter({ query: { from: edition.minutesBox.from } });
}
