import { footballTexts as texts } from '../../config/texts-football.ts';
import { liveScoreTexts } from '../../config/texts-live-score.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import { toDay, toDayText } from '../../features/football/day-text.ts';
import { FOOTBALL_PATH, footballPath } from '../../features/football/football-path.ts';
import { toTeamName } from '../../features/football/match-row.ts';
import { absoluteUrl, createHead, decideRobots } from '../../lib/head.ts';
import type { HeadData } from '../../lib/head-data.ts';
import { breadcrumbList, type Breadcrumb } from '../../lib/structured-data/breadcrumb-list.ts';
import { sportsEvent } from '../../lib/structured-data/sports-event.ts';
import type { PageContext } from '../page.ts';
import type { FootballPageData } from './football-data.ts';

type Place = Pick<PageContext, 'site'>;

/** The head of a football page. A day without a match is for readers only: there is no end of such days. */
export function toFootballHead(data: FootballPageData, { site }: Place): HeadData {
  return createHead({
    edition: site.edition,
    path: toFootballAddress(data),
    title: toFootballTitle(data, site.edition.timeZone),
    description: toDescription(data),
    robots: decideRobots(site, data.subject !== 'day' || data.matches.length > 0),
  });
}

/** The address of what is shown, with only the parameters that matter. */
export function toFootballAddress({ subject, country, league, season, view, day, match }: FootballPageData): string {
  if (match !== null) return footballPath({ match: match.fixture.id });
  if (subject === 'country' && country !== null) return footballPath({ country });
  if (league === null || subject === 'start') return FOOTBALL_PATH;
  return footballPath({ league: league.id, season, view, day: subject === 'day' ? day : null });
}

/** What the page is called, which no other page is. */
export function toFootballTitle(data: FootballPageData, timeZone: string): string {
  const { subject, countries, country, match, view, day } = data;
  if (match !== null) return texts.matchTitle(toMatchName(match), match.fixture.timestamp === null ? null : toDayText(toDay(match.fixture.timestamp, timeZone)), match.fixture.id);
  if (subject === 'country' && country !== null) return texts.countryTitle(countries.find(({ id }) => id === country)?.name ?? country);
  if (data.league === null || subject === 'start') return texts.startTitle;
  const title = toLeagueTitle(data) ?? texts.title;
  if (subject === 'day') return texts.dayTitle(title, toDayText(day));
  return view === 'tabella' ? title : texts.viewTitle(title, texts.views[view]);
}

/** The league with its season, or null where there is none. */
export function toLeagueTitle({ league, season }: Pick<FootballPageData, 'league' | 'season'>): string | null {
  return league === null || season === null ? (league?.name ?? null) : texts.leagueOf(league.name, String(season));
}

/** A football page for machines: the way to it, and the match. */
export function toFootballStructuredData(data: FootballPageData, { site: { edition } }: Place): object[] {
  const path = toFootballAddress(data);
  const title = toFootballTitle(data, edition.timeZone);
  const page = { '@context': 'https://schema.org', '@type': 'WebPage', name: title, url: absoluteUrl(edition, path), inLanguage: edition.locale };
  const start: Breadcrumb = { name: texts.title, path: FOOTBALL_PATH };
  const crumbs = path === FOOTBALL_PATH ? [start] : [start, { name: title, path }];
  return [data.match === null ? page : sportsEvent(edition, { match: data.match, path }), breadcrumbList(edition, crumbs)];
}

function toDescription({ subject, league, season, match }: FootballPageData): string {
  const title = toLeagueTitle({ league, season });
  if (match !== null) return texts.description.match(toMatchName(match), match.league.name ?? title ?? texts.title);
  return title === null || subject === 'start' || subject === 'country' ? texts.description.start : texts.description.league(title);
}

function toMatchName({ teams: { home, away } }: Fixture): string {
  return liveScoreTexts.versus(toTeamName(home), toTeamName(away));
}
