/** The moment at which the clock on the wall of a zone shows a time. `wall` is like 2026-11-21T23:59:30. */
export function toMoment(wall: string, zone: string): string {
  const asUtc = Date.parse(`${wall}Z`);
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc, zone), zone)).toISOString();
}

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - moment;
}
