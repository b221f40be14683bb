import type { Fixture, PickList } from '../../contract/schemas/football.ts';
import { FOOTBALL } from '../../features/football/football-call.ts';
import { decideMatch } from '../../features/football/decide-match.ts';
import { toDay } from '../../features/football/day-text.ts';
import type { CountryChoice, LeagueChoice } from '../../features/football/league-pickers.tsx';
import { footballTexts as texts } from '../../config/texts-football.ts';
import { notFound } from '../../lib/errors.ts';
import { isMissingCall } from '../../lib/missing-call.ts';
import type { LoadContext } from '../page.ts';
import type { FootballPageData, ShownLeague } from './football-data.ts';

/** The league and season of a page, and what there is to choose from. */
export type FootballChoice = Pick<FootballPageData, 'countries' | 'country' | 'leagues' | 'league' | 'seasons' | 'season'>;

type Picks = PickList['items'];
type Context = Pick<LoadContext, 'site' | 'query' | 'path'>;

/** A league may lie in any country: it is looked for in so many. */
const MAX_SEARCHED_COUNTRIES = 30;
const DAY_SECONDS = 86_400;
/** Where nothing is played today, the days around it in the order of their distance. */
const DAYS_AROUND = [1, -1, 2, -2, 3, -3];

/**
 * Finds what a page is about: the league of the match or of the address, of the country, or the one whose match is live
 * or nearest. @throws NOT_FOUND for a country, league or season that the service does not have. @spec §2.8
 */
export async function loadChoice(context: Context, match: Fixture | null): Promise<FootballChoice> {
  const { query, path } = context;
  const [countries, years] = await Promise.all([loadPicks(context, 'countries'), loadPicks(context, 'seasons')]);
  const asked = match?.league.id ?? toId(query.liga);
  if (query.orszag !== undefined && countries.length > 0 && !countries.some(({ id }) => String(id) === query.orszag)) throw notFound(path);
  const nearest = match ?? (asked === null && query.orszag === undefined ? await loadNearest(context) : null);
  const wanted = asked ?? nearest?.league.id ?? null;
  const { country, leagues } = await loadLeagues(context, countries, wanted);
  const found = leagues.find(({ id }) => Number(id) === wanted) ?? (wanted === null && match === null ? leagues[0] : undefined);
  // A service that cannot name its leagues may still know the one that is asked for.
  if (found === undefined && wanted !== null && nearest === null && leagues.length > 0) throw notFound(path);
  const league = toLeague(found, nearest, wanted);
  const seasons = found === undefined || found.seasons.length === 0 ? toYears(years) : found.seasons.toSorted(descending);
  return {
    countries: countries.map(toCountry),
    country,
    leagues: leagues.flatMap((pick) => toLeagueChoice(pick, years)),
    league,
    seasons,
    season: decideSeason(context, { asked, seasons, ofMatch: nearest?.league.season ?? null }),
  };
}

/** @throws NOT_FOUND for a season that the league of the address does not have */
function decideSeason({ query, path }: Context, { asked, seasons, ofMatch }: { asked: number | null; seasons: readonly number[]; ofMatch: number | null }): number | null {
  const wanted = toId(query.szezon);
  if (ofMatch === null && wanted !== null && (seasons.length === 0 || seasons.includes(wanted))) return wanted;
  if (ofMatch === null && wanted !== null && asked !== null) throw notFound(path);
  return ofMatch ?? seasons[0] ?? null;
}

/** The leagues of the country that has the wanted one; where none is wanted, of the country that is asked for, or the first. */
async function loadLeagues(context: Context, countries: Picks, wanted: number | null): Promise<{ country: string | null; leagues: Picks }> {
  const asked = context.query.orszag ?? null;
  const names = [...new Set([...(asked === null ? [] : [asked]), ...countries.map(({ id }) => String(id))])].slice(0, MAX_SEARCHED_COUNTRIES);
  const searched = wanted === null ? names.slice(0, 1) : names;
  const lists = await Promise.all(searched.map(async (country) => ({ country, leagues: await loadPicks(context, 'leagues', country) })));
  const holds = ({ leagues }: { leagues: Picks }) => leagues.some(({ id }) => Number(id) === wanted);
  const found = wanted === null ? lists[0] : lists.find(holds);
  // Not in any of them: all that there is to choose from.
  return found ?? { country: null, leagues: lists.flatMap(({ leagues }) => leagues) };
}

async function loadNearest({ site }: Context): Promise<Fixture | null> {
  const now = site.now();
  const loadDay = async (days: number) => {
    const { items } = await site.api.livescoreDay({ params: { date: toDay(now + days * DAY_SECONDS, site.edition.timeZone) } }).catch(emptyIfMissing);
    return items.filter(({ league }) => league.id !== null);
  };
  const today = decideMatch(await loadDay(0), now);
  return today ?? decideMatch((await Promise.all(DAYS_AROUND.map(loadDay))).flat(), now);
}

async function loadPicks({ site: { api } }: Context, what: 'countries' | 'seasons' | 'leagues', country = ''): Promise<Picks> {
  const answer = what === 'leagues' ? api.leagues({ params: { ...FOOTBALL, country } }) : api[what]({ params: FOOTBALL });
  return (await answer.catch(emptyIfMissing)).items;
}

/** A call that a service does not have, or a thing that it does not know, is an empty list; every other failure is one. */
export function emptyIfMissing(error: unknown): { items: never[] } {
  if (isMissingCall(error)) return { items: [] };
  throw error;
}

function toLeague(found: Picks[number] | undefined, match: Fixture | null, wanted: number | null): ShownLeague | null {
  const id = found === undefined ? wanted : Number(found.id);
  return id === null || Number.isNaN(id) ? null : { id, name: found?.name ?? match?.league.name ?? texts.league(id), logo: found?.logo ?? match?.league.logo ?? null };
}

function toLeagueChoice(pick: Picks[number], years: Picks): LeagueChoice[] {
  const id = Number(pick.id);
  return Number.isNaN(id) ? [] : [{ id, name: pick.name ?? texts.league(id), season: pick.seasons.toSorted(descending)[0] ?? toYears(years)[0] ?? null }];
}

function toCountry({ id, name }: Picks[number]): CountryChoice {
  return { id: String(id), name: name ?? String(id) };
}

function toYears(picks: Picks): number[] {
  return picks.map(({ id }) => Number(id)).filter(Number.isInteger).toSorted(descending);
}

function descending(a: number, b: number): number {
  return b - a;
}

/** Parameters come in their one spelling. */
function toId(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
