import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNewsroomApi } from '../../src/backend/demo-newsroom/newsroom-api.ts';
import { workOnLiveRace } from '../../src/backend/demo-newsroom/race-desk.ts';
import { SEED_MARKERS } from '../../src/backend/seed/demo/demo-marker.ts';
import { seedFormula1 } from '../../src/backend/seed/sport/formula1/seed-formula1.ts';
import type { RaceResultDraft } from '../../src/shared/contract/schemas/formula1-newsroom.ts';
import { circuitSchema, raceDriverSchema, raceListSchema, raceResultSchema, raceStandingsSchema, raceTeamSchema, seasonPointsSchema } from '../../src/shared/contract/schemas/formula1.ts';
import { pickListSchema } from '../../src/shared/contract/schemas/football.ts';
import { createAppTransport } from '../support/app-transport.ts';
import { createBackendApp, EDITOR, type BackendApp } from '../support/backend-app.ts';
import { TEST_NOW } from '../support/test-database.ts';

const ROOT = '/livescore/formula-1';
const HUNGARY_2024 = 1114;
const BELGIUM_2024 = 1115;
const DEMO_SEASON = 2026;
const OWN_SEASON = 2031;
const LAP_S = 12;
/** The live race began so long before the demo. */
const STARTED_AT = TEST_NOW - 12 * LAP_S;

let app: BackendApp;
beforeAll(async () => {
  app = await createBackendApp();
});
afterAll(() => app.close());

const get = async (path: string) => (await app.api.get(`${ROOT}/${path}`)).body;
const keysOf = async (path: string) => ((await app.api.get(`${ROOT}/${path}`)).headers['surrogate-key'] ?? '').split(' ');
const races = async (season: number) => raceListSchema.parse(await get(`races/${season}`));
const result = async (id: number) => raceResultSchema.parse(await get(`result/${id}`));
const put = (path: string, body: object) => app.api.put(`/api/newsroom/livescore/${path}`).set(EDITOR).send(body);

