import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { articlePath } from '../../src/shared/lib/canonical-path.ts';
import { createVisitor, logIn, makeAccount, readCode, type Visitor } from '../support/accounts.ts';
import { publish } from '../support/newsroom.ts';
import { request, type Answer } from '../support/request.ts';
import { startEdge } from '../support/start-edge.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

const PREVIEW = 'preview.localhost';
const NOW = Math.floor(Date.now() / 1000);
const PUBLISHED = NOW - 60;
const toPath = (slug: string) => articlePath({ pubDate: PUBLISHED, slug, mainSuperTag: { slug: 'belfold' } });

let site: TestSite;
beforeAll(async () => {
  // Public pages go out whole, however slow the machine is.
  site = await startSite({ TLS_IN_FRONT: '1', PATIENCE_MS: '60000' });
});
afterAll(() => site.close());
// Each test has the whole allowance of its address.
beforeEach(() => {
  site.edge.clock.ms += 3_600_000;
});

const visit = (host: string) => createVisitor(site.edge.url, host);
const lines = (answer: Answer) => answer.headers['set-cookie'] ?? [];
const main = (answer: Answer) => (/<main.*<\/main>/s.exec(answer.body)?.[0] ?? '').replaceAll('<!-- -->', '');

async function openPreview(): Promise<Visitor> {
  const visitor = visit(PREVIEW);
  await logIn(visitor, site.backend.url, await makeAccount(site.backend.url, 'editor'));
  return visitor;
}

async function logInMember(): Promise<Visitor> {
  const visitor = visit('localhost');
  const answer = await logIn(visitor, site.backend.url, await makeAccount(site.backend.url, 'member'), '/tamogatas/belepes');
  expect([answer.status, answer.headers.location]).toEqual([303, '/fiok']);
  return visitor;
}

