import { toZonedTime } from '../zoned-time.ts';

/** A moment as calendar and clock of a zone with their distance from UTC: `2026-11-21T14:05:07+01:00`. */
export function toOffsetDate(unixSeconds: number, timeZone: string): string {
  const { year, month, day, hour, minute } = toZonedTime(unixSeconds, timeZone);
  const seconds = unixSeconds % 60;
  const offsetMinutes = Math.round((Date.UTC(year, month - 1, day, hour, minute, seconds) / 1000 - unixSeconds) / 60);
  const sign = offsetMinutes < 0 ? '-' : '+';
  const distance = Math.abs(offsetMinutes);
  return `${digits(year, 4)}-${digits(month)}-${digits(day)}T${digits(hour)}:${digits(minute)}:${digits(seconds)}${sign}${digits(Math.floor(distance / 60))}:${digits(distance % 60)}`;
}

function digits(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}
