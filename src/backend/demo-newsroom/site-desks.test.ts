import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAppTransport } from '../../../test/support/app-transport.ts';
import { createBackendApp, type BackendApp } from '../../../test/support/backend-app.ts';
import { seededRandom } from '../../shared/lib/seeded-random.ts';
import { SEED_SETTINGS } from '../seed/demo/site-settings.ts';
import { SEED_MARKERS } from '../seed/demo/demo-marker.ts';
import { decideDrift, workOnFigures } from './figures-desk.ts';
import { decideBreaking, workOnFrontPage } from './front-desk.ts';
import { createNewsroomApi } from './newsroom-api.ts';
import { decideNextPip, workOnPip } from './pip-desk.ts';

const SLOW_MS = 60_000;
const site = 'lapszel';
// Each call is a question to a real database.
vi.setConfig({ testTimeout: SLOW_MS });

let app: BackendApp;
beforeAll(async () => {
  app = await createBackendApp();
}, SLOW_MS);
afterAll(() => app.close());

const api = (of = site) => createNewsroomApi(createAppTransport(app, of));
const shownBreaking = async (of = site) => (await app.api.get('/api/index/boxes').set('X-Site', of)).body.items.find(({ position }: { position: number }) => position === 1000)?.articles.map(({ slug }: { slug: string }) => slug);

describe('the breaking block', () => {
  test.each([['lapszel', SEED_MARKERS.main.breaking], ['erdely', SEED_MARKERS.regional.breaking]] as const)('of %s goes through the prepared states and begins anew', async (of, states) => {
    expect(await shownBreaking(of)).toEqual(states[0]);
    for (const state of [...states.slice(1), states[0]]) {
      expect(await workOnFrontPage(api(of), of)).toBe(true);
      expect(await shownBreaking(of)).toEqual(state);
    }
  });

  test('leaves all other blocks as they are', async () => {
    const load = async () => (await api().newsroomFrontBlocks({ params: { site } })).items.filter(({ position }) => position !== 1000);
    const before = await load();
    await workOnFrontPage(api(), site);
    expect(await load()).toEqual(before);
  });

  test('is the editor’s where an editor has filled it', async () => {
    const { items } = await api().newsroomFrontBlocks({ params: { site } });
    const edited = items.map((block) => (block.position === 1000 ? { ...block, articleIds: [1], items: 1 } : block));
    await api().newsroomFrontBlocksReplace({ params: { site }, body: { items: edited } });
    expect(await workOnFrontPage(api(), site)).toBe(false);
    await api().newsroomFrontBlocksReplace({ params: { site }, body: { items: items.filter(({ position }) => position !== 1000) } });
    expect(await workOnFrontPage(api(), site)).toBe(false);
    await api().newsroomFrontBlocksReplace({ params: { site }, body: { items } });
    expect(await workOnFrontPage(api(), site)).toBe(true);
  });

  test('stays where the next state cannot be shown', () => {
    const block = { position: 1000, name: 'breaking', title: null, source: 'picked', superTag: null, articleIds: [1], items: 1 } as const;
    expect(decideBreaking([{ ...block, articleIds: [1] }], [[1], []])).toBeNull();
    expect(decideBreaking([{ ...block, articleIds: [1] }], [[1]])).toBeNull();
    expect(decideBreaking([{ ...block, articleIds: [1] }], [[1], [2, 3]])).toMatchObject({ articleIds: [2, 3], items: 2 });
  });
});

describe('the figures', () => {
  const seeded = (key: 'main' | 'regional') => ({ exchangesRates: [...SEED_SETTINGS[key].exchangeRates], weatherData: SEED_SETTINGS[key].weather, floodingData: [...SEED_SETTINGS[key].flooding] });

  test.each(['main', 'regional'] as const)('of the %s edition drift and stay near the demo’s after a day', (key) => {
    const random = seededRandom(key);
    let figures = seeded(key);
    for (let minute = 0; minute < 1440; minute += 1) figures = { ...figures, ...(decideDrift(figures, key, random) as typeof figures) };
    expect(figures).not.toEqual(seeded(key));
    for (const [index, rate] of seeded(key).exchangesRates.entries()) expect(Math.abs((figures.exchangesRates[index]?.value ?? 0) / rate.value - 1)).toBeLessThan(0.0121);
    for (const [index, gauge] of seeded(key).floodingData.entries()) expect(Math.abs((figures.floodingData[index]?.levelCm ?? 0) - gauge.levelCm)).toBeLessThanOrEqual(14);
    expect(Math.abs(figures.weatherData.temperature - seeded(key).weatherData.temperature)).toBeLessThanOrEqual(3);
  });

  test('that an editor has replaced are the editor’s', () => {
    const figures = seeded('main');
    expect(decideDrift({ ...figures, weatherData: { ...figures.weatherData, city: 'Szeged' } }, 'main', Math.random)).toBeNull();
    expect(decideDrift({ ...figures, weatherData: null }, 'main', Math.random)).toBeNull();
    expect(decideDrift({ ...figures, floodingData: [] }, 'main', Math.random)).toBeNull();
    expect(decideDrift(figures, 'main', Math.random)).not.toBeNull();
  });

  test('reach the readers', async () => {
    const load = async () => (await app.api.get('/api/frontend/refresh')).body;
    const before = await load();
    expect(await workOnFigures({ api: api(), random: seededRandom('perc') }, 'main', site)).toBe(true);
    const after = await load();
    expect(after.exchangesRates).not.toEqual(before.exchangesRates);
    expect({ ...after, exchangesRates: [], weatherData: null, floodingData: [] }).toEqual({ ...before, exchangesRates: [], weatherData: null, floodingData: [] });
  });
});

describe('the broadcast’s box', () => {
  const load = async (of = site) => (await app.api.get('/api/frontend/refresh').set('X-Site', of)).body.pipStatus;

  test('comes folded, leads to the live blog, and goes again', async () => {
    expect((await load()).pipShow).toBe(false);
    expect(await workOnPip(api(), site)).toBe(true);
    expect(await load()).toMatchObject({ pipShow: true, pipOpen: false, pipUrl: expect.stringMatching(/^\/belfold\/\d{4}\/\d\d\/\d\d\/tetozik-a-tisza-tiszaszalkasnal$/) });
    expect(await workOnPip(api(), site)).toBe(true);
    expect((await load()).pipShow).toBe(false);
  });

  test('is not there on the edition without a live blog of the desk, nor over an editor’s broadcast', async () => {
    expect(await workOnPip(api('erdely'), 'erdely')).toBe(false);
    expect(decideNextPip({ pipShow: false, pipTitle: 'Sajtótájékoztató', pipUrl: '/a', pipOpen: false, pipLabel: 'élő' }, '/b')).toBeNull();
    expect(decideNextPip(null, '/b')).toMatchObject({ pipShow: true, pipUrl: '/b' });
  });
});

test('where the demo has not marked the site nothing is written', async () => {
  const load = async () => [await api().newsroomFrontBlocks({ params: { site } }), (await app.api.get('/api/frontend/refresh')).body];
  const before = await load();
  await app.database.updateTable('uniques').set({ content: '{}' }).where('slug', '=', 'demo-newsroom').execute();
  expect(await workOnFrontPage(api(), site)).toBe(false);
  expect(await workOnFigures({ api: api(), random: Math.random }, 'main', site)).toBe(false);
  expect(await workOnPip(api(), site)).toBe(false);
  expect(await load()).toEqual(before);
});
