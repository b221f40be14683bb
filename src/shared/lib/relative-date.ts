import { RELATIVE_DATE_MAX_MINUTES } from '../config/constants.ts';
import { DATE_TEXTS } from '../config/date-texts.ts';
import { toZonedTime, type ZonedTime } from './zoned-time.ts';

/** The languages in which dates are written. */
export type DateLanguage = keyof typeof DATE_TEXTS;

/** Where and in which language a date is read. */
export type DateDisplay = { timeZone: string; language: DateLanguage };

/** The full date: `2026. november 21. 14:05`, `21 November 2026 02:05 PM`. @spec §4 Relative dates */
export function formatAbsoluteDate(unixSeconds: number, { timeZone, language }: DateDisplay): string {
  return toFullDate(toZonedTime(unixSeconds, timeZone), language);
}

/** The date as seen now; one that lies ahead, by a wrong clock, reads as the full date. @spec §4 Relative dates */
export function formatRelativeDate(unixSeconds: number, nowSeconds: number, { timeZone, language }: DateDisplay): string {
  const texts = DATE_TEXTS[language];
  if (isMinutesOld(unixSeconds, nowSeconds)) {
    const minutes = Math.floor((nowSeconds - unixSeconds) / 60);
    return minutes === 0 ? texts.now : texts.minutesAgo(minutes);
  }

  const time = toZonedTime(unixSeconds, timeZone);
  const now = toZonedTime(nowSeconds, timeZone);
  if (unixSeconds > nowSeconds || time.year !== now.year) return toFullDate(time, language);
  if (time.month === now.month && time.day === now.day) return texts.today(toClock(time, language));
  return `${toDay(time, language)} ${toClock(time, language)}`;
}

/** Whether a date still reads in minutes, so that it has to be refreshed. @spec §4 Relative dates */
export function isMinutesOld(unixSeconds: number, nowSeconds: number): boolean {
  const age = nowSeconds - unixSeconds;
  return age >= 0 && age < RELATIVE_DATE_MAX_MINUTES * 60;
}

/** The moment for `<time datetime>` and feeds: `2026-11-21T13:05:00Z`. */
export function toIsoDate(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
}

function toFullDate(time: ZonedTime, language: DateLanguage): string {
  return `${DATE_TEXTS[language].withYear(toDay(time, language), time.year)} ${toClock(time, language)}`;
}

function toDay({ month, day }: ZonedTime, language: DateLanguage): string {
  const texts = DATE_TEXTS[language];
  return texts.monthAndDay(texts.months[month - 1] ?? '', day);
}

function toClock({ hour, minute }: ZonedTime, language: DateLanguage): string {
  if (language === 'hu') return `${twoDigits(hour)}:${twoDigits(minute)}`;
  return `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
