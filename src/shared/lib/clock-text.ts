import { toZonedMoment } from './zoned-day.ts';
import { toZonedTime } from './zoned-time.ts';

/** A moment as a field of date and time has it: `2026-11-21T13:05`, by the clock of a zone. */
export function toClockText(unixSeconds: number, timeZone: string): string {
  const { year, month, day, hour, minute } = toZonedTime(unixSeconds, timeZone);
  const [monthText, dayText, hourText, minuteText] = [month, day, hour, minute].map((value) => String(value).padStart(2, '0'));
  return `${year}-${monthText}-${dayText}T${hourText}:${minuteText}`;
}

/** The moment of such a text in unix seconds, or null for a date or time that no calendar has. */
export function parseClockText(text: string, timeZone: string): number | null {
  if (!/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text)) return null;
  const utc = new Date(`${text.slice(0, 16)}:00Z`);
  return Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(text.slice(0, 16)) ? null : toZonedMoment(utc.getTime() / 1000, timeZone);
}