// @spec §4 Preview mode
describe('a preview host', () => {
  test('shows nobody anything without an editor’s session, and remembers what was asked for', async () => {
    const visitor = visit(PREVIEW);
    const page = await visitor.get('/legfrissebb?oldal=2');
    expect([page.status, page.headers.location, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([302, '/login', 'private, no-store', 'noindex']);
    expect(visitor.cookies.get('__Host-wanted')).toBe(encodeURIComponent('/legfrissebb?oldal=2'));
    for (const path of ['/api/frontend/refresh', '/_payload/legfrissebb', '/_changes/1?since=0', '/api/me']) expect((await visitor.get(path)).status, path).toBe(401);
    expect((await visitor.get('/nincs-ilyen')).status).toBe(302);
    expect((await visitor.post('/elonezet', { ut: '/' })).status).toBe(303);
    expect((await visitor.get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });

  test('opens by both factors, and goes on to what was wanted', async () => {
    const account = await makeAccount(site.backend.url, 'editor');
    const visitor = visit(PREVIEW);
    await visitor.get('/legfrissebb');
    const form = await visitor.get('/login');
    expect([form.status, form.headers['cache-control'], form.headers['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex']);
    expect(main(form)).toMatch(/<form [^>]*action="\/login" method="post"/);

    const first = await visitor.post('/login', { email: account.email, jelszo: account.password });
    expect([first.status, first.headers.location]).toEqual([303, '/login/kod']);
    expect(lines(first)).toEqual([expect.stringMatching(/^__Host-login=[^;]+; Path=\/; Max-Age=600; Secure; HttpOnly; SameSite=Lax$/)]);
    expect((await visitor.get('/')).status).toBe(302);
    expect(main(await visitor.get('/login/kod'))).toMatch(/<input [^>]*autoComplete="one-time-code"/i);

    const wrong = await visitor.post('/login/kod', { kod: '12 34' });
    expect([wrong.status, main(wrong)]).toEqual([422, expect.stringContaining('aria-invalid="true" aria-describedby="kod-problem"')]);
    await visitor.get('/legfrissebb');
    const code = await readCode(site.backend.url, account);
    const second = await visitor.post('/login/kod', { kod: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect([second.status, second.headers.location]).toEqual([303, '/legfrissebb']);
    expect([...visitor.cookies.keys()].toSorted()).toEqual(['__Host-access', '__Host-refresh']);
    for (const line of lines(second)) expect(line).toMatch(/; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/);
    // A code is good once.
    expect((await visit(PREVIEW).post('/login/kod', { kod: code })).status).toBe(401);
  });

  test('works as the site does for an editor, kept by nobody', async () => {
    const visitor = await openPreview();
    const page = await visitor.get('/legfrissebb');
    expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag'], page.headers.etag]).toEqual([200, 'private, no-store', 'noindex', undefined]);
    expect(page.body).toContain('Előnézet: csak a szerkesztőség látja.');
    expect(page.body).toContain('<meta name="robots" content="noindex"');
    const hash = /data-payload="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const payload = await visitor.get(`/_payload/legfrissebb?v=${hash}`);
    expect([payload.status, payload.headers['cache-control'], JSON.parse(payload.body).preview]).toEqual([200, 'private, no-store', { hidden: null, asOf: null }]);
    expect((await visitor.get('/_payload/legfrissebb?v=masik')).status).toBe(204);
    const poll = await visitor.get('/api/frontend/refresh');
    expect([poll.status, poll.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const missing = await visitor.get('/nincs-ilyen');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'private, no-store']);
    const login = await visitor.get('/login');
    expect([login.status, login.headers.location]).toEqual([302, '/']);
    // Nothing of it can be had without the session.
    expect((await request(site.edge.url, '/legfrissebb', { host: PREVIEW })).status).toBe(302);
  });

  // @spec §6 §8 Inactive article
  test('shows an editor what readers do not see, and says so', async () => {
    await publish(site.backend.url, { slug: 'rejtett-cikk', title: 'Rejtett cikk', mainSuperTag: 'belfold', originatingSite: 'lapszel', active: false, pubDate: PUBLISHED });
    const visitor = await openPreview();
    const path = toPath('rejtett-cikk');
    const page = await visitor.get(path);
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Ez a cikk nincs bekapcsolva')]);
    const abroad = createVisitor(site.edge.url, 'localhost', visitor.cookies);
    expect((await abroad.get(path)).status).toBe(404);
  });

  // @spec §8 403
  test('logs a member out who has no business there', async () => {
    const account = await makeAccount(site.backend.url, 'member');
    const visitor = visit(PREVIEW);
    const refused = await logIn(visitor, site.backend.url, account);
    expect([refused.status, main(refused)]).toEqual([403, expect.stringContaining('Szerkesztői fiókkal lépjen be!')]);
    expect(visitor.cookies.has('__Host-access')).toBe(false);

    const member = await logInMember();
    const intruder = createVisitor(site.edge.url, PREVIEW, new Map(member.cookies));
    const answer = await intruder.get('/');
    expect([answer.status, answer.headers.location, intruder.cookies.has('__Host-refresh')]).toEqual([302, '/login', false]);
    // The session has ended at the backend too.
    expect((await member.get('/api/me')).status).toBe(401);
  });
});

describe('outside a preview', () => {
  // @spec §4 Preview mode
  test.each(['/login', '/login?x=1', '/login?code=c&state=s', '/login/kod'])('%s leads to the front page', async (path) => {
    const { status, headers } = await request(site.edge.url, path);
    expect([status, headers.location?.split('?')[0]]).toEqual([302, '/']);
  });

  test('a member logs in, and public pages stay everybody’s', async () => {
    const visitor = await logInMember();
    expect(JSON.parse((await visitor.get('/api/me')).body)).toMatchObject({ roles: ['member'] });
    const page = await visitor.get('/legfrissebb');
    expect([page.headers['cache-control'], lines(page)]).toEqual(['public, max-age=0, must-revalidate', []]);
    const login = await visitor.get('/tamogatas/belepes');
    expect([login.status, login.headers.location]).toEqual([302, '/fiok']);
  });

  test('a page of one’s own leads to the login and back', async () => {
    const visitor = visit('localhost');
    const page = await visitor.get('/fiok');
    expect([page.status, page.headers.location]).toEqual([302, '/tamogatas/belepes']);
    const answer = await logIn(visitor, site.backend.url, await makeAccount(site.backend.url, 'member'), '/tamogatas/belepes');
    expect(answer.headers.location).toBe('/fiok');
    expect((await visitor.get('/fiok')).status).toBe(200);
  });

  test('a wanted path that leads elsewhere is forgotten', async () => {
    const visitor = visit('localhost');
    visitor.cookies.set('__Host-wanted', encodeURIComponent('//evil.example'));
    expect((await logIn(visitor, site.backend.url, await makeAccount(site.backend.url, 'member'), '/tamogatas/belepes')).headers.location).toBe('/fiok');
  });
});

// @spec §4 Auth §8 401
describe('a session', () => {
  test.each([
    ['is over', (cookies: Map<string, string>) => cookies.set('__Host-access', 'lejart')],
    ['is not there', (cookies: Map<string, string>) => cookies.delete('__Host-access')],
  ])('is renewed once where its access token %s, whatever runs beside each other', async (_, spoil) => {
    const { cookies } = await openPreview();
    spoil(cookies);
    const answers = await Promise.all(['/', '/legfrissebb', '/api/frontend/refresh'].map((path) => createVisitor(site.edge.url, PREVIEW, new Map(cookies)).get(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const renewed = answers.map((answer) => lines(answer).find((line) => line.startsWith('__Host-refresh='))?.split(';')[0]);
    expect(new Set(renewed).size).toBe(1);
    expect(renewed[0]).not.toBe(`__Host-refresh=${cookies.get('__Host-refresh')}`);
    const after = createVisitor(site.edge.url, PREVIEW, new Map([['__Host-refresh', (renewed[0] ?? '').replace('__Host-refresh=', '')]]));
    expect((await after.get('/')).status).toBe(200);
  });

  test('that two edges renew beside each other goes on at both', async () => {
    const other = await startEdge(site.backend.url, { TLS_IN_FRONT: '1', PATIENCE_MS: '60000' });
    try {
      const { cookies } = await openPreview();
      cookies.set('__Host-access', 'lejart');
      const tabs = [site.edge.url, other.url].map((url) => createVisitor(url, PREVIEW, new Map(cookies)));
      expect((await Promise.all(tabs.map((tab) => tab.get('/legfrissebb')))).map(({ status }) => status)).toEqual([200, 200]);
      expect(tabs[0]?.cookies).toEqual(tabs[1]?.cookies);
      expect(tabs[0]?.cookies.get('__Host-refresh')).not.toBe(cookies.get('__Host-refresh'));
      expect((await Promise.all(tabs.map((tab) => tab.get('/')))).map(({ status }) => status)).toEqual([200, 200]);
    } finally {
      await other.close();
    }
  });

  test('that cannot be renewed is cleared, and leads to the login', async () => {
    const { cookies } = await openPreview();
    cookies.set('__Host-access', 'lejart');
    const old = new Map(cookies);
    const reader = createVisitor(site.edge.url, PREVIEW, cookies);
    await reader.get('/');
    // Renewed a second time, the first refresh token is not the last used one any more.
    reader.cookies.set('__Host-access', 'lejart');
    await reader.get('/');
    site.edge.clock.ms += 10_001;
    const visitor = createVisitor(site.edge.url, PREVIEW, old);
    const answer = await visitor.get('/legfrissebb');
    expect([answer.status, answer.headers.location]).toEqual([302, '/login']);
    expect([...visitor.cookies.keys()]).toEqual(['__Host-wanted']);
    const member = await logInMember();
    member.cookies.set('__Host-access', 'x').set('__Host-refresh', 'y');
    const call = await member.get('/api/me');
    expect([call.status, member.cookies.size]).toEqual([401, 0]);
  });

  test('ends by POST from our own pages, in the browser and at the backend', async () => {
    const visitor = await openPreview();
    const copy = createVisitor(site.edge.url, PREVIEW, new Map(visitor.cookies));
    expect((await visitor.post('/kilepes', {}, { 'origin': 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await visitor.get('/kilepes')).status).not.toBe(303);
    expect((await visitor.get('/')).status).toBe(200);
    const answer = await visitor.post('/kilepes');
    expect([answer.status, answer.headers.location, answer.headers['clear-site-data'], visitor.cookies.size]).toEqual([303, '/', '"cookies", "storage"', 0]);
    expect((await copy.get('/')).headers.location).toBe('/login');
  });

  test('shows no token of itself anywhere', async () => {
    const visitor = await openPreview();
    const tokens = [...visitor.cookies.values()].map(decodeURIComponent);
    for (const path of ['/', '/_payload/', '/api/me', '/elonezet?ut=/', '/nincs']) {
      const { body } = await visitor.get(path);
      for (const token of tokens) expect(body, path).not.toContain(token);
    }
  });
});

describe('a login', () => {
  test('says the same of a wrong password and an unknown address, and keeps no password', async () => {
    const account = await makeAccount(site.backend.url, 'member');
    const answers = await Promise.all([account.email, 'senki@lapszel.example'].map((email) => visit('localhost').post('/tamogatas/belepes', { email, jelszo: 'nem-ez-az' })));
    const [known, unknown] = answers.map((answer) => main(answer).replaceAll(/[\w.]+@lapszel\.example/g, '@'));
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(known).toBe(unknown);
    expect(known).not.toContain('nem-ez-az');
  });

  test('that is not filled in says so with its fields', async () => {
    const answer = await visit('localhost').post('/tamogatas/belepes', { email: 'nem cím', jelszo: '' });
    expect([answer.status, main(answer)]).toEqual([422, expect.stringMatching(/id="email-problem".*id="jelszo-problem"/s)]);
  });

  test('ends after five wrong codes', async () => {
    const account = await makeAccount(site.backend.url, 'member');
    const visitor = visit('localhost');
    await visitor.post('/tamogatas/belepes', { email: account.email, jelszo: account.password });
    const right = await readCode(site.backend.url, account);
    const wrong = right === '000000' ? '000001' : '000000';
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await visitor.post('/tamogatas/belepes/kod', { kod: wrong })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 401]);
    const late = await visitor.post('/tamogatas/belepes/kod', { kod: right });
    expect([late.status, visitor.cookies.has('__Host-access')]).toEqual([401, false]);
  });

  test('is slowed by account and address, and its owner still gets in from another one', async () => {
    const account = await makeAccount(site.backend.url, 'member');
    const from = (address: string, jelszo: string) => visit('localhost').post('/tamogatas/belepes', { email: account.email, jelszo }, { 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await from('203.0.113.5', 'rossz')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await from('203.0.113.5', account.password)).status).toBe(429);
    expect((await from('198.51.100.7', account.password)).status).toBe(303);
  });
});

describe('what an editor sees besides the page', () => {
  test('search result, share card, feed and editions of an article', async () => {
    await publish(site.backend.url, { slug: 'tukrozott-cikk', title: 'Tükrözött cikk', mainSuperTag: 'belfold', originatingSite: 'lapszel', mirroringSites: ['erdely'], lead: 'A bevezetője.', pubDate: PUBLISHED });
    const visitor = await openPreview();
    const page = await visitor.get(`/elonezet?ut=${toPath('tukrozott-cikk')}`);
    expect(page.status).toBe(200);
    const html = main(page);
    expect(html).toContain(`https://lapszel.hu${toPath('tukrozott-cikk')}`);
    expect(html).toContain('A bevezetője.');
    expect(html).not.toContain('A keresők ezt az oldalt nem mutatják.');
    expect([...html.matchAll(/href="(http:[^"]+)"/g)].map(([, href]) => new URL(href ?? '').hostname)).toEqual(['preview.localhost', 'preview.erdely.localhost']);
    expect(main(await visitor.get('/elonezet?ut=/nincs-ilyen'))).toContain('Ezen a címen nincs oldal.');
    expect((await request(site.edge.url, '/elonezet')).status).toBe(404);
  });

  test('the site as of another moment, until it is ended', async () => {
    const soon = NOW + 2 * 86_400;
    await publish(site.backend.url, { slug: 'jovo-heti-cikk', title: 'Jövő heti cikk', mainSuperTag: 'belfold', originatingSite: 'lapszel', pubDate: soon });
    const visitor = await openPreview();
    expect((await visitor.get('/legfrissebb')).body).not.toContain('Jövő heti cikk');
    expect((await visitor.post('/elonezet', { ut: '/legfrissebb', ekkor: '2026-02-31T10:00' })).status).toBe(422);
    const moment = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest', dateStyle: 'short', timeStyle: 'short' }).format(new Date((soon + 3600) * 1000)).replace(' ', 'T');
    const set = await visitor.post('/elonezet', { ut: '/legfrissebb', ekkor: moment });
    expect([set.status, set.headers.location]).toEqual([303, '/legfrissebb']);
    const then = (await visitor.get('/legfrissebb')).body;
    expect(then).toContain('Jövő heti cikk');
    expect(then).toContain('A lap ekkori állapota: ');
    expect((await request(site.edge.url, '/legfrissebb')).body).not.toContain('Jövő heti cikk');
    await visitor.post('/elonezet', { ut: '//evil.example', vege: '1' });
    expect((await visitor.get('/legfrissebb')).body).not.toContain('Jövő heti cikk');
  });
});
