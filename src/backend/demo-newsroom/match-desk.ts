import type { Fixture } from '../../shared/contract/schemas/football.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import { LIVE_FIXTURE_ID, TISZA_LEAGUE } from '../seed/sport/tisza-league/tisza-league.ts';
import { decideLiveState, decideOverState, findOverdue } from './decide-match-state.ts';
import { loadMarker } from './load-marker.ts';
import type { NewsroomApi } from './newsroom-api.ts';

type MatchDeskParts = { readonly api: NewsroomApi; readonly now: () => number };

const SPORT = 'football';
const FROM_THE_START = '2000-01-01';

/** Brings the demo's live match to where it stands now. Answers whether it changed. */
export async function workOnLiveMatch({ api, now }: MatchDeskParts): Promise<boolean> {
  const fixture = await loadDemoMatch(api, LIVE_FIXTURE_ID);
  return fixture !== null && (await save(api, decideLiveState(fixture, now())));
}

/** Ends a match of the demo's league that should be over, one at a time. Answers whether there was one. */
export async function workOnOverdueMatch({ api, now }: MatchDeskParts): Promise<boolean> {
  const season = (await loadDemoMatch(api, LIVE_FIXTURE_ID))?.league.season ?? null;
  if (season === null) return false;
  const { items } = await api.livescoreFixtures({ params: { sport: SPORT, league: String(TISZA_LEAGUE.id), season: String(season), startdate: FROM_THE_START } });
  const overdue = findOverdue(items, now());
  const fixture = overdue === null ? null : await loadDemoMatch(api, overdue);
  return fixture !== null && (await save(api, decideOverState(fixture)));
}

/** A match of the demo; null where the site is not the demo's or somebody has taken the match away. */
async function loadDemoMatch(api: NewsroomApi, id: number): Promise<Fixture | null> {
  if ((await loadMarker(api)) === null) return null;
  try {
    return await api.fixture({ params: { sport: SPORT, id: String(id) } });
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

async function save(api: NewsroomApi, fixture: Fixture | null): Promise<boolean> {
  if (fixture === null) return false;
  await api.newsroomFixtureSave({ params: { id: String(fixture.fixture.id) }, body: fixture });
  return true;
}
