import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseBackendConfig } from '../../src/backend/config.ts';
import { startBackend, type RunningBackend } from '../../src/backend/start-backend.ts';
import { request } from '../support/request.ts';
import { startPushService, type TestPushService } from '../support/push-service.ts';
import { createTestLogger } from '../support/start-backend.ts';
import { startEdge, type TestEdge } from '../support/start-edge.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const FORM = '/dokumentum/feliratkozas-hirlevelekre';
const NEWSROOM = { 'authorization': 'Bearer a-newsroom-token-for-tests', 'content-type': 'application/json' };
const vapid = webPush.generateVAPIDKeys();

let opened: TestDatabase;
let backend: RunningBackend;
let edge: TestEdge;
let service: TestPushService;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lapszel-audience-'));
  [opened, service] = await Promise.all([createTestDatabase(), startPushService()]);
  const config = parseBackendConfig({ BACKEND_PORT: '0', NODE_ENV: 'test', DATA_FOLDER: folder, NEWSROOM_TOKEN: 'a-newsroom-token-for-tests', VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey, PUSH_LOOPBACK: '1' });
  backend = await startBackend({ config, database: opened.database, logger: createTestLogger() });
  // Pages go out whole, however slow the machine is.
  edge = await startEdge(backend.url, { PATIENCE_MS: '60000' });
});
afterAll(async () => {
  await edge.close();
  await backend.stop();
  await service.close();
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});
// Each test has the whole allowance of its address.
beforeEach(() => {
  edge.clock.ms += 3_600_000;
});

const get = (path: string, headers: Record<string, string> = {}) => request(edge.url, path, { headers });

/** Sends a form as a browser does. */
const submit = (path: string, fields: readonly (readonly [string, string])[] = [], headers: Record<string, string> = {}) =>
  request(edge.url, path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'origin': 'http://localhost', ...headers }, body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString() });

const call = (method: string, path: string, body: object | null = null, headers: Record<string, string> = {}) =>
  request(edge.url, path, { method, headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers }, ...(body === null ? {} : { body: JSON.stringify(body) }) });

/** The letters that an address was sent, the newest last. */
const loadLetters = (recipient: string) => opened.database.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute();

/** The paths of a letter's links. */
async function loadLinks(recipient: string) {
  const body = (await loadLetters(recipient)).at(-1)?.body ?? '';
  const find = (step: string) => new RegExp(`https://lapszel\\.hu(/hirlevel/${step}/[\\w-]{22})$`, 'm').exec(body)?.[1] ?? '';
  return { confirm: find('megerosites'), unsubscribe: find('leiratkozas') };
}

/** Whom the newsroom may write to on a list. */
async function loadAddresses(code: string): Promise<string[]> {
  const answer = await request(backend.url, `/api/newsroom/newsletters/${code}/addresses`, { headers: NEWSROOM });
  const { items } = JSON.parse(answer.body) as { items: { email: string }[] };
  return items.map(({ email }) => email);
}

const order = (email: string, ...lists: string[]) => submit(FORM, [['email', email], ['vezeteknev', 'Kapuvári'], ['keresztnev', 'Emese'], ...lists.map((list) => ['hirlevel', list] as const)]);

