import { LIVE_BADGE_UPDATE_MAX_MINUTES } from '../config/constants.ts';
import { DATE_TEXTS } from '../config/date-texts.ts';

/** What the live badge says; `refreshed` adds "frissült". */
export type LiveBadge = { label: 'ÉLŐ'; minutesText: string | null; refreshed: boolean };

/**
 * The badge of an article, or null when it is not live. An old update, an unknown one and one that lies ahead by a wrong
 * clock are not named. Times are unix seconds. @spec §4 Live badge
 */
export function liveBadge({ live, updatedAt, now }: { live: boolean; updatedAt: number | null; now: number }): LiveBadge | null {
  if (!live) return null;
  const minutes = updatedAt === null ? -1 : Math.floor((now - updatedAt) / 60);
  if (minutes < 0 || minutes > LIVE_BADGE_UPDATE_MAX_MINUTES) return { label: 'ÉLŐ', minutesText: null, refreshed: false };
  const { now: justNow, minutesAgo } = DATE_TEXTS.hu;
  return { label: 'ÉLŐ', minutesText: minutes === 0 ? justNow : minutesAgo(minutes), refreshed: true };
}
