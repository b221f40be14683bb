import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frontendInitSchema, frontendRefreshSchema, indexBoxesSchema } from '../../src/shared/contract/schemas/front.ts';
import { frontBlockSettingsSchema, siteWrittenSchema } from '../../src/shared/contract/schemas/newsroom-site.ts';
import { createBackendApp, EDITOR, type BackendApp } from '../support/backend-app.ts';

const SITE = '/api/newsroom/sites/lapszel';

let app: BackendApp;
beforeAll(async () => {
  app = await createBackendApp();
});
afterAll(() => app.close());

const put = (path: string, body: unknown) => app.api.put(path).set(EDITOR).send(body as object);

async function write(path: string, body: unknown) {
  const answer = await put(path, body);
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
  return siteWrittenSchema.parse(answer.body);
}

const loadSettings = async (site = SITE) => frontBlockSettingsSchema.parse((await app.api.get(`${site}/front-blocks`).set(EDITOR)).body);
const loadBoxes = async () => indexBoxesSchema.parse((await app.api.get('/api/index/boxes')).body).items;
const loadRefresh = async (site = 'lapszel') => frontendRefreshSchema.parse((await app.api.get('/api/frontend/refresh').set('X-Site', site)).body);
const loadInit = async (site = 'lapszel') => frontendInitSchema.parse((await app.api.get('/api/frontend/init').set('X-Site', site)).body);

async function listIds(count: number): Promise<number[]> {
  const { items } = (await app.api.get(`/api/articles?limit=${count}`)).body;
  return items.map(({ id }: { id: number }) => id);
}

/** A body that must be refused, what its answer names, and that nothing was written. */
async function expectRefused(path: string, body: unknown, named: string): Promise<void> {
  const last = (await app.api.get('/api/purges').set(EDITOR)).body.last;
  const answer = await put(path, body);
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 422, code: 'INVALID_INPUT' });
  expect(JSON.stringify(answer.body)).toContain(named);
  expect((await app.api.get('/api/purges').set(EDITOR)).body.last).toBe(last);
}

describe('the front page', () => {
  test('is laid anew, told as it is stored, and shown to readers', async () => {
    const wakes = app.countWakes();
    const [first = 0, second = 0, third = 0] = await listIds(3);
    const items = [
      { position: 10, name: 'lead', articleIds: [second, first], source: 'picked' },
      { position: 40, name: 'strip', title: 'Sport', source: 'super-tag', superTag: 'sport', items: 3 },
      { position: 1000, name: 'breaking', source: 'picked', articleIds: [third] },
    ];
    const written = await write(`${SITE}/front-blocks`, { items: items.toReversed() });
    expect(written.purged).toEqual(['front']);
    expect((await app.api.get('/api/index/boxes')).get('Surrogate-Key')?.split(' ')).toContain('front');
    expect(app.countWakes()).toBe(wakes + 1);
    expect((await loadSettings()).items).toMatchObject([{ ...items[0], title: null, items: 2 }, { ...items[1] }, { ...items[2], items: 1 }]);
    expect((await loadBoxes()).map(({ position, articles }) => [position, articles.slice(0, 2).map(({ id }) => id)])).toMatchObject([[10, [second, first]], [40, expect.any(Array)], [1000, [third]]]);
    const { items: purges } = (await app.api.get(`/api/purges?since=${written.sequence - 1}`).set(EDITOR)).body;
    expect(purges).toEqual([{ sequence: written.sequence, keys: ['front'], hard: false }]);
  });

  test('what was read can be written back unchanged, on either site', async () => {
    for (const site of [SITE, '/api/newsroom/sites/erdely']) {
      const settings = await loadSettings(site);
      expect(settings.items.length).toBeGreaterThan(2);
      await write(`${site}/front-blocks`, settings);
      expect(await loadSettings(site)).toEqual(settings);
    }
  });

  const picked = { position: 1, name: 'lead', source: 'picked', articleIds: [1] };
  test.each([
    ['an article that is not there', [{ ...picked, articleIds: [999_999] }], 'article 999999'],
    ['an unknown section', [{ position: 1, name: 'strip', source: 'super-tag', superTag: 'nincs', items: 3 }], 'section nincs'],
    ['a block that no component draws', [{ ...picked, name: 'horoszkop' }], 'horoszkop'],
    ['a position that is taken twice', [picked, { ...picked, name: 'grid' }], 'same position'],
    ['a picked block without articles', [{ ...picked, articleIds: [] }], 'needs an article'],
    ['articles in a block that fills itself', [{ ...picked, source: 'newest', items: 3 }], 'only a picked block'],
    ['a block that fills itself with no number', [{ position: 1, name: 'newest', source: 'newest' }], 'items'],
    ['an article picked twice', [{ ...picked, articleIds: [1, 1] }], 'once'],
    ['a page without blocks', [], 'items'],
  ])('with %s is refused', async (_, items, named) => {
    const before = await loadSettings();
    await expectRefused(`${SITE}/front-blocks`, { items }, named);
    expect(await loadSettings()).toEqual(before);
  });

  test('an article of the other edition only is not ours to place', async () => {
    const { items } = (await app.api.get('/api/articles?limit=50').set('X-Site', 'erdely')).body;
    const foreign = items.find(({ originatingSite, mirroringSites }: { originatingSite: string; mirroringSites: string[] }) => originatingSite === 'erdely' && mirroringSites.length === 0).id;
    await expectRefused(`${SITE}/front-blocks`, { items: [{ ...picked, articleIds: [foreign] }] }, `article ${foreign}`);
  });
});