// @spec §7 Newsletter
describe('an order of newsletters', () => {
  it('stands under its document as a plain form, and in boxes on lists and under articles', async () => {
    const { body } = await get(FORM);
    expect(body).toMatch(new RegExp(`<form [^>]*action="${FORM}" method="post"`));
    expect(body.match(/type="checkbox" name="hirlevel"/g)).toHaveLength(8);
    for (const path of ['/legfrissebb', '/']) expect((await get(path)).body, path).toContain(`action="${FORM}"`);
    expect((await get('/dokumentum/adatvedelem')).body).not.toContain('name="hirlevel"');
  });

  it('is confirmed by the letter’s page and its button, not by opening the link', async () => {
    const email = 'emese@example.hu';
    const sent = await order(email, 'heti-valogatas', 'ellenorzo');
    expect([sent.status, sent.headers['location'], sent.headers['cache-control']]).toEqual([303, '/hirlevel/elkuldve', 'private, no-store']);
    expect((await get('/hirlevel/elkuldve')).body).toContain('Nézze meg a postaládáját');
    expect(await loadAddresses('heti-valogatas')).not.toContain(email);

    const { confirm } = await loadLinks(email);
    const page = await get(confirm);
    expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex']);
    expect(await loadAddresses('heti-valogatas')).not.toContain(email);
    const confirmed = await submit(confirm);
    expect([confirmed.status, confirmed.headers['location']]).toEqual([303, '/hirlevel/megerositve']);
    expect(await loadAddresses('heti-valogatas')).toContain(email);
    expect(await loadAddresses('ellenorzo')).toContain(email);
    expect(await loadAddresses('reggeli-lap')).not.toContain(email);
    expect((await submit(confirm)).status).toBe(303);
  });

  it('hides the promo for good in the browser that sent it', async () => {
    const { headers } = await order('suti@example.hu', 'ellenorzo');
    expect(headers['set-cookie']).toEqual(['hirlevel_ajanlo=1; Max-Age=63072000; Path=/; SameSite=Lax']);
  });

  it('ends with the letter’s other link, also as mail programs ask for it', async () => {
    const email = 'vege@example.hu';
    await order(email, 'ellenorzo');
    const { confirm, unsubscribe } = await loadLinks(email);
    await submit(confirm);
    expect((await get(unsubscribe)).status).toBe(200);
    expect(await loadAddresses('ellenorzo')).toContain(email);
    const left = await request(edge.url, unsubscribe, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' });
    expect([left.status, left.headers['location']]).toEqual([303, '/hirlevel/leiratkozva']);
    expect(await loadAddresses('ellenorzo')).not.toContain(email);
    // What was confirmed before opens nothing any more.
    expect((await submit(confirm)).status).toBe(404);
    expect((await submit(unsubscribe)).status).toBe(303);
  });

  it('says the same of every address, and writes to one three times a day at most, from either edition', async () => {
    const email = 'sokan@example.hu';
    const answers = [await order(email, 'ellenorzo')];
    await submit((await loadLinks(email)).confirm);
    for (let index = 0; index < 4; index += 1) answers.push(await order(email, 'reggeli-lap'));
    answers.push(await request(edge.url, FORM, { host: 'erdely.localhost', method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', 'origin': 'http://erdely.localhost' }, body: new URLSearchParams({ email, hirlevel: 'ellenorzo' }).toString() }));
    expect(new Set(answers.map(({ status, headers, body }) => `${status} ${headers['location']} ${body}`)).size).toBe(1);
    expect(await loadLetters(email)).toHaveLength(3);
    expect(await loadAddresses('reggeli-lap')).not.toContain(email);
  });

  it('carries no word of its sender into the letter', async () => {
    const email = 'celpont@example.hu';
    await submit(FORM, [['email', email], ['vezeteknev', 'Nyerjen most: https://evil.example'], ['hirlevel', 'ellenorzo']]);
    const [letter] = await loadLetters(email);
    expect(letter?.subject).toBe('Erősítse meg a feliratkozását – Lapszél');
    expect(letter?.body).not.toContain('evil');
    expect(letter?.unsubscribe_url).toMatch(/^https:\/\/lapszel\.hu\/hirlevel\/leiratkozas\/[\w-]{22}$/);
  });

  it.each([
    ['no address', [['hirlevel', 'ellenorzo']], ['email']],
    ['an address that is none', [['email', 'a@b'], ['hirlevel', 'ellenorzo']], ['email']],
    ['two addresses in one', [['email', 'a@example.hu\r\nBcc: b@example.hu'], ['hirlevel', 'ellenorzo']], ['email']],
    ['no list', [['email', 'a@example.hu']], ['hirlevel']],
    ['a list that is none', [['email', 'a@example.hu'], ['hirlevel', 'nincs-ilyen']], ['hirlevel']],
    ['an endless name', [['email', 'a@example.hu'], ['vezeteknev', 'x'.repeat(101)], ['hirlevel', 'ellenorzo']], ['vezeteknev']],
    ['everything', [['email', 'x'], ['keresztnev', 'x'.repeat(101)]], ['email', 'keresztnev', 'hirlevel']],
  ] as const)('with %s: 422, each problem tied to its field, what was filled in kept', async (_, fields, problems) => {
    const { status, body } = await submit(FORM, fields);
    expect(status).toBe(422);
    expect(body).toContain('A feliratkozást nem tudtuk elküldeni.');
    expect([...body.matchAll(/<li><a href="#([^"]+)"/g)].map(([, name]) => name)).toEqual([...problems]);
    for (const name of problems) expect(body).toContain(`aria-describedby="${name === 'email' ? 'email-hint ' : ''}${name}-problem"`);
    expect(await loadLetters('a@example.hu')).toEqual([]);
  });

  it('of another site is refused, and of one address that sends too many', async () => {
    expect((await submit(FORM, [['email', 'a@example.hu'], ['hirlevel', 'ellenorzo']], { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await submit(FORM)).status);
    expect([statuses.filter((status) => status === 422).length, statuses.at(-1)]).toEqual([10, 429]);
  });

  it('by the call is the same', async () => {
    const body = { email: 'Hivas@Example.hu', firstName: '', lastName: '', listCodes: ['ellenorzo'] };
    expect(JSON.parse((await call('POST', '/api/newsletter/subscribe', body)).body)).toEqual({ ok: true });
    expect(await loadLetters('hivas@example.hu')).toHaveLength(1);
    expect((await call('POST', '/api/newsletter/subscribe', { ...body, listCodes: ['nincs-ilyen'] })).status).toBe(422);
    expect((await call('POST', '/api/newsletter/subscribe', { ...body, email: 'x' })).status).toBe(422);
    expect((await call('POST', '/api/newsletter/subscribe', body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await get('/api/newsletter/lists')).status).toBe(404);
    expect((await call('POST', '/api/newsletter/confirm', { token: 'A'.repeat(22) })).status).toBe(404);
  });

  it('stands in the database without what its links carry', async () => {
    await order('hash@example.hu', 'ellenorzo');
    const { confirm } = await loadLinks('hash@example.hu');
    const rows = JSON.stringify(await opened.database.selectFrom('newsletter_tokens').selectAll().execute());
    expect(confirm).not.toBe('');
    expect(rows).not.toContain(confirm.split('/').at(-1));
  });
});

describe('a link of a letter', () => {
  it.each(['/hirlevel/megerosites/AAAAAAAAAAAAAAAAAAAAAA', '/hirlevel/leiratkozas/AAAAAAAAAAAAAAAAAAAAAA'])('%s that is not known: 404 that says what to do', async (path) => {
    const answer = await submit(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('nem érvényes, vagy már lejárt');
  });

  it('that is too old, or the other one’s, confirms nothing', async () => {
    const email = 'regi@example.hu';
    await order(email, 'ellenorzo');
    const { confirm, unsubscribe } = await loadLinks(email);
    expect((await submit(unsubscribe.replace('leiratkozas', 'megerosites'))).status).toBe(404);
    await opened.database.updateTable('newsletter_tokens').set({ expires_at: Math.floor(Date.now() / 1000) }).where('expires_at', 'is not', null).execute();
    expect((await submit(confirm)).status).toBe(404);
    expect(await loadAddresses('ellenorzo')).not.toContain(email);
  });

  it.each(['/hirlevel/megerosites/x', '/hirlevel/megerosites', '/hirlevel/leiratkozas/AAAAAAAAAAAAAAAAAAAAAAA', '/hirlevel/egyeb'])('%s is no page', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect([404, 405]).toContain((await submit(path)).status);
  });
});

describe('the newsroom', () => {
  it('opens and closes lists, and readers see it at once', async () => {
    const save = (active: boolean) => request(backend.url, '/api/newsroom/newsletters/kozos-proba', { method: 'PUT', headers: NEWSROOM, body: JSON.stringify({ name: 'Próbalevél', position: 90, active }) });
    const saved = await save(true);
    expect([saved.status, JSON.parse(saved.body).purged]).toEqual([200, ['newsletters']]);
    edge.edge.applyPurge({ keys: ['newsletters'], hard: true });
    expect((await get(FORM)).body).toContain('Próbalevél');
    await save(false);
    expect((await order('zart@example.hu', 'kozos-proba')).status).toBe(422);
    expect((await request(backend.url, '/api/newsroom/newsletters/kozos-proba/addresses')).status).toBe(401);
  });
});

// @spec §7 Push
describe('push messages', () => {
  const query = (clientToken: string) => `/api/subscriptions?clientToken=${clientToken}`;
  const topicsOf = async (clientToken: string) => JSON.parse((await get(query(clientToken))).body);

  it('are offered with the site’s key, and with a service worker that takes no requests', async () => {
    const page = await get('/ertesitesek');
    expect(page.status).toBe(200);
    expect(page.body).toContain('data-live');
    const payload = await get(`/_payload/ertesitesek?v=${/data-payload="([\w-]+)"/.exec(page.body)?.[1]}`);
    expect(JSON.parse(payload.body).data).toEqual({ publicKey: vapid.publicKey });
    const script = await get('/sw.js');
    expect([script.status, script.headers['content-type'], script.headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'public, max-age=0, must-revalidate']);
    expect(script.body).toContain('push');
    expect((await request(edge.url, '/sw.js', { host: 'frames.localhost' })).status).toBe(404);
  });

  it('are not there without keys: the page says so, and browsers that have the service worker get one that leaves', async () => {
    const config = parseBackendConfig({ BACKEND_PORT: '0', NODE_ENV: 'test', DATA_FOLDER: folder, NEWSROOM_TOKEN: 'a-newsroom-token-for-tests', VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey, PUSH: '0' });
    const quiet = await startBackend({ config, database: opened.database, logger: createTestLogger() });
    const quietEdge = await startEdge(quiet.url);
    expect((await request(quietEdge.url, '/ertesitesek')).body).toContain('most nem érhetők el');
    expect((await request(quietEdge.url, '/sw.js')).body).toContain('registration.unregister()');
    const { clientToken } = service.addBrowser();
    expect((await request(quiet.url, '/api/subscriptions', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ clientToken, topic: 'fontos' }) })).status).toBe(501);
    await quietEdge.close();
    await quiet.stop();
  });

  it('are not ordered by what is no JSON; whatever stands in it stays out of the logs', async () => {
    const { clientToken } = service.addBrowser();
    // The run looks for the token in all logs when it is over.
    for (const url of [edge.url, backend.url]) {
      const { status, headers } = await request(url, '/api/subscriptions', { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"clientToken":"${clientToken}","topic":` });
      expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    }
  });

  it('come to a browser from its order to its leave', async () => {
    const { clientToken, received } = service.addBrowser();
    expect(await topicsOf(clientToken)).toEqual({ topics: [] });
    for (let times = 0; times < 2; times += 1) expect(JSON.parse((await call('POST', '/api/subscriptions', { clientToken, topic: 'fontos' })).body)).toEqual({ ok: true });
    expect(await topicsOf(clientToken)).toEqual({ topics: ['fontos'] });

    const message = { topic: 'fontos', title: 'Tetőzik a Tisza', body: 'Élőben.', url: '/legfrissebb' };
    const queued = await request(backend.url, '/api/newsroom/push', { method: 'POST', headers: NEWSROOM, body: JSON.stringify(message) });
    expect(JSON.parse(queued.body)).toEqual({ queued: 1 });
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(1);
    expect(JSON.parse(received[0]?.text ?? '')).toEqual({ title: message.title, body: message.body, url: message.url });

    expect((await call('DELETE', query(clientToken))).status).toBe(200);
    expect(await topicsOf(clientToken)).toEqual({ topics: [] });
    expect(JSON.parse((await request(backend.url, '/api/newsroom/push', { method: 'POST', headers: NEWSROOM, body: JSON.stringify(message) })).body)).toEqual({ queued: 0 });
  });

  it('are nobody else’s to see or to end: the browser’s secret has to be right', async () => {
    const { clientToken } = service.addBrowser();
    await call('POST', '/api/subscriptions', { clientToken, topic: 'fontos' });
    const subscription = JSON.parse(Buffer.from(clientToken, 'base64url').toString()) as { endpoint: string; keys: { p256dh: string; auth: string } };
    const guessed = Buffer.from(JSON.stringify({ ...subscription, keys: { ...subscription.keys, auth: Buffer.alloc(16).toString('base64url') } })).toString('base64url');
    expect(await topicsOf(guessed)).toEqual({ topics: [] });
    await call('DELETE', query(guessed));
    expect(await topicsOf(clientToken)).toEqual({ topics: ['fontos'] });
  });

  it.each([
    ['an address of ours', { endpoint: 'http://10.0.0.1/' }],
    ['the host of metadata', { endpoint: 'http://169.254.169.254/' }],
    ['any other site', { endpoint: 'https://evil.example/push' }],
  ])('go nowhere else: not to %s', async (_, { endpoint }) => {
    const { clientToken } = service.addBrowser();
    const subscription = { ...JSON.parse(Buffer.from(clientToken, 'base64url').toString()), endpoint };
    const answer = await call('POST', '/api/subscriptions', { clientToken: Buffer.from(JSON.stringify(subscription)).toString('base64url'), topic: 'fontos' });
    expect(answer.status).toBe(422);
    expect(answer.body).not.toContain(endpoint);
  });

  it('lead to pages of ours only, and the newsroom alone sends them', async () => {
    const send = (url: string, headers: Record<string, string> = NEWSROOM) => request(backend.url, '/api/newsroom/push', { method: 'POST', headers, body: JSON.stringify({ topic: 'fontos', title: 'a', url }) });
    for (const url of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) expect((await send(url)).status, url).toBe(422);
    expect((await send('/', { 'content-type': 'application/json' })).status).toBe(401);
    expect((await call('POST', '/api/newsroom/push', { topic: 'fontos', title: 'a', url: '/' })).status).toBe(404);
  });

  it('need a topic that there is, and a token that is one', async () => {
    const { clientToken } = service.addBrowser();
    expect((await call('POST', '/api/subscriptions', { clientToken, topic: 'mas' })).status).toBe(422);
    expect((await call('POST', '/api/subscriptions', { clientToken: 'x', topic: 'fontos' })).status).toBe(422);
    expect((await get('/api/subscriptions')).status).toBe(422);
    expect((await call('DELETE', `${query(clientToken)}&topic=mas`)).status).toBe(422);
    expect((await call('POST', '/api/subscriptions', { clientToken, topic: 'fontos' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});
