import { DATE_TEXTS } from '../../config/date-texts.ts';

/** A day written as 2025-03-28 in Hungarian words. */
export function toDayText(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const { months, monthAndDay, withYear } = DATE_TEXTS.hu;
  return withYear(monthAndDay(months[month - 1] ?? '', date), year);
}
