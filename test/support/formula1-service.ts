import { createApi, type Api } from '../../src/shared/contract/api.ts';
import { endpoints } from '../../src/shared/contract/endpoints/endpoint-table.ts';
import { responseSchemas } from '../../src/shared/contract/schemas/endpoint-schemas.ts';
import { AppError, notFound } from '../../src/shared/lib/errors.ts';

/** What a data service answers by path; a path that is not here is not found. */
export type ServiceAnswers = Record<string, unknown>;

const SOURCE = { name: 'f1db', url: 'https://github.com/f1db/f1db', licence: 'CC BY 4.0', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' };
const DRIVERS = ['Anna Gyors', 'Bence Kanyar', 'Cili Rajt', 'Dani Motor'] as const;

/** Where the service of tests has a call. */
export const toServicePath = (path: string): string => `/livescore/formula-1/${path}`;

const weekend = (id: number, name: string | null, city: string | null = null) => ({ id, name, location: city === null ? null : { country: 'Magyarország', city } });
const iso = (unix: number) => new Date(unix * 1000).toISOString();
const row = (id: number, position: number | null, rest: object = {}) => ({ position, driver: { id, name: DRIVERS[id - 1], image: null }, team: { id: id > 2 ? 2 : 1, name: id > 2 ? 'Duna GP' : 'Tisza Racing' }, time: null, grid: null, laps: null, points: null, positions: [], ...rest });

/**
 * A season around a moment (unix seconds): a weekend with a sprint ten days ago, a race that runs in its twelfth lap, one
 * to come; and the season before with one race.
 */
export function makeFormula1Answers(now: number, year: number): ServiceAnswers {
  const past = { competition: weekend(1, 'Magyar Nagydíj', 'Mogyoród'), circuit: { id: 7 }, status: 'Completed' };
  const answers: ServiceAnswers = {
    seasons: { items: [year - 1, year].map((id) => ({ id, name: String(id) })) },
    [`races/${year}`]: {
      items: [
        { id: 21, type: 'Verseny', status: 'Live', date: iso(now - 1800), laps: { current: 12, total: 58 }, competition: weekend(2, 'Tisza Nagydíj', 'Szeged'), circuit: { id: 7 } },
        { id: 11, type: 'Verseny', date: iso(now - 864_000), laps: { current: 70, total: 70 }, ...past },
        { id: 10, type: 'Sprint', date: iso(now - 950_400), laps: { current: 20, total: 20 }, ...past },
        { id: 31, type: 'Verseny', status: 'Scheduled', date: iso(now + 604_800), laps: { current: null, total: 60 }, competition: weekend(3, 'Duna Nagydíj'), circuit: null },
      ],
    },
    [`races/${year - 1}`]: { items: [{ id: 91, type: 'Verseny', date: iso(now - 31_536_000), laps: { current: 70, total: 70 }, ...past, competition: weekend(9, 'Magyar Nagydíj', 'Mogyoród') }], source: SOURCE },
    [`drivers/${year}`]: { items: DRIVERS.map((driverName, index) => ({ position: index + 1, driverName, driverImage: null, teamName: index > 1 ? 'Duna GP' : 'Tisza Racing', points: 40 - index * 7.5, driverId: index + 1, teamId: index > 1 ? 2 : 1 })) },
    [`teams/${year}`]: { items: ['Tisza Racing', 'Duna GP'].map((teamName, index) => ({ position: index + 1, teamName, points: 72.5 - index * 30, teamId: index + 1 })) },
    [`drivers/${year - 1}`]: { items: [{ position: 1, driverName: 'Anna Gyors', teamName: 'Tisza Racing', points: 25, driverId: 1, teamId: 1 }] },
    'result/21': { status: 'Live', laps: { current: 12, total: 58 }, items: [row(1, 1, { time: '18:21.402', grid: 2, laps: 12, positions: [2, 1] }), row(2, 2, { time: '+1.204', grid: 1, laps: 12, positions: [1, 2] }), row(3, 3, { time: '+1 lap', grid: 4, laps: 11, positions: [4, 3] }), row(4, null, { time: 'DNF', grid: 3, laps: 1, positions: [3] })] },
    'result/-21': { items: [row(2, 1, { time: '1:17.100' }), row(1, 2, { time: '1:17.204' })] },
    'result/11': { status: 'Completed', laps: { current: 70, total: 70 }, items: [row(4, null, { time: 'DSQ', grid: 1 }), row(1, 1, { time: '1:31:44.742', grid: 3, laps: 70, points: 25 }), row(2, 2, { time: '+5.856', grid: 2, laps: 70, points: 18 }), row(3, null, { time: 'DNS', grid: 4 })] },
    'result/31': { status: 'Scheduled', items: [] },
    'result/91': { status: 'Completed', items: [row(1, 1, { time: '1:30:00.000', points: 25 })] },
    'circuit/7': { id: 7, name: 'Hungaroring', owner: 'Magyar Állam', capacity: 70_000, opened: 1986, first_grand_prix: 1986, length: '4,381 km', race_distance: '306,63 km', laps: 70, lap_record: { time: '1:16.627', driver: 'Lewis Hamilton', year: '2020' }, image: '/uploads/2026/11/ring.jpg', source: SOURCE },
    'team/1': { id: 1, name: 'Tisza Racing', logo: '/uploads/2026/11/tisza.png', base: 'Szeged', first_team_entry: 1999, world_championships: 3, highest_race_finish: { position: 1, number: 12 }, pole_positions: 9, fastest_laps: 14, president: 'Nagy Éva', director: 'Kis Pál', technical_manager: 'Tóth Rita', chassis: 'TR-26', engine: 'Ganz', tyres: 'Taurus' },
    'driver/1': { id: 1, name: 'Anna Gyors', image: '/uploads/2026/11/anna.jpg', number: 8, abbr: 'GYO', nationality: 'magyar', birthdate: '1999-03-15', birthplace: 'Szeged', grands_prix_entered: 101, world_championships: 2, podiums: 33, highest_grid_position: 1, career_points: '1024.5', teams: [{ season: year, team: { id: 1, name: 'Tisza Racing' } }, { season: year - 1, team: { id: 2, name: 'Duna GP' } }], source: SOURCE },
    [`season-points/${year}`]: { competitions: [{ id: 1, name: 'Magyar Nagydíj' }, { id: 2, name: 'Tisza Nagydíj' }], drivers: [{ id: 1, name: 'Anna Gyors', points: [25, 40] }, { id: 2, name: 'Bence Kanyar', points: [18, 32.5] }], teams: [{ id: 1, name: 'Tisza Racing', points: [43, 72.5] }] },
  };
  return Object.fromEntries(Object.entries(answers).map(([path, answer]) => [toServicePath(path), answer]));
}

/** A typed client of such a service, which reads answers by the contract as the edge does. */
export function createServiceApi(answers: ServiceAnswers): Api {
  return createApi(endpoints, ({ name, path }) => {
    if (!Object.hasOwn(answers, path)) return Promise.reject(notFound(path));
    const parsed = responseSchemas[name].safeParse(answers[path]);
    return parsed.success ? Promise.resolve(parsed.data) : Promise.reject(new AppError('BACKEND_SHAPE', `${path}: ${parsed.error.message}`));
  });
}
