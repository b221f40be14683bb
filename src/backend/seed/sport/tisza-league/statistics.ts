import type { Fixture, FixtureEvent } from '../../../../shared/contract/schemas/football.ts';
import { seededRandom } from '../../../../shared/lib/seeded-random.ts';
import type { Club } from './clubs.ts';
import { toTeam } from './name-events.ts';

type TeamStatistics = Fixture['statistics'][number];
type Game = { readonly home: Club; readonly away: Club; readonly seed: string };
type Side = { readonly club: Club; readonly possession: number; readonly events: readonly FixtureEvent[]; readonly share: number; readonly random: () => number };

/** How often a team of the middle does something in ninety minutes. */
const PER_MATCH = { 'Shots off Goal': 5, 'Blocked Shots': 3, 'Fouls': 12, 'Corner Kicks': 5, 'Offsides': 2, 'Goalkeeper Saves': 3 } as const;
const PASSES_PER_MATCH = 420;

/** The statistics of both sides. They only grow while a match goes on. @param share of ninety minutes that are played */
export function toStatistics({ home, away, seed }: Game, events: readonly FixtureEvent[], share: number): TeamStatistics[] {
  const random = seededRandom(`statistics of ${seed}`);
  const possession = Math.round(50 + 12 * (home.strength - away.strength) + 10 * (random() - 0.5));
  return [toSide({ club: home, possession, events, share, random }), toSide({ club: away, possession: 100 - possession, events, share, random })];
}

function toSide({ club, possession, events, share, random }: Side): TeamStatistics {
  const pace = 0.6 + possession / 125;
  const amounts = Object.entries(PER_MATCH).map(([type, usual]) => ({ type, value: Math.floor(usual * pace * (0.6 + 0.8 * random()) * share) }));
  const valueOf = (name: keyof typeof PER_MATCH) => amounts.find(({ type }) => type === name)?.value ?? 0;
  const onGoal = countEvents(events, club, 'Goal') + Math.floor(4 * pace * random() * share);
  const passes = Math.floor(PASSES_PER_MATCH * pace * share);
  const accuracy = 68 + Math.floor(18 * random());
  const yellow = countEvents(events, club, 'Card', 'Yellow Card');
  return {
    team: toTeam(club),
    statistics: [
      { type: 'Ball Possession', value: `${possession}%` },
      { type: 'Total Shots', value: onGoal + valueOf('Shots off Goal') + valueOf('Blocked Shots') },
      { type: 'Shots on Goal', value: onGoal },
      ...amounts,
      { type: 'Yellow Cards', value: yellow },
      { type: 'Red Cards', value: countEvents(events, club, 'Card') - yellow },
      { type: 'Total passes', value: passes },
      { type: 'Passes accurate', value: Math.floor((passes * accuracy) / 100) },
      { type: 'Passes %', value: `${accuracy}%` },
    ],
  };
}

function countEvents(events: readonly FixtureEvent[], { id }: Club, type: string, detail?: string): number {
  return events.filter((event) => event.team.id === id && event.type === type && (detail === undefined || event.detail === detail)).length;
}
