import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EVERYTHING_KEY } from '../../src/shared/contract/everything-key.ts';
import { startBackendProxy, type BackendProxy } from '../support/backend-proxy.ts';
import { makeInit, makeRefresh } from '../support/fixtures.ts';
import { makeFormula1Answers, toServicePath, type ServiceAnswers } from '../support/formula1-service.ts';
import { request } from '../support/request.ts';
import { startEdge, type TestEdge } from '../support/start-edge.ts';
import { findMissing, readStructuredData } from '../support/structured-data-rules.ts';

const LIVE_RESULT = toServicePath('result/21');
const YEAR = new Date().getUTCFullYear();

let proxy: BackendProxy;
let edge: TestEdge;
let answers: ServiceAnswers;

beforeAll(async () => {
  // Nobody stands behind the proxy: it answers everything itself, the frame of every page too.
  proxy = await startBackendProxy('http://127.0.0.1:9');
  proxy.behaviour.answer = (path) => (Object.hasOwn(answers, path) ? { status: 200, body: JSON.stringify(answers[path]) } : { status: 404, body: '{"code":"NOT_FOUND","message":"no"}' });
  edge = await startEdge(proxy.url);
});
afterAll(async () => {
  await edge.close();
  await proxy.close();
});
beforeEach(() => {
  answers = { '/api/frontend/init': makeInit(), '/api/frontend/refresh': makeRefresh(), ...makeFormula1Answers(Math.floor(Date.now() / 1000), YEAR) };
  // Nothing of the test before is fresh any more.
  edge.clock.ms += 3_600_000;
  edge.edge.applyPurge({ keys: [EVERYTHING_KEY], hard: true });
});

const ask = (path: string, headers: Record<string, string> = {}) => request(edge.url, path, { headers });

// @spec §2.9
describe('the page', () => {
  it.each([
    ['/f1', 'Tisza Nagydíj'],
    ['/f1?verseny=1', 'Magyar Nagydíj'],
    ['/f1?futam=-21', 'Rajtrács'],
    ['/f1?oldal=csapatok&csapat=1', 'Tisza Racing'],
    ['/f1?oldal=versenyzok&versenyzo=1', 'Anna Gyors'],
    ['/f1?oldal=pontverseny', 'A versenyzők pontjai'],
    ['/f1?oldal=konstruktor', 'A csapatok pontjai'],
  ])('%s is whole without script', async (path, text) => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(body).toContain(text);
  });

  it.each(['/f1?szezon=1980', '/f1?verseny=99', '/f1?futam=99', '/f1?oldal=csapatok&csapat=99', '/f1?oldal=versenyzok&versenyzo=99'])('%s is not found', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('nonsense in the address makes no page of its own', async () => {
    await ask('/f1');
    expect((await ask('/f1?oldal=nincs&futam=alma&csapat=-1&utm_source=x')).headers['x-cache']).toBe('fresh');
  });

  it('tells search engines what a race needs to be an event', async () => {
    const { body } = await ask('/f1?futam=11');
    const canonical = /<link[^>]* rel="canonical"[^>]* href="([^"]+)"|<link[^>]* href="([^"]+)"[^>]* rel="canonical"/.exec(body)?.slice(1).find((href) => href !== undefined)?.replaceAll('&amp;', '&') ?? '';
    expect(canonical).toContain(`/f1?szezon=${YEAR}&verseny=1&futam=11`);
    const [event, breadcrumbs] = readStructuredData(body);
    expect(event).toMatchObject({ '@type': 'SportsEvent', url: canonical });
    expect(findMissing(breadcrumbs ?? {}, canonical)).toEqual([]);
  });

  it('brings React at once only while the race runs', async () => {
    expect((await ask('/f1')).body).toMatch(/<html[^>]* data-live/);
    expect((await ask('/f1?futam=11')).body).not.toMatch(/<html[^>]* data-live/);
  });

  it('goes on without its slow parts', async () => {
    const { [toServicePath('circuit/7')]: _, ...others } = answers;
    answers = others;
    const { status, body } = await ask('/f1?futam=21');
    expect([status, body.includes('Anna Gyors'), body.includes('Hungaroring')]).toEqual([200, true, false]);
  });
});

// @spec §4 F1 race
describe('the live result', () => {
  it('costs one call of the service a period, however many readers ask', async () => {
    const count = () => proxy.calls.get(LIVE_RESULT) ?? 0;
    const before = count();
    const first = await Promise.all(Array.from({ length: 200 }, () => ask(LIVE_RESULT)));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
    expect(count() - before).toBe(1);
    expect(JSON.parse(first[0]?.body ?? '')).toMatchObject({ status: 'Live', laps: { current: 12, total: 58 }, items: [{ driver: { name: 'Anna Gyors' } }, {}, {}, {}] });
  });

  it('is not sent again while it is the same', async () => {
    const { headers } = await ask(LIVE_RESULT);
    expect((await ask(LIVE_RESULT, { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  });

  it('of a race that nobody knows is not found, and the other calls are not for browsers', async () => {
    expect((await ask(toServicePath('result/99'))).status).toBe(404);
    expect((await ask(toServicePath(`races/${YEAR}`))).status).toBe(404);
  });

  it('that cannot be had is no error in a browser', async () => {
    proxy.behaviour.down = true;
    const { status } = await ask(LIVE_RESULT);
    proxy.behaviour.down = false;
    expect(status).toBe(204);
  });
});
