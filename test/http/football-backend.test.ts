import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNewsroomApi } from '../../src/backend/demo-newsroom/newsroom-api.ts';
import { workOnLiveMatch, workOnOverdueMatch } from '../../src/backend/demo-newsroom/match-desk.ts';
import { LIVE_FIXTURE_ID } from '../../src/backend/seed/sport/tisza-league/tisza-league.ts';
import { livescoreDashboardSchema, type Fixture } from '../../src/shared/contract/schemas/football.ts';
import { createAppTransport } from '../support/app-transport.ts';
import { createBackendApp, EDITOR, type BackendApp } from '../support/backend-app.ts';
import { createMatchSteps } from '../support/match-steps.ts';
import { TEST_NOW } from '../support/test-database.ts';

let app: BackendApp;
beforeAll(async () => {
  app = await createBackendApp();
});
afterAll(() => app.close());

const get = (path: string) => app.api.get(path);
const keysOf = (answer: { headers: Record<string, string> }) => answer.headers['surrogate-key'];
const [notStarted] = createMatchSteps('PEN');
const running = createMatchSteps('PEN').slice(0, 61).at(-1) ?? notStarted;
const save = (fixture: object, id = 900_199) => app.api.put(`/api/newsroom/livescore/fixtures/${id}`).set(EDITOR).send(fixture);
/** A match of a league that nobody knows yet. */
const moved = (change: Partial<Fixture['fixture']>): Fixture => ({ ...running, fixture: { ...running.fixture, ...change }, league: { id: 77, name: 'Városi Bajnokság', logo: null, season: 2025 } });

describe('the service tells', () => {
  test('countries, their leagues with seasons, and all seasons', async () => {
    const countries = await get('/livescore/football/countries');
    expect(countries.body.items.map(({ id }: { id: string }) => id)).toEqual(['Nemzetközi', 'Anglia', 'Magyarország']);
    expect(keysOf(countries)).toBe('leagues');
    const { body } = await get(`/livescore/football/leagues/${encodeURIComponent('Magyarország')}`);
    expect(body.items).toMatchObject([{ id: 9001, name: 'Tisza Liga', seasons: [2025] }, { id: 271, name: 'NB I', seasons: [2020] }]);
    expect((await get('/livescore/football/leagues/Sehol')).body.items).toEqual([]);
    expect((await get('/livescore/football/seasons')).body.items.map(({ id }: { id: number }) => id)).toEqual([2025, 2024, 2022, 2020]);
  });

  test('a match whole, and in lists without what only its own page shows', async () => {
    const whole = await get('/livescore/football/fixtures/4051');
    expect(whole.body).toMatchObject({ fixture: { id: 4051, status: { short: 'FT' }, venue: { name: 'Olympiastadion, Berlin' } }, teams: { home: { name: 'Spanyolország' }, away: { name: 'Anglia' } } });
    expect(whole.body.events.map(({ player }: { player: { name: string } }) => player.name)).toEqual(['Nico Williams', 'Cole Palmer', 'Mikel Oyarzabal']);
    expect(keysOf(whole)).toBe('fixture:4051');
    const { body } = await get('/livescore/football/fixtures/4/2024/2024-07-14');
    expect(body.items).toMatchObject([{ fixture: { id: 4051 }, goals: { home: 2, away: 1 }, events: [], lineups: [] }]);
  });

  test('tables, scorers, match days and the course of a season, each with the key of its league', async () => {
    const paths = ['standings/4/2024', 'topscorers/4/2024', 'topyellowcards/9001/2025', 'topredcards/9001/2025', 'match-days/4/2024', 'progress/39/2024'];
    const [standings, scorers, yellow, red, days, progress] = await Promise.all(paths.map((path) => get(`/livescore/football/${path}`)));
    expect(standings?.body.items).toHaveLength(24);
    expect(standings?.body.items[0]).toMatchObject({ rank: 1, team: { name: 'Németország' }, group: 'A csoport', points: 7, form: 'WWD' });
    expect(scorers?.body.items[0].statistics[0].goals.total).toBe(3);
    for (const { statistics: [{ cards }] } of yellow?.body.items ?? []) expect(cards.yellow).toBeGreaterThan(0);
    for (const { statistics: [{ cards }] } of red?.body.items ?? []) expect(cards.red + cards.yellowred).toBeGreaterThan(0);
    expect(days?.body.items[0]).toEqual({ date: '2024-06-14', matches: 1 });
    expect(days?.body.items.reduce((sum: number, { matches }: { matches: number }) => sum + matches, 0)).toBe(51);
    expect(progress?.body.items[0]).toMatchObject({ team: { name: 'Liverpool' } });
    expect(progress?.body.items[0].points).toHaveLength(38);
    expect([standings, yellow].map((answer) => answer === undefined ? null : keysOf(answer))).toEqual(['league:4', 'league:9001']);
  });

  test('every match of a day, and of a season from a day on', async () => {
    const day = await get('/api/livescore/all/2024-06-15');
    expect(day.body.items.map(({ fixture }: Fixture) => fixture.id)).toEqual([4002, 4003, 4004]);
    expect(keysOf(day)).toBe('livescore-day:2024-06-15');
    expect((await get('/api/livescore/football/fixtures/4/2024/all/2024-07-09')).body.items).toHaveLength(3);
    expect((await get('/api/livescore/all/2024-08-01')).body.items).toEqual([]);
  });

  test('nothing where a league or season is not known, and 404 for what can be none', async () => {
    for (const path of ['standings/4/1999', 'topscorers/4/1999', 'match-days/5/2024', 'progress/5/2024', 'fixtures/4/1999/2024-06-14']) expect((await get(`/livescore/football/${path}`)).body).toEqual({ items: [] });
    const missing = ['/livescore/football/fixtures/12345', '/livescore/football/fixtures/abc', '/livescore/hoki/countries', '/livescore/hoki/standings/4/2024', '/livescore/football/fixtures/4/2024/2024-06-31', '/api/livescore/all/ma', '/api/livescore/football/fixtures/4/2024/all/tegnap'];
    expect(await Promise.all(missing.map(async (path) => (await get(path)).status))).toEqual(missing.map(() => 404));
  });
});

