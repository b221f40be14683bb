import { toZonedTime } from './zoned-time.ts';

/** A stretch of time in unix seconds; `to` is not in it. */
export type Period = { readonly from: number; readonly to: number };

/** The period of a day written as 2026-11-21, by the calendar of a zone: 23 or 25 hours where its clocks are changed. */
export function dayPeriod(day: string, timeZone: string): Period {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { from: toZonedMoment(Date.UTC(year, month - 1, date) / 1000, timeZone), to: toZonedMoment(Date.UTC(year, month - 1, date + 1) / 1000, timeZone) };
}

/** When a zone's clock shows what UTC's shows at a moment. Asked twice, since the offset may change in between. */
export function toZonedMoment(utc: number, timeZone: string): number {
  return utc - offsetAt(utc - offsetAt(utc, timeZone), timeZone);
}

function offsetAt(unixSeconds: number, timeZone: string): number {
  const { year, month, day, hour, minute } = toZonedTime(unixSeconds, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) / 1000 - unixSeconds;
}
