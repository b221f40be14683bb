/** The calendar and the clock of a zone at one moment; `month` runs from 1. */
export type ZonedTime = { year: number; month: number; day: number; hour: number; minute: number };

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * What calendar and clock show in a zone. Only numbers are taken from Intl, in one locale, so that the language data of
 * a browser and of the server cannot differ.
 */
export function toZonedTime(unixSeconds: number, timeZone: string): ZonedTime {
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