describe('the common data', () => {
  test('change part by part; what is not named stays', async () => {
    const before = await loadRefresh();
    const weatherData = { city: 'Budapest', temperature: -3, condition: 'havazás' };
    expect((await write(`${SITE}/common-data`, { weatherData })).purged).toEqual(['common']);
    expect(await loadRefresh()).toEqual({ ...before, weatherData });
    const changes = {
      exchangesRates: [{ currency: 'EUR', value: 400, change: 1 }],
      floodingData: [],
      pipStatus: { pipShow: true, pipTitle: 'Gátőrség', pipUrl: '/belfold', pipOpen: true },
      trendingTags: ['vasut', 'arviz'],
      widgets: [{ slug: 'tisza', title: 'A Tisza vízállása', url: 'https://vizallas.example/tisza' }],
    };
    await write(`${SITE}/common-data`, changes);
    expect(await loadRefresh()).toMatchObject({ ...changes, weatherData, pipStatus: { pipLabel: 'élő' }, trendingTags: [{ slug: 'vasut' }, { slug: 'arviz' }] });
    await write(`${SITE}/common-data`, { weatherData: null, pipStatus: null });
    expect(await loadRefresh()).toMatchObject({ weatherData: null, pipStatus: null, widgets: changes.widgets });
  });

  test('a switch of the set-up is turned alone, and pages learn it with their menus', async () => {
    const other = (await loadRefresh('erdely')).componentSetup;
    await write(`${SITE}/common-data`, { componentSetup: { donations: '0' } });
    expect((await write(`${SITE}/common-data`, { componentSetup: { donations: '1' } })).purged).toEqual(['common', 'menus']);
    await write(`${SITE}/common-data`, { componentSetup: { refreshQuiz: '1' } });
    expect((await loadRefresh()).componentSetup).toEqual({ donations: '1', refreshQuiz: '1' });
    expect((await loadInit()).componentSetup).toEqual({ donations: '1', refreshQuiz: '1' });
    expect((await loadRefresh('erdely')).componentSetup).toEqual(other);
  });

  test.each([
    ['nothing', {}, 'names nothing'],
    ['a field that nobody knows', { weather: null }, 'weather'],
    ['an unknown topic', { trendingTags: ['nincs-ilyen'] }, 'nincs-ilyen'],
    ['a script for an address', { pipStatus: { pipShow: true, pipTitle: 'x', pipUrl: 'javascript:alert(1)', pipOpen: false } }, 'pipStatus'],
    ['an address without TLS', { widgets: [{ slug: 'a', title: 'a', url: 'http://vizallas.example/' }] }, 'widgets.0.url'],
    ['an address that leaves by two slashes', { widgets: [{ slug: 'a', title: 'a', url: '//vizallas.example/' }] }, 'widgets.0.url'],
    ['a grade of alert that there is not', { floodingData: [{ river: 'Tisza', station: 'x', levelCm: 1, alert: 4 }] }, 'floodingData.0.alert'],
  ])('with %s are refused', (_, body, named) => expectRefused(`${SITE}/common-data`, body, named));
});

