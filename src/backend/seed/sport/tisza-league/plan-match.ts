import type { Club } from './clubs.ts';
import type { MatchEnd } from './match-clock.ts';

/** One of the two sides. */
export type Side = 'home' | 'away';

/** Something that will happen, nobody named yet; `minute` is one of play. */
export type PlannedEvent = { readonly minute: number; readonly side: Side; readonly kind: 'goal' | 'penalty' | 'ownGoal' | 'yellow' | 'red' | 'substitution' | 'cancelledGoal' };

const SIDES = ['home', 'away'] as const;
const MAX_GOALS = 4;
const SUBSTITUTIONS = 4;

/** What happens in a match that ends in a given way: goals by strength, cards, substitutions and now and then a video review. */
export function planMatch({ home, away, end }: { home: Club; away: Club; end: MatchEnd }, random: () => number): PlannedEvent[] {
  const goals = planGoals({ home, away, end }, random);
  const cards = SIDES.flatMap((side) => times(1 + Math.floor(random() * 3), () => ({ minute: between(8, 88, random), side, kind: 'yellow' as const })));
  const red = random() < 0.2 ? [{ minute: between(40, 85, random), side: pickSide(random), kind: 'red' as const }] : [];
  const review = random() < 0.5 ? [{ minute: between(15, 80, random), side: pickSide(random), kind: 'cancelledGoal' as const }] : [];
  const changes = SIDES.flatMap((side) => times(SUBSTITUTIONS, () => ({ minute: between(55, 86, random), side, kind: 'substitution' as const })));
  return [...goals, ...cards, ...red, ...review, ...changes].toSorted((one, other) => one.minute - other.minute);
}

function planGoals({ home, away, end }: { home: Club; away: Club; end: MatchEnd }, random: () => number): PlannedEvent[] {
  const draw = (strength: number) => Math.min(MAX_GOALS, Math.floor(random() * 3 * strength));
  const level = Math.floor(random() * 3);
  const [homeGoals, awayGoals] = end === 'FT' ? toDecided(draw(home.strength + 0.2), draw(away.strength), random) : [level, level];
  const inTime = [...toGoals('home', homeGoals, [3, 90], random), ...toGoals('away', awayGoals, [3, 90], random)];
  switch (end) {
    case 'FT':
      return inTime;
    case 'AET':
      return [...inTime, ...toGoals(pickSide(random), 1, [95, 119], random)];
    case 'PEN':
      return [...inTime, ...SIDES.flatMap((side) => toGoals(side, 1, [95, 119], random))];
  }
}

/** A level match would go on. */
function toDecided(home: number, away: number, random: () => number): [number, number] {
  if (home !== away) return [home, away];
  return random() < 0.55 ? [home + 1, away] : [home, away + 1];
}

function toGoals(side: Side, count: number, [first, last]: readonly [number, number], random: () => number): PlannedEvent[] {
  return times(count, () => {
    const chance = random();
    return { minute: between(first, last, random), side, kind: chance < 0.12 ? 'penalty' : chance < 0.18 ? 'ownGoal' : 'goal' };
  });
}

function times<Item>(count: number, create: () => Item): Item[] {
  return Array.from({ length: count }, create);
}

function between(first: number, last: number, random: () => number): number {
  return first + Math.floor(random() * (last - first + 1));
}

function pickSide(random: () => number): Side {
  return random() < 0.5 ? 'home' : 'away';
}
