import { EURO_2024_START_DATE } from '../../config/constants.ts';
import { FOOTBALL_VIEWS, type FootballView } from '../../config/sport.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import { toDay } from '../../features/football/day-text.ts';
import type { MatchDay } from '../../features/football/day-picker.tsx';
import { decideDay } from '../../features/football/decide-day.ts';
import { isEuro2024 } from '../../features/football/euro-2024.ts';
import { FOOTBALL } from '../../features/football/football-call.ts';
import { toMatchRow } from '../../features/football/match-row.ts';
import { resolvePhase, resolvePhases, splitByPhase } from '../../features/football/phase-labels.ts';
import { toRankedPlayers, type PlayerView } from '../../features/football/player-ranking.ts';
import { toStandingGroups } from '../../features/football/standings.ts';
import { isAppError, notFound } from '../../lib/errors.ts';
import type { LoadContext } from '../page.ts';
import type { FootballPageData, FootballSubject } from './football-data.ts';
import { emptyIfMissing, loadChoice, type FootballChoice } from './load-choice.ts';

/** Loads the football page. @spec §2.8 @throws NOT_FOUND for a match, country, league or season that there is not */
export async function loadFootball(context: LoadContext): Promise<FootballPageData> {
  const { query } = context;
  const match = query.meccs === undefined ? null : await loadMatch(context, query.meccs);
  const choice = await loadChoice(context, match);
  const subject = decideSubject(query);
  const view = match === null ? decideView(query.oldal) : 'tabella';
  const days = await loadDays(context, choice);
  const day = decideShownDay(context, { choice, match, days });
  const [matches, programme, table] = await Promise.all([loadMatches(context, choice, day), loadProgramme(context, choice, days), loadTable(context, choice, view)]);
  const { league } = choice;
  return {
    ...choice,
    subject,
    view,
    days,
    day,
    matches: matches.map(toMatchRow),
    match,
    phase: match === null ? null : resolvePhaseOf(match, programme),
    programme: splitByPhase(league?.id ?? null, programme.map(toMatchRow)),
    ...table,
  };
}

async function loadMatch({ site, path }: LoadContext, id: string): Promise<Fixture> {
  return site.api.fixture({ params: { ...FOOTBALL, id } }).catch((error: unknown) => {
    // What cannot be told from other matches is none.
    throw isAppError(error) && error.code === 'BACKEND_SHAPE' ? notFound(path) : error;
  });
}

function decideSubject({ meccs, nap, oldal, liga, orszag }: LoadContext['query']): FootballSubject {
  if (meccs !== undefined) return 'match';
  if (oldal !== undefined) return 'view';
  if (nap !== undefined) return 'day';
  if (liga !== undefined) return 'league';
  return orszag === undefined ? 'start' : 'country';
}

function decideView(oldal: string | undefined): FootballView {
  return FOOTBALL_VIEWS.find((view) => view === oldal) ?? 'tabella';
}

/** The day of the address or of the match, or else the nearest with matches. @spec §9 EB 2024 fixtures start */
function decideShownDay({ site, query }: LoadContext, { choice, match, days }: { choice: FootballChoice; match: Fixture | null; days: readonly MatchDay[] }): string {
  const { timeZone } = site.edition;
  const today = toDay(site.now(), timeZone);
  if (match !== null && match.fixture.timestamp !== null) return toDay(match.fixture.timestamp, timeZone);
  return query.nap ?? decideDay(days, today) ?? (isEuro2024(choice) ? EURO_2024_START_DATE : today);
}

/** An extension of the contract: without it a reader chooses a day by its date. */
async function loadDays({ site }: LoadContext, choice: FootballChoice): Promise<readonly MatchDay[]> {
  const params = toSeasonParams(choice);
  return params === null ? [] : (await site.api.matchDays({ params }).catch(emptyIfMissing)).items;
}

async function loadMatches({ site }: LoadContext, choice: FootballChoice, date: string): Promise<readonly Fixture[]> {
  const params = toSeasonParams(choice);
  return params === null ? [] : (await site.api.fixturesOfDay({ params: { ...params, date } }).catch(emptyIfMissing)).items;
}

/** All matches of a tournament in their order: its labels stand at fixed places among them. @spec §2.8 §9 */
async function loadProgramme({ site }: LoadContext, choice: FootballChoice, days: readonly MatchDay[]): Promise<readonly Fixture[]> {
  const params = toSeasonParams(choice);
  if (params === null || resolvePhases(choice.league?.id ?? null) === null) return [];
  const startdate = isEuro2024(choice) ? EURO_2024_START_DATE : (days[0]?.date ?? `${params.season}-01-01`);
  return (await site.api.livescoreFixtures({ params: { ...params, startdate } }).catch(emptyIfMissing)).items;
}

async function loadTable({ site: { api } }: LoadContext, choice: FootballChoice, view: FootballView): Promise<Pick<FootballPageData, 'standings' | 'players'>> {
  const params = toSeasonParams(choice);
  if (params === null) return { standings: [], players: [] };
  if (view === 'tabella') return { standings: toStandingGroups((await api.standings({ params }).catch(emptyIfMissing)).items), players: [] };
  return { standings: [], players: toRankedPlayers(view, (await api[PLAYER_CALLS[view]]({ params }).catch(emptyIfMissing)).items) };
}

const PLAYER_CALLS = { gol: 'topScorers', sarga: 'topYellowCards', piros: 'topRedCards' } as const satisfies Record<PlayerView, string>;

function resolvePhaseOf({ fixture, league }: Fixture, programme: readonly Fixture[]): FootballPageData['phase'] {
  const index = programme.findIndex((match) => match.fixture.id === fixture.id);
  return index === -1 ? null : resolvePhase(league.id, index);
}

function toSeasonParams({ league, season }: FootballChoice) {
  return league === null || season === null ? null : { ...FOOTBALL, league: String(league.id), season: String(season) };
}
