import { TISZA_CLUBS } from '../../src/backend/seed/sport/tisza-league/clubs.ts';
import { createMatch, toFixtureAt } from '../../src/backend/seed/sport/tisza-league/create-match.ts';
import type { MatchEnd } from '../../src/backend/seed/sport/tisza-league/match-clock.ts';
import { createEarlierMeetings } from '../../src/backend/seed/sport/tisza-league/prediction.ts';
import type { Fixture } from '../../src/shared/contract/schemas/football.ts';

/** The kick-off of the tests' matches: 2025-11-21 17:00 in Budapest. */
export const TEST_KICK_OFF = 1_763_740_800;

/**
 * A whole match as the live-score service tells it, a step after the other: NS, 1H, HT, 2H, and by how it ends FT, or ET and
 * AET, or ET, P and PEN. Line-ups, statistics, predictions and events are all there.
 */
export function createMatchSteps(end: MatchEnd, seed = 'steps'): [Fixture, ...Fixture[]] {
  const [home, away] = TISZA_CLUBS;
  if (home === undefined || away === undefined) throw new Error('The league has no two clubs.');
  const meetings = createEarlierMeetings(home, away, TEST_KICK_OFF);
  const match = createMatch({ id: 900_199, season: 2025, kickOff: TEST_KICK_OFF, home, away, end, seed, referee: 'Hajnal Réka', meetings });
  return [toFixtureAt(match, 0), ...match.clock.slice(1).map((_, index) => toFixtureAt(match, index + 1))];
}
