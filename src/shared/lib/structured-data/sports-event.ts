import type { Edition } from '../../config/editions/edition.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import { absoluteUrl } from '../head.ts';
import { toOffsetDate } from './offset-date.ts';

const STATUSES: Readonly<Record<string, string>> = { PST: 'EventPostponed', CANC: 'EventCancelled' };

/** A match as schema.org's SportsEvent; what is not known of it is left out. */
export function sportsEvent(edition: Edition, { match: { fixture, league, teams }, path }: { match: Fixture; path: string }) {
  const sides = [teams.home.name, teams.away.name];
  const toTeam = (name: string) => ({ '@type': 'SportsTeam', name });
  const names = sides.filter((name) => name !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    'name': names.length === 2 ? names.join(' – ') : String(fixture.id),
    'url': absoluteUrl(edition, path),
    'sport': 'https://www.wikidata.org/wiki/Q2736',
    'eventStatus': `https://schema.org/${STATUSES[fixture.status.short ?? ''] ?? 'EventScheduled'}`,
    'inLanguage': edition.locale,
    ...(fixture.timestamp === null ? {} : { startDate: toOffsetDate(fixture.timestamp, edition.timeZone) }),
    ...(fixture.venue?.name == null ? {} : { location: { '@type': 'Place', 'name': fixture.venue.name } }),
    ...(teams.home.name === null ? {} : { homeTeam: toTeam(teams.home.name) }),
    ...(teams.away.name === null ? {} : { awayTeam: toTeam(teams.away.name) }),
    ...(league.name === null ? {} : { superEvent: { '@type': 'SportsEvent', 'name': league.name } }),
  };
}