describe('menus', () => {
  test('are replaced one by one', async () => {
    const before = (await loadInit()).menus;
    const extra = [{ title: 'Árvíz', href: '/cimke/arviz', icon: null, description: null }, { title: 'Bolt', href: 'https://bolt.lapszel.example', icon: 'bag', description: 'Könyvek' }];
    expect((await write(`${SITE}/menus`, { extra, footerApp: [] })).purged).toEqual(['menus']);
    expect((await loadInit()).menus).toEqual({ ...before, extra, footerApp: [] });
  });

  test.each([
    ['no menu', {}, 'names no menu'],
    ['an unknown menu', { oldalso: [] }, 'oldalso'],
    ['a script for an address', { extra: [{ title: 'x', href: 'javascript:alert(1)' }] }, 'extra.0.href'],
  ])('with %s are refused', (_, body, named) => expectRefused(`${SITE}/menus`, body, named));
});

describe('a piece of editorial data', () => {
  test('is written for the site of the header, new or over the old one', async () => {
    for (const content of ['70', '80']) expect((await write('/api/newsroom/uniques/frontpage-podcast-block-position', { content })).purged).toEqual(['unique:frontpage-podcast-block-position']);
    await write('/api/newsroom/uniques/livescore-pp-dashboard', { content: '{}' });
    const load = async (slug: string, site: string) => (await app.api.get(`/api/unique/${slug}`).set('X-Site', site)).body.content;
    expect(await load('frontpage-podcast-block-position', 'lapszel')).toBe('80');
    expect(await load('frontpage-podcast-block-position', 'erdely')).toBe('55');
    expect(await load('livescore-pp-dashboard', 'lapszel')).toBe('{}');
  });

  test('needs a slug that can be a key', () => expectRefused('/api/newsroom/uniques/Nem%20jó', { content: '1' }, 'slug'));
});

test('an unknown site is told by its name', async () => {
  const answers = await Promise.all([
    app.api.get('/api/newsroom/sites/masik/front-blocks').set(EDITOR),
    put('/api/newsroom/sites/masik/front-blocks', { items: [{ position: 1, name: 'lead', source: 'picked', articleIds: [1] }] }),
    put('/api/newsroom/sites/masik/common-data', { weatherData: null }),
    put('/api/newsroom/sites/masik/menus', { extra: [] }),
  ]);
  expect(answers.map(({ status, body }) => `${status} ${body.message}`)).toEqual(Array.from({ length: 4 }, () => '404 There is no site masik.'));
});

test('without the newsroom’s token nothing is written or told', async () => {
  const answers = await Promise.all([
    app.api.get(`${SITE}/front-blocks`),
    app.api.put(`${SITE}/front-blocks`).send({ items: [] }),
    app.api.put(`${SITE}/common-data`).send({ weatherData: null }),
    app.api.put(`${SITE}/menus`).send({ extra: [] }),
    app.api.put('/api/newsroom/uniques/after-main').send({ content: '[]' }),
  ]);
  expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array.from({ length: 5 }, () => '401 UNAUTHENTICATED'));
});
