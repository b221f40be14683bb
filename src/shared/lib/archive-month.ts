import { ARTICLE_PATH_TIME_ZONE } from '../config/constants.ts';
import { toZonedTime } from './zoned-time.ts';

/** The month of the archive that a moment belongs to, as its article's address has it: `2026-11`. */
export function toArchiveMonth(unixSeconds: number): string {
  const { year, month } = toZonedTime(unixSeconds, ARTICLE_PATH_TIME_ZONE);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}
