import type { Fixture, FixtureEvent } from '../../../../shared/contract/schemas/football.ts';
import { seededRandom } from '../../../../shared/lib/seeded-random.ts';
import type { Club } from './clubs.ts';
import { createMatchClock, type ClockStep, type MatchEnd } from './match-clock.ts';
import { toLineup } from './lineup.ts';
import { nameEvents, toTeam } from './name-events.ts';
import { planMatch } from './plan-match.ts';
import { planShootout } from './plan-shootout.ts';
import { toPrediction, type Meeting } from './prediction.ts';
import { toStatistics } from './statistics.ts';
import { TISZA_LEAGUE } from './tisza-league.ts';

/** A match to be played: where it stands in the season, and how it ends. The same plan is always the same match. */
export type MatchPlan = {
  readonly id: number;
  readonly season: number;
  readonly kickOff: number;
  readonly home: Club;
  readonly away: Club;
  readonly end: MatchEnd;
  /** What the match's course is drawn from. */
  readonly seed: string;
  readonly referee: string;
  readonly meetings: readonly Meeting[];
};

/** A match with its whole course, to be looked at in any of its steps. */
export type PlayedMatch = { readonly plan: MatchPlan; readonly clock: readonly ClockStep[]; readonly events: readonly FixtureEvent[] };

/** Plays a match from its plan. */
export function createMatch(plan: MatchPlan): PlayedMatch {
  const random = seededRandom(plan.seed);
  const { events, pitch } = nameEvents(planMatch(plan, random), plan, random);
  const kicks = plan.end === 'PEN' ? planShootout(plan, pitch, random) : [];
  return { plan, clock: createMatchClock(plan.end, kicks.length), events: [...events, ...kicks] };
}

/** A match as the service tells it at a step: its first step is before the start, its last one the end. @spec §3 Fixture §4 Football match */
export function toFixtureAt({ plan, clock, events }: PlayedMatch, step: number): Fixture {
  const at = Math.min(Math.max(step, 0), clock.length - 1);
  const { short = 'NS', elapsed = null } = clock[at] ?? {};
  const happened = events.filter((event) => findStep(clock, event) <= at);
  const hasStarted = at > 0;
  const count = (from: readonly FixtureEvent[]) => ({ home: countGoals(from, plan.home.id), away: countGoals(from, plan.away.id) });
  const [kicks, play] = [happened.filter(isKick), happened.filter((event) => !isKick(event))];
  return {
    fixture: { id: plan.id, timestamp: plan.kickOff, status: { short, elapsed }, venue: { name: plan.home.venue }, referee: plan.referee },
    league: { id: TISZA_LEAGUE.id, name: TISZA_LEAGUE.name, logo: null, season: plan.season },
    teams: { home: toTeam(plan.home), away: toTeam(plan.away) },
    goals: hasStarted ? count(play) : { home: null, away: null },
    score: {
      fulltime: ['NS', '1H', 'HT', '2H'].includes(short) ? null : count(play.filter(({ time }) => (time.elapsed ?? 0) <= 90)),
      penalty: short === 'P' || short === 'PEN' ? count(kicks) : null,
    },
    events: happened,
    lineups: [toLineup(plan.home), toLineup(plan.away)],
    statistics: hasStarted ? toStatistics(plan, play, Math.min((elapsed ?? 0) / 90, 4 / 3)) : [],
    predictions: [toPrediction(plan)],
    url: null,
    robot: false,
  };
}

/** A match before its start, or when it is over. */
export function toFixture(plan: MatchPlan, state: 'planned' | 'over'): Fixture {
  const match = createMatch(plan);
  const fixture = toFixtureAt(match, state === 'planned' ? 0 : match.clock.length - 1);
  // Who plays is told an hour before, not weeks.
  return state === 'planned' ? { ...fixture, lineups: [] } : fixture;
}

function findStep(clock: readonly ClockStep[], event: FixtureEvent): number {
  return clock.findIndex(({ short, elapsed, extra }) => (isKick(event) ? short === 'P' && extra === event.time.extra : elapsed === event.time.elapsed && short !== 'P'));
}

function isKick({ comments }: FixtureEvent): boolean {
  return comments === 'Penalty Shootout';
}

function countGoals(events: readonly FixtureEvent[], team: number): number {
  return events.filter((event) => event.type === 'Goal' && event.detail !== 'Missed Penalty' && event.team.id === team).length;
}
