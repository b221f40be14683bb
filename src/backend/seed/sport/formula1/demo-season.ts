import type { CircuitDetails } from '../../../store/formula1/profile-store.ts';
import { GRAND_PRIX, SPRINT } from '../../../formula1/race-points.ts';
import type { RacePlan, Starter } from '../../../formula1/play-race.ts';
import { seededRandom } from '../../../../shared/lib/seeded-random.ts';
import { DEMO_IDS, DEMO_TEAMS } from './demo-teams.ts';
import { FACT_SEASONS } from './fact-tables.ts';

const DAY = 86_400;
const QUALIFYING_LAP_S = 76.4;
const QUALIFYING_LUCK_S = 0.45;

/** A weekend of the demo's season; `day` counts from the day of the demo, so that one is always today. */
type DemoWeekend = { readonly name: string; readonly country: string; readonly city: string; readonly day: number; readonly hasSprint?: true; readonly hasInquiry?: true; readonly circuit: { readonly name: string; readonly details: CircuitDetails } };

const circuit = (name: string, owner: string, [capacity, opened, first]: readonly [number, number, number], [length, distance, laps]: readonly [string, string, number], [time, driver, year]: readonly [string, string, string]) => ({
  name,
  details: { owner, capacity, opened, first_grand_prix: first, length, race_distance: distance, laps, lap_record: { time, driver, year }, image: null },
});

/** The weekends; one with a sprint is over, one runs today, one with a sprint is to come. Every place is invented. */
export const DEMO_WEEKENDS: readonly DemoWeekend[] = [
  { name: 'Bodrogvári Nagydíj', country: 'Magyarország', city: 'Bodrogvár', day: -77, circuit: circuit('Bodrogvári Ártér-pálya', 'Bodrogvár város', [64_000, 2004, 2006], ['5,112 km', '204,480 km', 40], ['1:18,204', 'Matteo Corsini', '2024']) },
  { name: 'Adriai Nagydíj', country: 'Olaszország', city: 'Ravenna', day: -63, hasInquiry: true, circuit: circuit('Autodromo del Faro', 'Consorzio del Faro', [81_000, 1961, 1963], ['4,870 km', '194,800 km', 40], ['1:17,951', 'Tárkány Levente', '2025']) },
  { name: 'Balti Nagydíj', country: 'Németország', city: 'Lübeck', day: -49, hasSprint: true, circuit: circuit('Hanse-Ring', 'Hanse-Ring GmbH', [72_000, 1977, 1981], ['5,306 km', '212,240 km', 40], ['1:18,660', 'Felix Brandtner', '2023']) },
  { name: 'Székelyföldi Nagydíj', country: 'Románia', city: 'Hargitafő', day: -28, circuit: circuit('Hargitafői Hegyi Pálya', 'Hargitafő Sportegyesület', [38_000, 2019, 2021], ['4,544 km', '181,760 km', 40], ['1:19,017', 'Oskar Lindvall', '2025']) },
  { name: 'Tiszai Nagydíj', country: 'Magyarország', city: 'Tiszaszálkás', day: -14, circuit: circuit('Tiszaszálkási Gátpálya', 'Tiszaszálkás község', [45_000, 2012, 2014], ['5,020 km', '200,800 km', 40], ['1:18,333', 'Callum Whitby', '2024']) },
  { name: 'Lapszél Nagydíj', country: 'Magyarország', city: 'Hegyalmás', day: 0, hasInquiry: true, circuit: circuit('Lapszélring', 'Lapszél Kiadó', [90_000, 1986, 1988], ['4,955 km', '198,200 km', 40], ['1:17,888', 'Tárkány Levente', '2024']) },
  { name: 'Atlanti Nagydíj', country: 'Portugália', city: 'Vila do Mar', day: 14, hasSprint: true, circuit: circuit('Circuito do Mar', 'Vila do Mar', [56_000, 1990, 1992], ['5,210 km', '208,400 km', 40], ['1:18,045', 'Matteo Corsini', '2025']) },
  { name: 'Évzáró Nagydíj', country: 'Magyarország', city: 'Nádastó', day: 28, circuit: circuit('Nádastói Körpálya', 'Nádastó Sport Kft.', [70_000, 1999, 2001], ['5,066 km', '202,640 km', 40], ['1:18,122', 'Javier Ledesma', '2023']) },
];

/** How long a race of the demo is. */
export const DEMO_LAPS = { [GRAND_PRIX]: 40, [SPRINT]: 14 } as const;

/** Which of the weekends runs live. */
export const LIVE_WEEKEND = DEMO_WEEKENDS.findIndex(({ day }) => day === 0);

/** A session of the demo's season. */
export type DemoSession = { readonly id: number; readonly type: typeof GRAND_PRIX | typeof SPRINT; readonly weekend: number; readonly startsAt: number; readonly isOver: boolean };

/** The demo's season is that of the year, unless the product has that year's facts: then it is the one after them. */
export function toDemoSeason(now: number): number {
  return Math.max(new Date(now * 1000).getUTCFullYear(), ...FACT_SEASONS.map((season) => season + 1));
}

/** The number of a session: the season tells the years apart. */
export function toDemoRaceId(season: number, weekend: number, type: DemoSession['type']): number {
  return season * 1000 + (weekend + 1) * 10 + (type === SPRINT ? 1 : 2);
}

/** The sessions of the demo's season in their order: a sprint is run on the day before its race. */
export function listDemoSessions(season: number, now: number): DemoSession[] {
  return DEMO_WEEKENDS.flatMap(({ day, hasSprint }, weekend) => {
    const startsAt = day === 0 ? now : toAfternoon(now + day * DAY);
    const session = (type: DemoSession['type'], at: number): DemoSession => ({ id: toDemoRaceId(season, weekend, type), type, weekend, startsAt: at, isOver: day < 0 });
    return [...(hasSprint === true ? [session(SPRINT, startsAt - DAY)] : []), session(GRAND_PRIX, startsAt)];
  });
}

/** How a session is played. Its start is a part of the seed, so that a race that is run again is another one. */
export function toDemoPlan({ id, type, weekend, startsAt }: Omit<DemoSession, 'isOver'>, starters: readonly Starter[]): RacePlan {
  return { seed: `${id} ${startsAt}`, starters, laps: DEMO_LAPS[type], stops: type === SPRINT ? 0 : 2, hasInquiry: type === GRAND_PRIX && DEMO_WEEKENDS[weekend]?.hasInquiry === true };
}

/** A place on a grid with the lap that it was won by, in seconds. */
export type GridPlace = { readonly starter: Starter; readonly lapTime: number };

/** The grid of a session: the fastest first, but for a little luck. */
export function drawGrid(id: number): GridPlace[] {
  const random = seededRandom(`rajtrács ${id}`);
  return listStarters()
    .map((starter) => ({ starter, lapTime: QUALIFYING_LAP_S + starter.pace + random() * QUALIFYING_LUCK_S }))
    .toSorted((one, other) => one.lapTime - other.lapTime);
}

function listStarters(): Starter[] {
  return DEMO_TEAMS.flatMap(({ drivers }, team) => drivers.map(([, pace], seat) => ({ driver: toDemoDriverId(team, seat), team: DEMO_IDS + team + 1, pace })));
}

/** The number of a team's first or second driver. */
export function toDemoDriverId(team: number, seat: number): number {
  return DEMO_IDS + team * 2 + seat + 1;
}

function toAfternoon(at: number): number {
  return at - (at % DAY) + 13 * 3600;
}