describe('the facts', () => {
  test('a season has its weekends in order, a sprint before its race, and names whose facts they are', async () => {
    const { items, source } = await races(2024);
    expect([items.filter(({ type }) => type === 'Verseny').length, items.filter(({ type }) => type === 'Sprint').length]).toEqual([24, 6]);
    expect(source).toMatchObject({ name: 'f1db', licence: 'CC BY 4.0' });
    expect(items.find(({ id }) => id === HUNGARY_2024)).toEqual({
      id: HUNGARY_2024, type: 'Verseny', status: 'Completed', date: '2024-07-21T13:00:00Z', laps: { current: 70, total: 70 },
      competition: { id: 11, name: 'Magyar Nagydíj', location: { country: 'Magyarország', city: 'Mogyoród' } }, circuit: { id: 11 },
    });
    const china = items.filter(({ competition }) => competition?.name === 'Kínai Nagydíj');
    expect(china.map(({ type }) => type)).toEqual(['Sprint', 'Verseny']);
    expect(items.map(({ date }) => date)).toEqual(items.map(({ date }) => date).toSorted());
  });

  test('a result tells places, times and gaps as printed, and how far the race is', async () => {
    const { items, status, laps } = await result(HUNGARY_2024);
    expect([status, laps, items.length]).toEqual(['Completed', { current: 70, total: 70 }, 20]);
    expect(items.slice(0, 2)).toMatchObject([
      { position: 1, driver: { name: 'Oscar Piastri', image: null }, team: { name: 'McLaren' }, time: '1:38:01.989', grid: 2, laps: 70, points: 25, positions: [] },
      { position: 2, driver: { name: 'Lando Norris' }, time: '+2.141', grid: 1, points: 18 },
    ]);
    expect((await result(BELGIUM_2024)).items.filter(({ time }) => time === 'DSQ')).toMatchObject([{ position: null, driver: { name: 'George Russell' }, points: 0 }]);
  });

  test('the negative id of a race is its starting grid', async () => {
    expect((await result(-HUNGARY_2024)).items.slice(0, 2)).toMatchObject([{ position: 1, driver: { name: 'Lando Norris' }, time: '1:15.227' }, { position: 2, driver: { name: 'Oscar Piastri' }, time: '1:15.249' }]);
    expect(await keysOf(`result/-${HUNGARY_2024}`)).toContain(`race:-${HUNGARY_2024}`);
  });

  test('the points tables are those of the season’s results', async () => {
    const drivers = raceStandingsSchema.parse(await get('drivers/2024')).items;
    expect(drivers.slice(0, 3)).toMatchObject([{ position: 1, driverName: 'Max Verstappen', teamName: 'Red Bull', points: 437 }, { driverName: 'Lando Norris', points: 374 }, { driverName: 'Charles Leclerc', points: 356 }]);
    const teams = raceStandingsSchema.parse(await get('teams/2024')).items;
    expect(teams.slice(0, 2)).toMatchObject([{ position: 1, teamName: 'McLaren', points: 666, driverName: null, driverId: null }, { teamName: 'Ferrari', points: 652 }]);
    const course = seasonPointsSchema.parse(await get('season-points/2024'));
    expect([course.competitions.length, course.drivers[0]?.name, course.drivers[0]?.points.length, course.drivers[0]?.points.at(-1)]).toEqual([24, 'Max Verstappen', 24, 437]);
    expect(course.teams[0]).toMatchObject({ name: 'McLaren', points: expect.arrayContaining([666]) });
  });

  test('profiles say what is known, and nothing in place of what is not', async () => {
    expect(circuitSchema.parse(await get('circuit/11'))).toEqual({
      id: 11, name: 'Hungaroring', length: '4,381 km', race_distance: '306,630 km', laps: 70, source: expect.objectContaining({ name: 'f1db' }),
      owner: null, capacity: null, opened: null, first_grand_prix: null, lap_record: null, image: null,
    });
    const standings = raceStandingsSchema.parse(await get('drivers/2025')).items;
    const hamilton = standings.find(({ driverName }) => driverName === 'Lewis Hamilton');
    expect(raceDriverSchema.parse(await get(`driver/${hamilton?.driverId}`))).toMatchObject({
      name: 'Lewis Hamilton', number: 44, abbr: 'HAM', nationality: 'brit', birthdate: '1985-01-07', birthplace: 'Stevenage, Egyesült Királyság',
      grands_prix_entered: null, world_championships: null, podiums: null, career_points: null,
      teams: [{ season: 2025, team: { name: 'Ferrari' } }, { season: 2024, team: { name: 'Mercedes' } }, { season: 2023, team: { name: 'Mercedes' } }],
    });
    expect(raceTeamSchema.parse(await get(`team/${hamilton?.teamId}`))).toMatchObject({ name: 'Ferrari', chassis: 'SF-25', engine: 'Ferrari', tyres: 'Pirelli', president: null, world_championships: null });
  });
});

test('the seasons are listed, newest first, apart from football’s', async () => {
  expect(pickListSchema.parse(await get('seasons')).items.map(({ id }) => id)).toEqual([DEMO_SEASON, 2025, 2024, 2023]);
});

test('a season that nobody has written is empty, and what is not there is a 404', async () => {
  expect([await get('races/1999'), await get('drivers/1999')]).toEqual([{ items: [], source: null }, { items: [] }]);
  expect(await get('season-points/1999')).toEqual({ competitions: [], drivers: [], teams: [] });
  for (const path of ['races/24', 'result/999999', 'result/0', 'result/x', 'result/--1', 'circuit/777', 'team/777', 'driver/777', 'driver/-1']) expect([path, (await app.api.get(`${ROOT}/${path}`)).status]).toEqual([path, 404]);
  expect((await app.api.get('/livescore/football/races/2024')).status).toBe(404);
});

