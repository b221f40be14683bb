import { editions } from '../../shared/config/editions/editions.ts';
import { dayPeriod, type Period } from '../../shared/lib/zoned-day.ts';
import { toZonedTime } from '../../shared/lib/zoned-time.ts';

/** A match belongs to the day that the main edition's calendar shows at its kick-off. */
export const MATCH_DAY_TIME_ZONE = editions.main.timeZone;

/** The day of a kick-off, as 2024-06-14. */
export function toMatchDay(kickOff: number): string {
  const { year, month, day } = toZonedTime(kickOff, MATCH_DAY_TIME_ZONE);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** From when to when such a day lasts; null for what is no day. */
export function toMatchDayPeriod(day: string): Period | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(`${day}T00:00:00Z`);
  // A calendar would take the 31st of June for the 1st of July.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return null;
  return dayPeriod(day, MATCH_DAY_TIME_ZONE);
}