describe('the newsroom', () => {
  test('writes a match, which makes it, its league, its day and the leagues stale where the league is new', async () => {
    const wakes = app.countWakes();
    const answer = await save(moved({}));
    expect(answer.body.purged).toEqual(['fixture:900199', 'league:77', 'livescore-day:2025-11-21', 'leagues']);
    expect(app.countWakes()).toBe(wakes + 1);
    expect((await get('/livescore/football/fixtures/900199')).body).toEqual(moved({}));
    expect((await get(`/livescore/football/leagues/${encodeURIComponent('Egyéb')}`)).body.items).toMatchObject([{ id: 77, name: 'Városi Bajnokság', seasons: [2025] }]);
    const { body } = await get(`/api/purges?since=${answer.body.sequence - 1}`).set(EDITOR);
    expect(body.items).toEqual([{ sequence: answer.body.sequence, keys: answer.body.purged, hard: false }]);
  });

  test('moves a match to another day, and both days are stale', async () => {
    const answer = await save(moved({ timestamp: (notStarted.fixture.timestamp ?? 0) + 86_400 }));
    expect(answer.body.purged).toEqual(['fixture:900199', 'league:77', 'livescore-day:2025-11-22', 'livescore-day:2025-11-21']);
    expect((await get('/api/livescore/all/2025-11-22')).body.items.map(({ fixture }: Fixture) => fixture.id)).toContain(900_199);
  });

  test('needs its token, one id and a place for the match', async () => {
    expect((await app.api.put('/api/newsroom/livescore/fixtures/900199').send(moved({}))).status).toBe(401);
    expect((await save(moved({}), 5)).status).toBe(422);
    expect((await save(moved({ timestamp: null }))).status).toBe(422);
    expect((await save(moved({ timestamp: 1e15 }))).status).toBe(422);
    expect((await save({ ...moved({}), league: { id: 77, name: null } })).body.message).toMatch(/league\.season/);
    expect((await save({ fixture: {} })).status).toBe(422);
  });

  test('gives an article its match', async () => {
    const { body: article } = await get('/api/articles/a-kilencvennegyedik-percben-fordult-meg-a-bodrogvari-vasutas');
    expect(article.livescoreId).toBe(LIVE_FIXTURE_ID);
    const { body: other } = await get('/api/articles/tizennegy-perc-raadas-miert-lett-hosszabb-a-meccs');
    expect((await get(`/livescore/football/fixtures/${other.livescoreId}`)).body.teams).toMatchObject({ home: { name: 'Anglia' }, away: { name: 'Irán' } });
    const put = (livescoreId: number | null) => app.api.put(`/api/newsroom/articles/${article.id}`).set(EDITOR).send({ livescoreId });
    const load = async () => (await get(`/api/articles/${article.slug}`)).body.livescoreId;
    await put(4051);
    expect(await load()).toBe(4051);
    await app.api.put(`/api/newsroom/articles/${article.id}`).set(EDITOR).send({ lead: 'Új bevezető.' });
    expect(await load()).toBe(4051);
  });
});

describe('the demo', () => {
  const desk = () => ({ api: createNewsroomApi(createAppTransport(app, 'lapszel')), now: () => app.clock.now });
  const load = async () => (await get(`/livescore/football/fixtures/${LIVE_FIXTURE_ID}`)).body as Fixture;

  test.each(['lapszel', 'erdely'])('shows the matches of its league in the box of %s', async (site) => {
    const { body } = await get('/api/unique/livescore-pp-dashboard').set('X-Site', site);
    const { sport, league, season, startdate } = livescoreDashboardSchema.parse(JSON.parse(body.content));
    const { body: list } = await get(`/api/${['livescore', sport, 'fixtures', league, season, 'all', startdate].join('/')}`);
    expect(list.items.map(({ fixture }: Fixture) => fixture.id)).toContain(LIVE_FIXTURE_ID);
    expect(list.items.length).toBeGreaterThan(20);
  });

  test('plays its match: the desk brings it on, readers see it, and nothing is written where nothing moved', async () => {
    expect(await workOnLiveMatch(desk())).toBe(false);
    const { fixture: { timestamp } } = await load();
    app.clock.now = (timestamp ?? 0) + 10 * 20;
    expect(await workOnLiveMatch(desk())).toBe(true);
    expect((await load()).fixture.status).toEqual({ short: '1H', elapsed: 11 });
    expect(await workOnLiveMatch(desk())).toBe(false);
  });

  test('ends what should be over, one match at a time', async () => {
    app.clock.now = TEST_NOW + 3 * 86_400;
    expect(await workOnOverdueMatch(desk())).toBe(true);
    const { body } = await get('/api/livescore/all/2025-11-22');
    expect(body.items.filter(({ league, fixture }: Fixture) => league.id === 9001 && fixture.status.short !== 'NS')).toHaveLength(1);
  });

  test('is left alone where the demo has not marked the site', async () => {
    await app.database.updateTable('uniques').set({ content: '{}' }).where('slug', '=', 'demo-newsroom').execute();
    app.clock.now += 600;
    expect([await workOnLiveMatch(desk()), await workOnOverdueMatch(desk())]).toEqual([false, false]);
  });
});
