import type { Fixture } from '../../../../shared/contract/schemas/football.ts';
import { seededRandom } from '../../../../shared/lib/seeded-random.ts';
import type { Club } from './clubs.ts';
import { toTeam } from './name-events.ts';

type Prediction = Fixture['predictions'][number];

/** An earlier match of two clubs. */
export type Meeting = Prediction['h2h'][number];

const DRAW_SHARE = 26;
const HOME_ADVANTAGE = 0.15;
const EARLIER_SEASONS = 3;
const YEAR_SECONDS = 364 * 24 * 3600;

/** What is expected of a match, from how strong its clubs are; percents make a hundred. @spec §2.8 */
export function toPrediction({ home, away, meetings }: { home: Club; away: Club; meetings: readonly Meeting[] }): Prediction {
  const [homeStrength, awayStrength] = [home.strength + HOME_ADVANTAGE, away.strength];
  const homeShare = Math.round(((100 - DRAW_SHARE) * homeStrength ** 2) / (homeStrength ** 2 + awayStrength ** 2));
  const goals = Math.round((100 * homeStrength) / (homeStrength + awayStrength));
  const favourite = homeShare >= 100 - DRAW_SHARE - homeShare ? home : away;
  return {
    predictions: { winner: { id: favourite.id, name: favourite.name }, percent: { home: `${homeShare}%`, draw: `${DRAW_SHARE}%`, away: `${100 - DRAW_SHARE - homeShare}%` } },
    comparison: { goals: { home: `${goals}%`, away: `${100 - goals}%` } },
    h2h: [...meetings],
  };
}

/** What two clubs have played in earlier seasons, the newest first; at home in turn. */
export function createEarlierMeetings(home: Club, away: Club, kickOff: number): Meeting[] {
  const random = seededRandom(`earlier ${Math.min(home.id, away.id)} ${Math.max(home.id, away.id)}`);
  return Array.from({ length: EARLIER_SEASONS }, (_, index) => {
    const [host, guest] = (home.id < away.id) === (index % 2 === 0) ? [away, home] : [home, away];
    return {
      fixture: { id: null, timestamp: kickOff - (index + 1) * YEAR_SECONDS },
      teams: { home: toTeam(host), away: toTeam(guest) },
      goals: { home: Math.floor(random() * 3.2 * host.strength), away: Math.floor(random() * 2.8 * guest.strength) },
    };
  });
}