describe('the demo’s season', () => {
  test('has weekends that are over, one with a sprint, one that runs, and some to come', async () => {
    const { items, source } = await races(DEMO_SEASON);
    expect(source).toBeNull();
    expect(items.map(({ status }) => status)).toEqual([...Array.from({ length: 6 }, () => 'Completed'), 'Live', 'Scheduled', 'Scheduled', 'Scheduled']);
    expect(items.map(({ type }) => type).filter((type) => type === 'Sprint')).toHaveLength(2);
    const [coming] = items.filter(({ status }) => status === 'Scheduled');
    expect((await result(coming?.id ?? 0)).items).toEqual([]);
  });

  test('its results add up, with somebody out and somebody disqualified', async () => {
    const { items } = await races(DEMO_SEASON);
    const times = (await Promise.all(items.filter(({ status }) => status === 'Completed').map(({ id }) => result(id)))).flatMap((one) => one.items.map(({ time }) => time));
    expect(times).toContain('DNF');
    expect(times).toContain('DSQ');
    const standings = raceStandingsSchema.parse(await get(`drivers/${DEMO_SEASON}`)).items;
    // Five races and a sprint are over.
    expect(standings.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(5 * 101 + 36);
  });

  test('is there once, however often the demo is brought up to date', async () => {
    const count = async () => (await app.database.selectFrom('races').select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
    const before = await count();
    await seedFormula1(app.database, 'lapszel', TEST_NOW);
    expect(await count()).toBe(before);
  });
});

describe('the live race', () => {
  const work = (seconds: number) => workOnLiveRace({ api: createNewsroomApi(createAppTransport(app, 'lapszel')), now: () => STARTED_AT + seconds });
  const live = async () => (await races(DEMO_SEASON)).items.find(({ competition }) => competition?.name === 'Lapszél Nagydíj');
  const id = DEMO_SEASON * 1000 + 62;

  test('goes on lap by lap, as its clock says', async () => {
    expect(await live()).toMatchObject({ id, status: 'Live', laps: { current: 12, total: 40 } });
    expect(await work(12 * LAP_S + 5)).toBe(false);
    expect(await work(13 * LAP_S)).toBe(true);
    expect(await result(id)).toMatchObject({ status: 'Live', laps: { current: 13, total: 40 } });
    const [leader] = (await result(id)).items;
    expect([leader?.positions.length, leader?.points, leader?.driver.name !== '']).toEqual([13, null, true]);
    const standings = await get(`drivers/${DEMO_SEASON}`);
    await work(39 * LAP_S);
    expect(await get(`drivers/${DEMO_SEASON}`)).toEqual(standings);
  });

  test('ends with points, loses a place to the stewards later, and moves the tables each time', async () => {
    const sum = async () => raceStandingsSchema.parse(await get(`drivers/${DEMO_SEASON}`)).items.map(({ points }) => points ?? 0);
    const before = await sum();
    expect(await work(40 * LAP_S)).toBe(true);
    expect(await live()).toMatchObject({ status: 'Completed', laps: { current: 40 } });
    const finished = await result(id);
    expect(finished.items.some(({ time }) => time === 'DSQ')).toBe(false);
    const after = await sum();
    expect(after.reduce((all, points) => all + points, 0) - before.reduce((all, points) => all + points, 0)).toBe(101);
    expect(await work(40 * LAP_S + 30)).toBe(false);
    expect(await work(40 * LAP_S + 95)).toBe(true);
    expect((await result(id)).items.at(-1)).toMatchObject({ time: 'DSQ', position: null, points: 0 });
    expect(await sum()).not.toEqual(after);
    expect(await work(40 * LAP_S + 100)).toBe(false);
  });

  test('starts anew, as another race', async () => {
    const first = (await result(id)).items.map(({ driver }) => driver.id);
    expect(await work(40 * LAP_S + 700)).toBe(true);
    expect(await live()).toMatchObject({ status: 'Scheduled', laps: { current: null } });
    expect((await result(id)).items).toEqual([]);
    expect((await result(-id)).items).toHaveLength(16);
    const start = 40 * LAP_S + 760;
    expect(await work(start - 1)).toBe(false);
    expect(await work(start + 40 * LAP_S)).toBe(true);
    expect((await result(id)).items.map(({ driver }) => driver.id)).not.toEqual(first);
  });

  test('is left alone where an editor has made it another race', async () => {
    await app.database.updateTable('races').set({ competition_name: 'Átírt Nagydíj' }).where('id', '=', id).execute();
    expect(await work(5000)).toBe(false);
  });

  test('and where the site is no demo', async () => {
    await app.database.updateTable('races').set({ competition_name: 'Lapszél Nagydíj' }).where('id', '=', id).execute();
    const { rows } = await app.database.selectFrom('race_results').select('rows').where('id', '=', id).executeTakeFirstOrThrow();
    await app.database.updateTable('uniques').set({ content: '{}' }).where('slug', '=', 'demo-newsroom').execute();
    expect(await work(5000)).toBe(false);
    expect((await app.database.selectFrom('race_results').select('rows').where('id', '=', id).executeTakeFirstOrThrow()).rows).toEqual(rows);
    await app.database.updateTable('uniques').set({ content: JSON.stringify(SEED_MARKERS.main) }).where('slug', '=', 'demo-newsroom').execute();
    expect(await work(5000)).toBe(true);
  });
});

describe('the newsroom', () => {
  const draft = (changes: object = {}) => ({ id: 5001, type: 'Verseny', status: 'Scheduled', date: '2031-05-04T15:00:00+02:00', laps: { current: null, total: 50 }, competition: { id: 11, name: 'Magyar Nagydíj' }, circuit: { id: 11 }, ...changes });
  const row = (driver: number, position: number, points: number, changes: object = {}): RaceResultDraft['items'][number] =>
    ({ position, driver: { id: driver, name: `Próba ${driver}`, image: null }, team: { id: 700, name: 'Próba Csapat' }, time: null, grid: position, laps: 50, points, positions: [], ...changes });

  test('writes a race and its result, and tells what went stale', async () => {
    const wakes = app.countWakes();
    expect((await put('races/5001', draft())).body).toMatchObject({ purged: [`races:${OWN_SEASON}`, 'race:5001', 'race:-5001', 'leagues'] });
    expect((await races(OWN_SEASON)).items).toMatchObject([{ id: 5001, date: '2031-05-04T13:00:00Z', status: 'Scheduled' }]);
    expect((await put('results/-5001', { items: [row(800, 1, 0)] })).body.purged).toEqual(['race:-5001', 'race-driver:800', 'race-team:700']);
    expect((await put('results/5001', { items: [row(800, 1, 25), row(801, 2, 18)] })).body.purged.toSorted()).toEqual(['race-driver:800', 'race-driver:801', 'race:5001']);
    expect((await get(`drivers/${OWN_SEASON}`)).items).toEqual([]);
    expect((await put('races/5001', draft({ status: 'Completed' }))).body.purged).toEqual([`races:${OWN_SEASON}`, 'race:5001', 'race:-5001']);
    expect((await get(`drivers/${OWN_SEASON}`)).items).toMatchObject([{ driverName: 'Próba 800', points: 25 }, { driverName: 'Próba 801', points: 18 }]);
    expect((await put('results/5001', { items: [row(800, 1, 25)] })).body.purged).toEqual(['race:5001', `races:${OWN_SEASON}`, 'race-driver:801']);
    expect(app.countWakes()).toBe(wakes + 5);
  });

  test('another name reaches every answer that shows it', async () => {
    expect((await put('results/5001', { items: [row(800, 1, 25, { driver: { id: 800, name: 'Új Név', image: null } })] })).body.purged).toContain('race-driver:800');
    expect((await get('driver/800')).name).toBe('Új Név');
    for (const path of ['driver/800', 'result/5001', `drivers/${OWN_SEASON}`, `season-points/${OWN_SEASON}`]) expect([path, (await keysOf(path)).includes('race-driver:800')]).toEqual([path, true]);
    expect(await keysOf('driver/800')).toContain('race-team:700');
  });

  test('a race that is moved stays in its season', async () => {
    await put('races/5001', draft({ date: '2032-01-03' }));
    expect((await races(OWN_SEASON)).items).toMatchObject([{ id: 5001, date: '2032-01-03' }]);
    expect((await put('races/5001', draft({ season: 2032 }))).body.purged).toEqual(expect.arrayContaining([`races:${OWN_SEASON}`, 'races:2032']));
  });

  test.each([
    ['a day without a calendar', 'races/5001', draft({ date: '2031-13-40' })],
    ['a moment without a zone', 'races/5001', draft({ date: '2031-05-04T15:00:00' })],
    ['another number than the address', 'races/5002', draft()],
    ['two with one place', 'results/5001', { items: [row(800, 1, 25), row(801, 1, 18)] }],
    ['a driver twice', 'results/5001', { items: [row(800, 1, 25), row(800, 2, 18)] }],
    ['a place of nobody', 'results/5001', { items: [row(800, 0, 25)] }],
    ['what it does not know', 'results/5001', { items: [], winner: 800 }],
  ])('is refused with %s', async (_, path, body) => {
    const last = (await app.api.get('/api/purges').set(EDITOR)).body.last;
    expect((await put(path, body)).status).toBe(422);
    expect((await app.api.get('/api/purges').set(EDITOR)).body.last).toBe(last);
  });

  test('a result needs its race, and a writer the token', async () => {
    expect((await put('results/5999', { items: [] })).status).toBe(404);
    expect((await app.api.put('/api/newsroom/livescore/races/5001').send(draft())).status).toBe(401);
    expect((await app.api.put('/api/newsroom/livescore/results/5001').send({ items: [] })).status).toBe(401);
  });
});
