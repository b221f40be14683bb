import type { Fixture, PlayerList } from '../../shared/contract/schemas/football.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { computeProgress, computeStandings } from '../football/compute-standings.ts';
import { listRedCards, listTopScorers, listYellowCards } from '../football/list-players.ts';
import { toMatchDayPeriod } from '../football/match-day.ts';
import { loadCountries, loadFixture, loadFixtures, loadFixturesWithEvents, loadLeagues, loadMatchDays, loadSeasons, loadTableRules, type SeasonId } from '../store/football-store.ts';
import { saveFixture, type FixtureWrite } from '../store/newsroom/fixtures.ts';
import { toId } from './call-params.ts';
import type { Handler, HandlerParts } from './handler.ts';

/** PostgreSQL's largest integer, and the last second of the year 9999. */
const MAX_ID = 2_147_483_647;
const MAX_KICK_OFF = 253_402_300_799;

/** GET /api/livescore/all/{date}: every match of a day. @spec §7 Live score */
export const handleLivescoreDay: Handler<'livescoreDay'> = async ({ database }, { params: { date } }) => ({ body: { items: await loadFixtures(database, toPeriod(date)) }, keys: [`livescore-day:${date}`] });

/** GET /api/livescore/{sport}/fixtures/{league}/{season}/all/{startdate}: a season's matches from a day on. @spec §7 Live score */
export const handleLivescoreFixtures: Handler<'livescoreFixtures'> = async ({ database }, { params }) => {
  const of = toSeasonId(params);
  return { body: { items: await loadFixtures(database, { of, from: toPeriod(params.startdate).from }) }, keys: toLeagueKeys(of) };
};

/** GET /livescore/{sport}/fixtures/{id}: a match whole. @spec §7 Live score data service */
export const handleFixture: Handler<'fixture'> = async ({ database }, { params }) => {
  requireFootball(params.sport);
  const id = toId(params.id);
  const body = await loadFixture(database, id);
  if (body === null) throw notFound(`/livescore/football/fixtures/${id}`);
  return { body, keys: [`fixture:${id}`] };
};

/** GET /livescore/{sport}/standings/{league}/{season}, counted from the matches. @spec §3 Standing row §7 */
export const handleStandings: Handler<'standings'> = async ({ database }, { params }) => {
  const of = toSeasonId(params);
  const rules = await loadTableRules(database, of);
  return { body: { items: rules === null ? [] : computeStandings(await loadFixtures(database, { of }), rules) }, keys: toLeagueKeys(of) };
};

/** GET /livescore/{sport}/topscorers/{league}/{season}. @spec §5 §7 */
export const handleTopScorers: Handler<'topScorers'> = (parts, { params }) => answerPlayers(parts, toSeasonId(params), listTopScorers);

/** GET /livescore/{sport}/topyellowcards/{league}/{season}. @spec §5 §7 */
export const handleTopYellowCards: Handler<'topYellowCards'> = (parts, { params }) => answerPlayers(parts, toSeasonId(params), listYellowCards);

/** GET /livescore/{sport}/topredcards/{league}/{season}. @spec §5 §7 */
export const handleTopRedCards: Handler<'topRedCards'> = (parts, { params }) => answerPlayers(parts, toSeasonId(params), listRedCards);

/** GET /livescore/{sport}/countries. @spec §7 */
export const handleCountries: Handler<'countries'> = async ({ database }, { params }) => {
  requireFootball(params.sport);
  return { body: await loadCountries(database), keys: ['leagues'] };
};

/** GET /livescore/{sport}/leagues/{country}. @spec §7 */
export const handleLeagues: Handler<'leagues'> = async ({ database }, { params }) => {
  requireFootball(params.sport);
  return { body: await loadLeagues(database, params.country), keys: ['leagues'] };
};

/** GET /livescore/{sport}/seasons. @spec §7 */
export const handleSeasons: Handler<'seasons'> = async ({ database }, { params }) => {
  requireFootball(params.sport);
  return { body: await loadSeasons(database), keys: ['leagues'] };
};

/** GET /livescore/{sport}/fixtures/{league}/{season}/{date}: a season's matches of a day. @spec §7 */
export const handleFixturesOfDay: Handler<'fixturesOfDay'> = async ({ database }, { params }) => {
  const of = toSeasonId(params);
  return { body: { items: await loadFixtures(database, { of, ...toPeriod(params.date) }) }, keys: toLeagueKeys(of) };
};

/** GET /livescore/{sport}/match-days/{league}/{season}: the days that have matches. */
export const handleMatchDays: Handler<'matchDays'> = async ({ database }, { params }) => {
  const of = toSeasonId(params);
  return { body: await loadMatchDays(database, of), keys: toLeagueKeys(of) };
};

/** GET /livescore/{sport}/progress/{league}/{season}: points match by match. */
export const handleLeagueProgress: Handler<'leagueProgress'> = async ({ database }, { params }) => {
  const of = toSeasonId(params);
  const rules = await loadTableRules(database, of);
  return { body: { items: rules === null ? [] : computeProgress(await loadFixtures(database, { of }), rules) }, keys: toLeagueKeys(of) };
};

/** PUT /api/newsroom/livescore/fixtures/{id}: a match whole, as it stands now. */
export const handleFixtureSave: Handler<'newsroomFixtureSave'> = async ({ database, now, wakePurges }, { params, body }) => {
  const { sequence, purged } = await saveFixture(database, toWrite(toId(params.id), body, now()));
  wakePurges();
  return { body: { sequence, purged }, keys: [] };
};

function toWrite(id: number, fixture: Fixture, now: number): FixtureWrite {
  const { league, fixture: { id: own, timestamp: kickOff } } = fixture;
  if (own !== id) throw new AppError('INVALID_INPUT', `The match says that it is ${own}, and the address says ${id}.`);
  const [leagueId, season] = [league.id, league.season];
  if (leagueId === null || leagueId > MAX_ID || season === null || !Number.isInteger(season) || season < 1 || season > MAX_ID || kickOff === null || kickOff > MAX_KICK_OFF) {
    throw new AppError('INVALID_INPUT', 'A match needs fixture.timestamp (unix seconds), league.id and league.season (whole numbers), so that it has its place.');
  }
  return { fixture, league: leagueId, season, kickOff, now };
}

async function answerPlayers({ database }: HandlerParts, of: SeasonId, list: (fixtures: readonly Fixture[]) => PlayerList['items']) {
  return { body: { items: list(await loadFixturesWithEvents(database, of)) }, keys: toLeagueKeys(of) };
}

function toSeasonId({ sport, league, season }: { sport: string; league: string; season: string }): SeasonId {
  requireFootball(sport);
  return { league: toId(league), season: toId(season) };
}

function toLeagueKeys({ league }: SeasonId): string[] {
  return [`league:${league}`];
}

function requireFootball(sport: string): void {
  if (sport !== 'football') throw notFound(`the sport ${sport}`);
}

function toPeriod(day: string) {
  const period = toMatchDayPeriod(day);
  if (period === null) throw notFound(`the day ${day}`);
  return period;
}
