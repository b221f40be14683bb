import type { FixtureEvent } from '../../../../shared/contract/schemas/football.ts';
import type { Player } from './clubs.ts';
import { toPerson, toTeam, type NamedSides } from './name-events.ts';
import type { Side } from './plan-match.ts';

const KICKS_EACH = 5;
const CONVERTED = 0.75;

/** The kicks of a shoot-out in their order: five each, less where it is decided, then one each until it is. @spec §4 Football match */
export function planShootout(sides: NamedSides, pitch: Readonly<Record<Side, readonly Player[]>>, random: () => number): FixtureEvent[] {
  const kicks: FixtureEvent[] = [];
  const scored = { home: 0, away: 0 };
  for (let kick = 0; !isDecided(kick, scored); kick += 1) {
    const side = kick % 2 === 0 ? 'home' : 'away';
    const kickers = pitch[side].toReversed();
    const kicker = kickers[Math.floor(kick / 2) % kickers.length];
    if (kicker === undefined) throw new Error('A shoot-out needs somebody on the pitch.');
    const isIn = random() < CONVERTED;
    if (isIn) scored[side] += 1;
    kicks.push({ type: 'Goal', detail: isIn ? 'Penalty' : 'Missed Penalty', comments: 'Penalty Shootout', time: { elapsed: 120, extra: kick + 1 }, team: toTeam(sides[side]), player: toPerson(kicker), assist: null });
  }
  return kicks;
}

function isDecided(kick: number, { home, away }: Readonly<Record<Side, number>>): boolean {
  if (kick >= 2 * KICKS_EACH) return kick % 2 === 0 && home !== away;
  const left = { home: KICKS_EACH - Math.ceil(kick / 2), away: KICKS_EACH - Math.floor(kick / 2) };
  return home > away + left.away || away > home + left.home;
}
