import type { Fixture } from '../../contract/schemas/football.ts';
import type { Site } from '../../lib/site.ts';
import { FOOTBALL } from './football-call.ts';

/** The match of an article, no more of it than its box shows. @throws where the service does not have it, or not now @spec §3 livescoreId §8 Live score load failure */
export async function loadLiveScore({ api }: Pick<Site, 'api'>, livescoreId: number): Promise<Fixture> {
  return toScoreOnly(await api.fixture({ params: { ...FOOTBALL, id: String(livescoreId) } }));
}

/** A match without what only its own page shows. */
export function toScoreOnly(match: Fixture): Fixture {
  return { ...match, events: [], lineups: [], statistics: [], predictions: [] };
}
