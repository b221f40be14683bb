import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FOOTBALL_POLL_MS } from '../../src/shared/config/constants.ts';
import { fixtureListSchema, fixtureSchema } from '../../src/shared/contract/schemas/football.ts';
import { startBackendProxy, type BackendProxy } from '../support/backend-proxy.ts';
import { request } from '../support/request.ts';
import { startTestBackend, type TestBackend } from '../support/start-backend.ts';
import { startEdge, type TestEdge } from '../support/start-edge.ts';

const READERS = 200;

let backend: TestBackend;
let proxy: BackendProxy;
let site: TestEdge;
let matchId: number;

beforeAll(async () => {
  backend = await startTestBackend();
  proxy = await startBackendProxy(backend.url);
  site = await startEdge(proxy.url, { BACKEND_TIMEOUT_MS: '4000', PATIENCE_MS: '8000' });
  matchId = fixtureListSchema.parse(JSON.parse((await request(backend.url, '/livescore/football/fixtures/4/2024/2024-06-14')).body)).items[0]?.fixture.id ?? 0;
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await backend.close();
});
beforeEach(() => {
  site.clock.ms += 3_600_000;
  Object.assign(proxy.behaviour, { down: false, rewrite: null, answer: null });
});

const ask = async (path: string) => {
  const answer = await request(site.url, path);
  return { ...answer, main: (/<main.*<\/main>/s.exec(answer.body)?.[0] ?? '').replaceAll('<!-- -->', '') };
};

// @spec §2.8
describe('the football page', () => {
  it('stands at /foci, is shared by its readers, and shows a league that has matches', async () => {
    const page = await ask('/foci');
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
    expect(page.headers['cache-control']).toContain('public');
    expect(page.main).toMatch(/href="\/foci\?meccs=\d+"/);
  });

  it('links only to what is there, each under its own address', async () => {
    const links = [...(await ask('/foci?liga=4&szezon=2024')).main.matchAll(/href="(\/foci[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    const some = [...new Set(links)].filter((_, index) => index % 19 === 0);
    expect(some.length).toBeGreaterThan(3);
    for (const path of some) {
      const { status, body } = await ask(path);
      expect([path, status, body.includes(`<link rel="canonical" href="https://lapszel.hu${path.replaceAll('&', '&amp;')}"`)]).toEqual([path, 200, true]);
    }
  });

  it('shows a match of the European championship with its phase, in its own look', async () => {
    const { main, body } = await ask(`/foci?meccs=${matchId}`);
    expect(main).toContain('Németország');
    expect(main).toContain('1. csoportkör');
    expect(body).toContain('"@type":"SportsEvent"');
    expect(body).toMatch(/data-scheme="sea"/);
  });

  it.each(['/foci?meccs=2000000000', '/foci?liga=77777', '/foci?liga=4&szezon=1903', '/foci?orszag=Atlantisz'])('does not find %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('takes nonsense for nothing', async () => {
    expect((await ask('/foci?meccs=0&nap=tegnap&oldal=kosar&liga=-1')).status).toBe(200);
  });
});

// @spec §4 Football match §7 Live score data service
describe('a live match', () => {
  it('costs one backend call a period, however many ask', async () => {
    const path = `/livescore/football/fixtures/${matchId}`;
    const calls = () => proxy.calls.get(path) ?? 0;
    for (let period = 1; period <= 3; period += 1) {
      const before = calls();
      const answers = await Promise.all(Array.from({ length: READERS }, () => request(site.url, path)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(calls() - before).toBe(1);
      site.clock.ms += FOOTBALL_POLL_MS;
    }
    expect(fixtureSchema.parse(JSON.parse((await request(site.url, path)).body)).fixture.id).toBe(matchId);
  });

  it('is asked for again without an answer while the service fails', async () => {
    proxy.behaviour.answer = (path) => (path.startsWith('/livescore/') ? { status: 500, body: '{}' } : null);
    expect((await request(site.url, `/livescore/football/fixtures/${matchId + 1}`)).status).toBe(204);
  });
});

// @spec §8 Live score load failure
describe('the boxes', () => {
  const SUPPLEMENT = '/melleklet/foci-vb-2022';

  it('stand beside the articles of a football supplement', async () => {
    expect((await ask(SUPPLEMENT)).main).toContain('Tabella és minden mérkőzés');
  });

  it('are hidden where the service fails, and nothing else is', async () => {
    site.edge.applyPurge({ keys: ['*'], hard: true });
    proxy.behaviour.answer = (path) => (path.includes('/livescore/') ? { status: 500, body: '{}' } : null);
    const page = await ask(`${SUPPLEMENT}?perPage=9`);
    expect(page.status).toBe(200);
    expect(page.main).not.toContain('Tabella és minden mérkőzés');
  });
});
