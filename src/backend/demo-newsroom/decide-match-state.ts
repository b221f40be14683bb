import type { Fixture } from '../../shared/contract/schemas/football.ts';
import { seededRandom } from '../../shared/lib/seeded-random.ts';
import { TISZA_CLUBS } from '../seed/sport/tisza-league/clubs.ts';
import { createMatch, toFixture, toFixtureAt, type MatchPlan } from '../seed/sport/tisza-league/create-match.ts';
import { drawCourse } from '../seed/sport/tisza-league/create-season.ts';
import { LIVE_FIXTURE_ID, TISZA_LEAGUE } from '../seed/sport/tisza-league/tisza-league.ts';

/** A minute of play, a kick of a shoot-out or a part of a break lasts so long. */
export const SECONDS_A_STEP = 20;
const REST_SECONDS = 600;
const LEAD_SECONDS = 60;
/** A match that should have begun so long ago is over. */
const OVER_AFTER_SECONDS = 2 * 3600;

const ENDS = ['FT', 'AET', 'PEN'] as const;

/**
 * How the demo's live match stands at a moment, or null where it stands so already or is not the demo's. Everything follows
 * from its kick-off, so that the desk needs no memory: after its end and a rest the match is set anew, and ends otherwise.
 */
export function decideLiveState(fixture: Fixture, now: number): Fixture | null {
  const plan = toPlan(fixture);
  if (plan === null) return null;
  const match = createMatch(toLivePlan(plan, plan.kickOff));
  const step = now < plan.kickOff ? 0 : 1 + Math.floor((now - plan.kickOff) / SECONDS_A_STEP);
  if ((step - match.clock.length) * SECONDS_A_STEP > REST_SECONDS) return toFixtureAt(createMatch(toLivePlan(plan, toFullMinute(now) + LEAD_SECONDS)), 0);
  const next = toFixtureAt(match, step);
  return toMark(next) === toMark(fixture) ? null : next;
}

/** The match of a list that should be over by now and has not begun; null where there is none. */
export function findOverdue(fixtures: readonly Fixture[], now: number): number | null {
  const overdue = fixtures.find(({ fixture: { id, timestamp, status } }) => id !== LIVE_FIXTURE_ID && status.short === 'NS' && timestamp !== null && timestamp + OVER_AFTER_SECONDS < now);
  return overdue?.fixture.id ?? null;
}

/** The same match when it is over; null for one that is not the demo's. */
export function decideOverState(fixture: Fixture): Fixture | null {
  const plan = toPlan(fixture);
  return plan === null ? null : toFixture(plan, 'over');
}

function toPlan({ fixture, league, teams, predictions }: Fixture): MatchPlan | null {
  const clubOf = (id: number | null) => TISZA_CLUBS.find((club) => club.id === id);
  const [home, away] = [clubOf(teams.home.id), clubOf(teams.away.id)];
  if (league.id !== TISZA_LEAGUE.id || league.season === null || fixture.timestamp === null || home === undefined || away === undefined) return null;
  return { id: fixture.id, season: league.season, kickOff: fixture.timestamp, home, away, ...drawCourse(fixture.id), meetings: predictions[0]?.h2h ?? [] };
}

function toLivePlan(plan: MatchPlan, kickOff: number): MatchPlan {
  return { ...plan, kickOff, seed: `live ${kickOff}`, end: ENDS[Math.floor(seededRandom(`end of ${kickOff}`)() * ENDS.length)] ?? 'FT' };
}

function toFullMinute(seconds: number): number {
  return Math.ceil(seconds / 60) * 60;
}

/** What changes with every step that readers see. */
function toMark({ fixture: { timestamp, status }, events, lineups }: Fixture): string {
  return [timestamp, status.short, status.elapsed, events.length, lineups.length].join();
}
