import type { Edition } from '../../config/editions/edition.ts';
import type { ShownRace } from '../../features/formula1/formula1-data.ts';
import { absoluteUrl } from '../../lib/head.ts';
import { toOffsetDate } from '../../lib/structured-data/offset-date.ts';

/** A race as schema.org's SportsEvent; null while its date is not known, without which it is none. */
export function raceEvent(edition: Edition, { competition, race }: ShownRace, { name, path }: { readonly name: string; readonly path: string }): object | null {
  if (race.startsAt === null) return null;
  const { city, country } = competition;
  const place = city ?? country;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
    url: absoluteUrl(edition, path),
    sport: 'Formula 1',
    startDate: race.day ?? toOffsetDate(race.startsAt, edition.timeZone),
    eventStatus: `https://schema.org/${race.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    ...(place === null ? {} : { location: { '@type': 'Place', name: place, address: toAddress(city, country) } }),
    superEvent: { '@type': 'SportsEvent', name: competition.name },
  };
}

function toAddress(city: string | null, country: string | null): object {
  return { '@type': 'PostalAddress', ...(city === null ? {} : { addressLocality: city }), ...(country === null ? {} : { addressCountry: country }) };
}
