import { LIVE_SCORES_SLUG, LIVE_SCORES_MAX_MATCHES } from '../../config/sport.ts';
import type { Fixture, LivescoreDashboard } from '../../contract/schemas/football.ts';
import { isMissingCall } from '../../lib/missing-call.ts';
import type { Site } from '../../lib/site.ts';
import { toDay } from './day-text.ts';
import { decideShownMatches } from './decide-shown-matches.ts';
import { toMatchRow, type MatchRow } from './match-row.ts';
import { parseDashboard } from './parse-dashboard.ts';

/** The matches of a league that are on now, or were or will be next. */
export type LiveScores = { readonly league: number; readonly season: number; readonly name: string | null; readonly matches: readonly MatchRow[] };

/**
 * The matches that the newsroom's dashboard names; null where it names none. Without a first day they are those of today.
 * @throws where the service does not answer: the page logs it and hides the box. @spec §7 Live score, livescore-pp-dashboard §8
 */
export async function loadLiveScores(site: Site): Promise<LiveScores | null> {
  const dashboard = await loadDashboard(site);
  if (dashboard === null || dashboard.sport !== 'football') return null;
  const matches = decideShownMatches(await loadMatches(site, dashboard), site.now(), LIVE_SCORES_MAX_MATCHES);
  const { league, season } = dashboard;
  return matches.length === 0 ? null : { league, season, name: matches[0]?.league.name ?? null, matches: matches.map(toMatchRow) };
}

async function loadDashboard({ api }: Site): Promise<LivescoreDashboard | null> {
  try {
    return parseDashboard((await api.unique({ params: { slug: LIVE_SCORES_SLUG } })).content);
  } catch (error) {
    if (isMissingCall(error)) return null;
    throw error;
  }
}

async function loadMatches({ api, edition, now }: Site, { sport, league, season, startdate }: LivescoreDashboard): Promise<readonly Fixture[]> {
  if (startdate === null) return (await api.livescoreDay({ params: { date: toDay(now(), edition.timeZone) } })).items.filter((match) => match.league.id === league);
  return (await api.livescoreFixtures({ params: { sport, league: String(league), season: String(season), startdate } })).items;
}
