import { editions } from '../../../shared/config/editions/editions.ts';
import type { Fixture } from '../../../shared/contract/schemas/football.ts';
import type { Database } from '../../store/database/open-database.ts';
import { toFixtureRow } from '../../store/newsroom/fixtures.ts';
import { SEED_LEAGUES, SEED_SEASONS } from '../sport/football/leagues.ts';
import { toSeasonFixtures, toSeasonGroups } from '../sport/football/seed-seasons.ts';
import { requireTeam } from '../sport/football/teams.ts';
import { createTiszaSeason } from '../sport/tisza-league/create-season.ts';
import { TISZA_LEAGUE } from '../sport/tisza-league/tisza-league.ts';

const ROWS_AT_ONCE = 100;

/** Writes leagues and seasons that are not there yet: tournaments that were, and the demo's own league. They are of no edition. @spec §9 */
export async function seedFootball(trx: Database, site: string, now: number): Promise<void> {
  if (site !== editions.main.slug) return;
  await trx.insertInto('football_leagues').values([...SEED_LEAGUES, TISZA_LEAGUE]).onConflict((conflict) => conflict.column('id').doNothing()).execute();
  const rows = await trx.selectFrom('football_seasons').select(['league', 'season']).execute();
  const isKnown = (league: number, season: number) => rows.some((row) => row.league === league && row.season === season);
  for (const one of SEED_SEASONS) {
    const { league, season, ties, decided = [] } = one;
    if (isKnown(league, season)) continue;
    await insertSeason(trx, { league, season, ties, decided: decided.map((name) => requireTeam(name).id), groups: toSeasonGroups(one) });
    await insertFixtures(trx, toSeasonFixtures(one), now);
  }
  // The demo's league plays one season; an older demo keeps the one that it has.
  if (rows.some(({ league }) => league === TISZA_LEAGUE.id)) return;
  const { season, fixtures } = createTiszaSeason(now);
  await insertSeason(trx, { league: TISZA_LEAGUE.id, season, ties: ['difference', 'goals'], decided: [], groups: [] });
  await insertFixtures(trx, fixtures, now);
}

type SeasonRules = { readonly league: number; readonly season: number; readonly ties: readonly string[]; readonly decided: readonly number[]; readonly groups: readonly object[] };

async function insertSeason(trx: Database, { league, season, ties, decided, groups }: SeasonRules): Promise<void> {
  await trx.insertInto('football_seasons').values({ league, season, ties: JSON.stringify(ties), decided: JSON.stringify(decided), groups: JSON.stringify(groups) }).execute();
}

async function insertFixtures(trx: Database, fixtures: readonly Fixture[], now: number): Promise<void> {
  const rows = fixtures.map((fixture) => toFixtureRow({ fixture, league: fixture.league.id ?? 0, season: fixture.league.season ?? 0, kickOff: fixture.fixture.timestamp ?? 0, now }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) await trx.insertInto('fixtures').values(rows.slice(from, from + ROWS_AT_ONCE)).execute();
}
