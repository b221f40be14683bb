import { DATE_TEXTS } from '../config/date-texts.ts';
import { chartTexts } from '../config/texts-charts.ts';

const dates = DATE_TEXTS.hu;

/** A day written as 2026-04-13, as readers write it: `2026. április 13.` */
export function toDayText(day: string): string {
  const { year, month, date } = toParts(day);
  return dates.withYear(dates.monthAndDay(dates.months[month - 1] ?? '', date), year);
}

/** The same where there is little room: `ápr. 13.` */
export function toShortDayText(day: string): string {
  const { month, date } = toParts(day);
  return dates.monthAndDay(chartTexts.shortMonths[month - 1] ?? '', date);
}

/** Its month where there is little room: `2026. ápr.` */
export function toShortMonthText(day: string): string {
  const { year, month } = toParts(day);
  return dates.withYear(chartTexts.shortMonths[month - 1] ?? '', year);
}

function toParts(day: string): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}
