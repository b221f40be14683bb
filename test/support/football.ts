import { fixtureSchema, type Fixture } from '../../src/shared/contract/schemas/football.ts';
import { FIXTURE_NOW } from './fixtures.ts';

/** The two teams of the fixtures. */
export const HOME = { id: 11, name: 'Bodrogvár SC', logo: '/uploads/foci/bodrogvar.svg' } as const;
export const AWAY = { id: 12, name: 'Nádastói Kinizsi', logo: null } as const;

const player = (id: number, name: string, pos: string, grid: string | null = null) => ({ player: { id, name, number: id, pos, grid } });

/** The team sheet of a 4-3-3, with one starter more than there may be. */
export function makeLineup(team: { id: number; name: string }) {
  const grids = ['1:1', '2:1', '2:2', '2:3', '2:4', '3:1', '3:2', '3:3', '4:1', '4:2', '4:3', '4:4'];
  return {
    team,
    formation: '4-3-3',
    startXI: grids.map((grid, index) => player(index + 1, `${team.name} ${index + 1}`, 'GDDDDMMMFFFF'[index] ?? 'F', grid)),
    substitutes: [player(14, `${team.name} csere`, 'M')],
    coach: { name: `${team.name} edzője`, photo: null },
  };
}

/** A match whole as the live-score service sends it: every field of the specification has a value. */
export const WHOLE_MATCH = {
  fixture: { id: 501, timestamp: FIXTURE_NOW - 3600, status: { short: 'PEN', elapsed: 120 }, venue: { name: 'Duzzasztó utcai stadion' }, referee: 'Kertész Ármin' },
  league: { id: 900, name: 'Tiszamente Kupa', logo: null, season: 2026 },
  teams: { home: HOME, away: AWAY },
  goals: { home: 2, away: 2 },
  score: { penalty: { home: 4, away: 3 }, fulltime: { home: 1, away: 1 } },
  events: [
    { type: 'Goal', detail: 'Normal Goal', comments: null, time: { elapsed: 12, extra: null }, team: HOME, player: { id: 1, name: 'Bán Ede', photo: null }, assist: { id: 2, name: 'Czuczor Imre', photo: null } },
    { type: 'Card', detail: 'Yellow Card', comments: 'Foul', time: { elapsed: 45, extra: 2 }, team: AWAY, player: { id: 21, name: 'Darvas Pál', photo: null }, assist: null },
    { type: 'Var', detail: 'Goal cancelled', comments: null, time: { elapsed: 60, extra: null }, team: HOME, player: { id: 1, name: 'Bán Ede', photo: null }, assist: null },
    { type: 'subst', detail: 'Substitution 1', comments: null, time: { elapsed: 70, extra: null }, team: AWAY, player: { id: 22, name: 'Ecsedi Bence', photo: null }, assist: { id: 23, name: 'Fodor Gergő', photo: null } },
    { type: 'Card', detail: 'Red Card', comments: null, time: { elapsed: 88, extra: null }, team: AWAY, player: { id: 21, name: 'Darvas Pál', photo: null }, assist: null },
  ],
  lineups: [makeLineup(HOME), makeLineup(AWAY)],
  statistics: [
    { team: HOME, statistics: [{ type: 'Ball Possession', value: '61%' }, { type: 'Total Shots', value: 12 }] },
    { team: AWAY, statistics: [{ type: 'Ball Possession', value: '39%' }, { type: 'Total Shots', value: 4 }] },
  ],
  predictions: [
    {
      predictions: { winner: { id: 11, name: 'Bodrogvár SC' }, percent: { home: '50%', draw: '30%', away: '20%' } },
      comparison: { goals: { home: '60%', away: '40%' } },
      h2h: [{ fixture: { id: 400, timestamp: FIXTURE_NOW - 100 * 86_400 }, teams: { home: AWAY, away: HOME }, goals: { home: 0, away: 3 } }],
    },
  ],
  url: '/sport/2026/11/21/kupa',
  robot: true,
};

/** A match with an id, a status and a score of its own. */
export function makeMatch({ id = 501, short = 'PEN', elapsed = null, timestamp = FIXTURE_NOW - 3600, goals = { home: 2, away: 2 }, ...rest }: { id?: number; short?: string; elapsed?: number | null; timestamp?: number } & Partial<Fixture> = {}): Fixture {
  return { ...fixtureSchema.parse({ ...WHOLE_MATCH, goals, fixture: { ...WHOLE_MATCH.fixture, id, timestamp, status: { short, elapsed } } }), ...rest };
}

/** A match of which only the id is known. */
export const BARE_MATCH: Fixture = fixtureSchema.parse({ fixture: { id: 502 } });
