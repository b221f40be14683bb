import type { Fixture } from '../../../../shared/contract/schemas/football.ts';
import { dayPeriod, toZonedMoment } from '../../../../shared/lib/zoned-day.ts';
import { toZonedTime } from '../../../../shared/lib/zoned-time.ts';
import { seededRandom } from '../../../../shared/lib/seeded-random.ts';
import { MATCH_DAY_TIME_ZONE, toMatchDay } from '../../../football/match-day.ts';
import { TISZA_CLUBS, type Club } from './clubs.ts';
import { createMatch, toFixture, toFixtureAt, type MatchPlan } from './create-match.ts';
import type { MatchEnd } from './match-clock.ts';
import { createEarlierMeetings, type Meeting } from './prediction.ts';
import { LIVE_FIXTURE_ID } from './tisza-league.ts';

const DAY_SECONDS = 24 * 3600;
const HOUR_SECONDS = 3600;
const SATURDAY = 6;
/** Rounds that are over when the demo is made; the next one begins on that day. */
const PLAYED_ROUNDS = 9;
const FIRST_ID = 900_100;
const IDS_A_ROUND = 10;
const FIRST_MONTH = 7;
/** Kick-offs of a round: days after its Saturday, and the hour. */
const KICK_OFFS = [[0, 17], [0, 15], [1, 15], [1, 17]] as const;
const REFEREES = ['Barta Gyula', 'Csengeri Anna', 'Fülöp Zsigmond', 'Hajnal Réka', 'Kárpáti Ottó'] as const;

/** The season of the demo's league: all matches of fourteen rounds, those of past weeks played, one about to begin. */
export function createTiszaSeason(now: number): { season: number; fixtures: Fixture[] } {
  const season = toSeason(now);
  const fixtures: Fixture[] = [];
  for (const [round, pairs] of createRounds(TISZA_CLUBS).entries()) {
    for (const [place, [home, away]] of pairs.entries()) {
      const id = FIRST_ID + round * IDS_A_ROUND + place;
      const plan = { id, season, home, away, kickOff: toKickOff(round, place, now), ...drawCourse(id), meetings: [] };
      fixtures.push(toSeasonFixture({ ...plan, meetings: [...findFirstLeg(fixtures, home, away), ...createEarlierMeetings(home, away, plan.kickOff)] }, now));
    }
  }
  return { season, fixtures };
}

/** How a match of the season ends, what its course is drawn from and who leads it: all by its id, so that it can be played any time. */
export function drawCourse(id: number): Pick<MatchPlan, 'end' | 'seed' | 'referee'> {
  const seed = `match ${id}`;
  const random = seededRandom(`course of ${seed}`);
  const chance = random();
  const end: MatchEnd = chance < 0.12 ? 'PEN' : chance < 0.26 ? 'AET' : 'FT';
  return { seed, end, referee: REFEREES[Math.floor(random() * REFEREES.length)] ?? REFEREES[0] };
}

/** The year in which a season begins. */
export function toSeason(now: number): number {
  const { year, month } = toZonedTime(now, MATCH_DAY_TIME_ZONE);
  return month >= FIRST_MONTH ? year : year - 1;
}

function toSeasonFixture(plan: MatchPlan, now: number): Fixture {
  if (plan.id === LIVE_FIXTURE_ID) return toFixtureAt(createMatch(plan), 0);
  return toFixture(plan, plan.kickOff + 3 * HOUR_SECONDS < now ? 'over' : 'planned');
}

function findFirstLeg(fixtures: readonly Fixture[], home: Club, away: Club): Meeting[] {
  const found = fixtures.find(({ teams }) => teams.home.id === away.id && teams.away.id === home.id);
  if (found === undefined || found.goals.home === null) return [];
  return [{ fixture: { id: found.fixture.id, timestamp: found.fixture.timestamp }, teams: found.teams, goals: found.goals }];
}

/** The rounds stand on weekends; of the round that begins when the demo is made, one match begins at once. */
function toKickOff(round: number, place: number, now: number): number {
  if (round === PLAYED_ROUNDS && place === 0) return Math.ceil(now / 60) * 60 + 60;
  const today = dayPeriod(toMatchDay(now), MATCH_DAY_TIME_ZONE).from;
  const weekday = new Date(`${toMatchDay(now)}T00:00:00Z`).getUTCDay();
  // The next Saturday that is not today, so that what is over is over and what is to come is to come.
  const saturday = today + ((SATURDAY - weekday + 7) % 7 || 7) * DAY_SECONDS;
  const [days, hour] = KICK_OFFS[place % KICK_OFFS.length] ?? KICK_OFFS[0];
  // Half a day more keeps the calendar's day where clocks are changed in between.
  const day = toMatchDay(saturday + ((round - PLAYED_ROUNDS) * 7 + days) * DAY_SECONDS + DAY_SECONDS / 2);
  return toZonedMoment(Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`) / 1000, MATCH_DAY_TIME_ZONE);
}

/** Everybody against everybody, at home and away, by the circle method: one stands, the others move on by a place. */
function createRounds(clubs: readonly Club[]): [Club, Club][][] {
  const [fixed, ...moving] = clubs;
  if (fixed === undefined) return [];
  const first = moving.map((_, round) => {
    const circle = [fixed, ...moving.slice(round), ...moving.slice(0, round)];
    return Array.from({ length: clubs.length / 2 }, (__, place): [Club, Club] => {
      const [one, other] = [circle[place] ?? fixed, circle[clubs.length - 1 - place] ?? fixed];
      return (round + place) % 2 === 0 ? [one, other] : [other, one];
    });
  });
  return [...first, ...first.map((pairs) => pairs.map(([home, away]): [Club, Club] => [away, home]))];
}
