import type { FixtureEvent } from '../../../../shared/contract/schemas/football.ts';
import type { Club, Player } from './clubs.ts';
import type { PlannedEvent, Side } from './plan-match.ts';

type Pitch = { on: Player[]; bench: Player[]; readonly booked: Set<number>; readonly came: Set<number> };

/** A side as events and tables name it. */
export type NamedSides = Readonly<Record<Side, Club>>;

/** Gives what is planned its players: only who is on the pitch scores, is booked or leaves it. Expects the plan in its order. */
export function nameEvents(plan: readonly PlannedEvent[], sides: NamedSides, random: () => number): { events: FixtureEvent[]; pitch: Readonly<Record<Side, readonly Player[]>> } {
  const pitch: Record<Side, Pitch> = { home: toPitch(sides.home), away: toPitch(sides.away) };
  const changes = { home: 0, away: 0 };
  const events = plan.flatMap((planned): FixtureEvent[] => {
    const { side, minute, kind } = planned;
    const own = pitch[side];
    const others = pitch[side === 'home' ? 'away' : 'home'];
    const at = { type: 'Goal', comments: null, time: { elapsed: minute, extra: null }, team: toTeam(sides[side]), assist: null };
    const scorer = pickPlayer(own.on, 'FFFMMD', random);
    switch (kind) {
      case 'goal':
        return [{ ...at, detail: 'Normal Goal', player: toPerson(scorer), assist: toPerson(pickPlayer(own.on.filter(({ id }) => id !== scorer.id), 'MMMDF', random)) }];
      case 'penalty':
        return [{ ...at, detail: 'Penalty', player: toPerson(scorer) }];
      case 'ownGoal':
        return [{ ...at, detail: 'Own Goal', player: toPerson(pickPlayer(others.on, 'DDDM', random)) }];
      case 'cancelledGoal':
        return [{ ...at, type: 'Var', detail: 'Goal cancelled', player: toPerson(scorer) }];
      case 'yellow':
        return bookPlayer(own, at, random);
      case 'red': {
        const sent = pickPlayer(own.on, 'DDM', random);
        own.on = own.on.filter(({ id }) => id !== sent.id);
        return [{ ...at, type: 'Card', detail: 'Red Card', player: toPerson(sent) }];
      }
      case 'substitution': {
        changes[side] += 1;
        return changePlayer(own, { ...at, type: 'subst', detail: `Substitution ${changes[side]}` }, random);
      }
    }
  });
  return { events, pitch: { home: pitch.home.on, away: pitch.away.on } };
}

/** A club as a match names it. */
export function toTeam({ id, name }: Club): FixtureEvent['team'] {
  return { id, name, logo: null };
}

function toPitch({ starters, substitutes }: Club): Pitch {
  return { on: [...starters], bench: [...substitutes], booked: new Set(), came: new Set() };
}

type EventBase = Omit<FixtureEvent, 'detail' | 'player'>;

function bookPlayer(own: Pitch, at: EventBase, random: () => number): FixtureEvent[] {
  const player = pickPlayer(own.on, 'DDMMF', random);
  const card = (detail: string): FixtureEvent => ({ ...at, type: 'Card', detail, player: toPerson(player) });
  if (!own.booked.has(player.id)) {
    own.booked.add(player.id);
    return [card('Yellow Card')];
  }
  own.on = own.on.filter(({ id }) => id !== player.id);
  return [card('Second Yellow card')];
}

function changePlayer(own: Pitch, event: EventBase & { readonly detail: string }, random: () => number): FixtureEvent[] {
  // Who has come in stays.
  const leaving = pickPlayer(own.on.filter(({ id }) => !own.came.has(id)), 'MMFFD', random);
  const coming = own.bench.find(({ pos }) => pos === leaving.pos) ?? own.bench.find(({ pos }) => pos !== 'G');
  if (coming === undefined) return [];
  own.bench = own.bench.filter(({ id }) => id !== coming.id);
  own.on = own.on.map((player) => (player.id === leaving.id ? coming : player));
  own.came.add(coming.id);
  return [{ ...event, player: toPerson(leaving), assist: toPerson(coming) }];
}

/** A player of one of the positions, the more often it is named the more likely; the goalkeeper only where nobody else is there. */
function pickPlayer(players: readonly Player[], positions: string, random: () => number): Player {
  const pos = positions.charAt(Math.floor(random() * positions.length));
  const fitting = players.filter((player) => player.pos === pos);
  const field = fitting.length > 0 ? fitting : players.filter((player) => player.pos !== 'G');
  const player = field[Math.floor(random() * field.length)] ?? players[0];
  if (player === undefined) throw new Error('Nobody is on the pitch.');
  return player;
}

/** A player as an event names one. */
export function toPerson({ id, name }: Player): NonNullable<FixtureEvent['player']> {
  return { id, name, photo: null };
}
