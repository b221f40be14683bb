/** The calendar and the clock of a zone at one moment; `month` runs from 1. */
export type ZonedTime = { year: number; month: number; day: number; hour: number; minute: number };

const DAY_SECONDS = 86_400;
/** More days than a newspaper of fifty years has. */
const MAX_KNOWN_DAYS = 20_000;

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number | null>>();

/**
 * What calendar and clock show in a zone. Only numbers are taken from Intl, in one locale, so that the language data of
 * a browser and of the server cannot differ. Intl is slow and a page asks for hundreds of dates: the offset of a day is
 * remembered, but for the days on which the clocks are changed.
 */
export function toZonedTime(unixSeconds: number, timeZone: string): ZonedTime {
  const offset = offsetOfDay(Math.floor(unixSeconds / DAY_SECONDS), timeZone);
  return offset === null ? askIntl(unixSeconds, timeZone) : readUtc(unixSeconds + offset);
}

function readUtc(unixSeconds: number): ZonedTime {
  const date = new Date(unixSeconds * 1000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour: date.getUTCHours(), minute: date.getUTCMinutes() };
}

/** Seconds between the zone's clock and UTC on a day of UTC; null where they change on it. */
function offsetOfDay(utcDay: number, timeZone: string): number | null {
  let known = offsets.get(timeZone);
  if (known === undefined || known.size > MAX_KNOWN_DAYS) offsets.set(timeZone, (known = new Map()));
  let offset = known.get(utcDay);
  if (offset === undefined) {
    const [atStart, atEnd] = [offsetAt(utcDay * DAY_SECONDS, timeZone), offsetAt((utcDay + 1) * DAY_SECONDS, timeZone)];
    offset = atStart === atEnd ? atStart : null;
    known.set(utcDay, offset);
  }
  return offset;
}

function offsetAt(unixSeconds: number, timeZone: string): number {
  const { year, month, day, hour, minute } = askIntl(unixSeconds, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) / 1000 - unixSeconds;
}

function askIntl(unixSeconds: number, timeZone: string): ZonedTime {
  const time: ZonedTime = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of formatterOf(timeZone).formatToParts(unixSeconds * 1000)) {
    switch (type) {
      case 'year':
      case 'month':
      case 'day':
      case 'hour':
      case 'minute':
        time[type] = Number(value);
    }
  }
  return time;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}
