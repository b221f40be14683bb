import { LIVE_SCORES_SLUG } from '../../../shared/config/sport.ts';
import type { LivescoreDashboard } from '../../../shared/contract/schemas/football.ts';
import { toMatchDay } from '../../football/match-day.ts';
import type { Database } from '../../store/database/open-database.ts';
import { LIVE_FIXTURE_ID } from '../sport/tisza-league/tisza-league.ts';

/** The round before the live match is shown as well. */
const SHOWN_BEFORE_SECONDS = 7 * 24 * 3600;

/** Articles and their matches: the next one of the club that an article is about, and the one with which an argument began. */
const MATCH_ARTICLES = [
  { slug: 'a-kilencvennegyedik-percben-fordult-meg-a-bodrogvari-vasutas', fixture: LIVE_FIXTURE_ID },
  { slug: 'tizennegy-perc-raadas-miert-lett-hosszabb-a-meccs', fixture: 1002 },
] as const;

/** Points the live-score box at the demo's own league from the round before the live match on, and articles at their matches, where nobody has chosen others. */
export async function seedLivescore(trx: Database, site: string): Promise<void> {
  const live = await trx.selectFrom('fixtures').select(['league', 'season', 'kick_off']).where('id', '=', LIVE_FIXTURE_ID).executeTakeFirst();
  if (live === undefined) return;
  const dashboard: LivescoreDashboard = { sport: 'football', league: live.league, season: live.season, startdate: toMatchDay(live.kick_off - SHOWN_BEFORE_SECONDS) };
  await trx
    .insertInto('uniques')
    .values({ site, slug: LIVE_SCORES_SLUG, content: JSON.stringify(dashboard) })
    .onConflict((conflict) => conflict.columns(['site', 'slug']).doNothing())
    .execute();
  for (const { slug, fixture } of MATCH_ARTICLES) await trx.updateTable('articles').set({ livescore_id: fixture }).where('slug', '=', slug).where('livescore_id', 'is', null).execute();
}
