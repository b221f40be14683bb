import { DATE_TEXTS } from '../../config/date-texts.ts';
import { toClockText } from '../../lib/clock-text.ts';

const dates = DATE_TEXTS.hu;

/** A day as readers write it: `2024. június 14.` */
export function toDayText(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return dates.withYear(dates.monthAndDay(dates.months[Number(month) - 1] ?? '', Number(date)), Number(year));
}

/** The day of a moment by the calendar of a zone, as 2024-06-14. */
export function toDay(unixSeconds: number, timeZone: string): string {
  return toClockText(unixSeconds, timeZone).slice(0, 10);
}
