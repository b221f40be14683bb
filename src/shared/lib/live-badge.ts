import { LIVE_BADGE_UPDATE_MAX_MINUTES } from '../config/constants.ts';
import { DATE_TEXTS } from '../config/date-texts.ts';
import type { DateLanguage } from './relative-date.ts';

/** What the live badge says: `ÉLŐ`, and after a fresh update how long ago it was. */
export type LiveBadge = { readonly label: string; readonly update: string | null };

type LiveBadgeOptions = { readonly live: boolean; readonly updatedAt: number | null; readonly now: number; readonly language?: DateLanguage };

/**
 * The badge of an article, or null when it is not live. An old update, an unknown one and one that lies ahead by a wrong
 * clock are not named. Times are unix seconds. @spec §4 Live badge
 */
export function liveBadge({ live, updatedAt, now, language = 'hu' }: LiveBadgeOptions): LiveBadge | null {
  if (!live) return null;
  const { live: label, now: justNow, minutesAgo, toUpdated } = DATE_TEXTS[language];
  const minutes = updatedAt === null ? -1 : Math.floor((now - updatedAt) / 60);
  if (minutes < 0 || minutes > LIVE_BADGE_UPDATE_MAX_MINUTES) return { label, update: null };
  return { label, update: toUpdated(minutes === 0 ? justNow : minutesAgo(minutes)) };
}
