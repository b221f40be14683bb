import { sql } from 'kysely';
import type { Fixture, MatchDays, PickList } from '../../shared/contract/schemas/football.ts';
import { toMatchDay } from '../football/match-day.ts';
import type { TableRules } from '../football/compute-standings.ts';
import type { Database } from './database/open-database.ts';

/** A season of a league. */
export type SeasonId = { readonly league: number; readonly season: number };

/** Which matches a list has: of a season, of a stretch of time, or both. */
export type FixtureFilter = { readonly of?: SeasonId; readonly from?: number; readonly to?: number };

/** What only a match's own answer has: a list of a season would be a hundred times as long. */
const NO_OWN_PARTS: Pick<Fixture, 'events' | 'lineups' | 'statistics' | 'predictions'> = { events: [], lineups: [], statistics: [], predictions: [] };

/** Loads a match whole, or null. @spec §7 Live score data service */
export async function loadFixture(database: Database, id: number): Promise<Fixture | null> {
  return (await database.selectFrom('fixtures').select('payload').where('id', '=', id).executeTakeFirst())?.payload ?? null;
}

/** Loads matches in their order, each without what only its own answer has. */
export async function loadFixtures(database: Database, filter: FixtureFilter): Promise<Fixture[]> {
  const { of, from, to } = filter;
  let query = database.selectFrom('fixtures').select(sql<Fixture>`payload - ${sql.lit('{events,lineups,statistics,predictions}')}::text[]`.as('head'));
  if (of !== undefined) query = query.where('league', '=', of.league).where('season', '=', of.season);
  if (from !== undefined) query = query.where('kick_off', '>=', from);
  if (to !== undefined) query = query.where('kick_off', '<', to);
  const rows = await query.orderBy('kick_off').orderBy('id').execute();
  return rows.map(({ head }) => ({ ...head, ...NO_OWN_PARTS }));
}

/** Loads a season's matches with their events: what lists of scorers and cards are counted from. */
export async function loadFixturesWithEvents(database: Database, { league, season }: SeasonId): Promise<Fixture[]> {
  const rows = await database
    .selectFrom('fixtures')
    .select(sql<Fixture>`payload - ${sql.lit('{lineups,statistics,predictions}')}::text[]`.as('head'))
    .where('league', '=', league)
    .where('season', '=', season)
    .orderBy('kick_off')
    .orderBy('id')
    .execute();
  return rows.map(({ head }) => ({ ...NO_OWN_PARTS, ...head }));
}

/** Loads how a season's tables are decided, or null for a season that is not there. */
export async function loadTableRules(database: Database, { league, season }: SeasonId): Promise<TableRules | null> {
  return (await database.selectFrom('football_seasons').select(['ties', 'decided', 'groups']).where('league', '=', league).where('season', '=', season).executeTakeFirst()) ?? null;
}

/** The countries that have leagues, by their first league. */
export async function loadCountries(database: Database): Promise<PickList> {
  const rows = await database
    .selectFrom('football_leagues')
    .select(({ fn }) => ['country', fn.min('position').as('first')])
    .groupBy('country')
    .orderBy('first')
    .orderBy('country')
    .execute();
  return { items: rows.map(({ country }) => ({ id: country, name: country, logo: null, seasons: [] })) };
}

/** The leagues of a country, each with its seasons, the newest first. */
export async function loadLeagues(database: Database, country: string): Promise<PickList> {
  const leagues = await database.selectFrom('football_leagues').select(['id', 'name', 'logo']).where('country', '=', country).orderBy('position').orderBy('id').execute();
  const ids = leagues.map(({ id }) => id);
  const seasons = ids.length === 0 ? [] : await database.selectFrom('football_seasons').select(['league', 'season']).where('league', 'in', ids).orderBy('season', 'desc').execute();
  return { items: leagues.map((league) => ({ ...league, seasons: seasons.flatMap((row) => (row.league === league.id ? [row.season] : [])) })) };
}

/** The years of all seasons, the newest first. */
export async function loadSeasons(database: Database): Promise<PickList> {
  const rows = await database.selectFrom('football_seasons').select('season').distinct().orderBy('season', 'desc').execute();
  return { items: rows.map(({ season }) => ({ id: season, name: String(season), logo: null, seasons: [] })) };
}

/** The days of a season that have matches, by the main edition's calendar. */
export async function loadMatchDays(database: Database, { league, season }: SeasonId): Promise<MatchDays> {
  const rows = await database.selectFrom('fixtures').select('kick_off').where('league', '=', league).where('season', '=', season).orderBy('kick_off').execute();
  const days = Map.groupBy(rows, ({ kick_off }) => toMatchDay(kick_off));
  return { items: [...days].map(([date, matches]) => ({ date, matches: matches.length })) };
}
