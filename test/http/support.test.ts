import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { request } from '../support/request.ts';
import { startEdge, type TestEdge } from '../support/start-edge.ts';
import { startSite, type TestSite } from '../support/start-site.ts';
import { TEST_NEWSROOM_TOKEN } from '../support/start-backend.ts';

const HOSTS = { main: 'localhost', regional: 'erdely.localhost' } as const;
type EditionName = keyof typeof HOSTS;

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
// Each test has the whole allowance of its address.
beforeEach(() => {
  site.edge.clock.ms += 3_600_000;
});

const filled = { gyakorisag: 'monthly', osszeg: '2500', nev: 'Kapuvári Emese', email: 'emese@pelda.hu', elfogadom: 'igen' };

async function ask(path: string, { edition = 'main', ...options }: { edition?: EditionName } & Parameters<typeof request>[2] = {}) {
  const answer = await request(site.edge.url, path, { host: HOSTS[edition], ...options });
  return { ...answer, main: (/<main.*<\/main>/s.exec(answer.body)?.[0] ?? '').replaceAll('<!-- -->', '') };
}

/** Sends a form as a browser does. */
function send(path: string, fields: Record<string, string>, edition: EditionName = 'main', headers: Record<string, string> = {}) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'origin': `http://${HOSTS[edition]}`, ...headers };
  return ask(path, { edition, method: 'POST', headers: form, body: new URLSearchParams(fields).toString() });
}

const toLocation = ({ headers }: { headers: { location?: string | undefined } }) => headers.location ?? '';

/** The fields of the trial page's form with that decision. */
function toTrialFields(main: string, decision: string): Record<string, string> {
  const form = main.split('<form').find((part) => part.includes(`value="${decision}"`)) ?? '';
  return Object.fromEntries([...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]));
}

/** Walks from the form through the trial page to where it ends. */
async function walk(decision: 'paid' | 'refused' | 'cancelled', edition: EditionName, fields: Record<string, string>) {
  const sent = await send('/tamogatas', fields, edition);
  expect([sent.status, sent.headers['cache-control']]).toEqual([303, 'private, no-store']);
  const trial = await ask(toLocation(sent), { edition });
  expect([trial.status, trial.headers['cache-control'], trial.headers['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex']);
  const decided = await send('/tamogatas/proba-fizetes', toTrialFields(trial.main, decision), edition);
  expect([decided.status, toLocation(decided)]).toEqual([303, expect.stringMatching(/^\/tamogatas\/visszateres\/[\w-]{22}\?/)]);
  const returned = await ask(toLocation(decided), { edition });
  expect(returned.status).toBe(303);
  const end = await ask(toLocation(returned), { edition });
  return { trial, back: toLocation(decided), endPath: toLocation(returned), end };
}

// @spec §2.1 Support page
describe('the way of a support', () => {
  it.each([
    ['main', { ...filled }, '2\u00a0500\u00a0Ft', 'Havi támogatás: 2\u00a0500\u00a0Ft'],
    ['regional', { ...filled, 'gyakorisag': 'once', 'osszeg': '25', 'mas-osszeg': '75' }, '75\u00a0Lei', 'Egyszeri támogatás: 75\u00a0Lei'],
  ] as const)('leads from the form of the %s edition to the thanks', async (edition, fields, sum, thanks) => {
    const { trial, endPath, end } = await walk('paid', edition, fields);
    expect(trial.main).toContain('valódi fizetés nem történik');
    expect(trial.main).toContain(`Fizetendő: ${sum}`);
    expect(endPath).toMatch(/^\/tamogatas\/siker\/[\w-]{22}$/);
    expect([end.status, end.headers['cache-control'], end.headers['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex']);
    expect(end.main).toContain('<h1>Köszönjük a támogatását!</h1>');
    expect(end.main).toContain(thanks);
  });

  it.each([
    ['refused', 'A fizetés nem sikerült'],
    ['cancelled', 'A fizetés megszakadt'],
  ] as const)('that is %s ends at the page that says what to do', async (decision, title) => {
    const { endPath, end } = await walk(decision, 'main', filled);
    expect(endPath).toMatch(/^\/tamogatas\/hiba\/[\w-]{22}$/);
    expect(end.main).toContain(`<h1>${title}</h1>`);
    expect(end.main).toContain('<a href="/tamogatas">Újra megpróbálom</a>');
    const wrong = await ask(endPath.replace('/hiba/', '/siker/'));
    expect([wrong.status, toLocation(wrong)]).toEqual([302, endPath]);
  });

  it('cannot be turned into a payment by who walks it', async () => {
    const { back, endPath } = await walk('refused', 'main', filled);
    expect(toLocation(await ask(back.replace('status=refused', 'status=paid')))).toBe('/tamogatas/hiba');
    expect(toLocation(await ask(back.replace(/signature=\w+/, `signature=${'0'.repeat(64)}`)))).toBe('/tamogatas/hiba');
    expect(toLocation(await ask(back.split('?')[0] ?? ''))).toBe('/tamogatas/hiba');
    expect(toLocation(await ask(back.replace(/visszateres\/[\w-]+/, 'visszateres/AAAAAAAAAAAAAAAAAAAAAA')))).toBe('/tamogatas/hiba');
    expect((await ask(endPath)).main).toContain('A fizetés nem sikerült');
  });

  it('may be gone again to its end', async () => {
    const { back, endPath } = await walk('paid', 'main', filled);
    expect([toLocation(await ask(back)), toLocation(await ask(back))]).toEqual([endPath, endPath]);
  });

  it('has a trial page for signed orders only', async () => {
    const trialPath = toLocation(await send('/tamogatas', filled));
    const { main } = await ask(trialPath);
    const fields = toTrialFields(main, 'paid');
    expect(toLocation(await send('/tamogatas/proba-fizetes', { ...fields, amount: '1' }))).toBe('/tamogatas/hiba');
    expect(toLocation(await send('/tamogatas/proba-fizetes', { ...fields, returnAddress: 'https://evil.example/' }))).toBe('/tamogatas/hiba');
    expect(toLocation(await send('/tamogatas/proba-fizetes', {}))).toBe('/tamogatas/hiba');
    expect((await ask('/tamogatas/proba-fizetes')).status).toBe(404);
  });

  it('ends at no page for who makes up a key', async () => {
    expect((await ask('/tamogatas/siker/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    expect((await ask('/tamogatas/siker')).main).toContain('e-mailben értesítjük');
    expect((await ask('/tamogatas/hiba')).main).toContain('A fizetést nem tudtuk azonosítani');
  });
});

describe('the form', () => {
  it('is a plain one, on a page that readers share', async () => {
    const { status, headers, main } = await ask('/tamogatas');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('public');
    expect(main).toMatch(/<form [^>]*action="\/tamogatas" method="post"/);
  });

  it('that lacks something comes back with what was filled in, and with the way to each problem', async () => {
    const { status, headers, main } = await send('/tamogatas', { ...filled, nev: '', email: 'emese', elfogadom: '' });
    expect([status, headers['cache-control']]).toEqual([422, 'private, no-store']);
    expect([...main.matchAll(/<a href="#([\w-]+)">/g)].map(([, field]) => field)).toEqual(['nev', 'email', 'elfogadom']);
    expect(main).toContain('value="emese"');
    expect((await ask('/tamogatas')).main).not.toContain('role="alert"');
  });

  it('of another site is refused, and too many are', async () => {
    expect((await send('/tamogatas', filled, 'main', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await send('/tamogatas', { ...filled, email: '' })).status);
    expect([new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([new Set([422]), 429]);
  });

  it('is not there where the newsroom takes no support', async () => {
    const setDonations = (donations: '0' | '1') =>
      request(site.backend.url, '/api/newsroom/sites/erdely/common-data', { method: 'PUT', headers: { 'authorization': `Bearer ${TEST_NEWSROOM_TOKEN}`, 'content-type': 'application/json' }, body: JSON.stringify({ componentSetup: { donations } }) });
    await setDonations('0');
    site.edge.edge.applyPurge({ keys: ['common', 'menus'], hard: true });
    const { main } = await ask('/tamogatas', { edition: 'regional' });
    expect(main).toContain('Támogatást most nem tudunk fogadni.');
    expect(main).not.toContain('<form');
    expect((await send('/tamogatas', { ...filled, osszeg: '25' }, 'regional')).status).toBe(409);
    await setDonations('1');
    site.edge.edge.applyPurge({ keys: ['common', 'menus'], hard: true });
  });
});

// @spec §2.2
describe('the ways to the page', () => {
  it.each(['/t', '/t/en', '/T'])('%s leads to it', async (path) => {
    const moved = await ask(`${path}?forras=level`);
    expect([moved.status, toLocation(moved)]).toEqual([301, '/tamogatas?forras=level']);
    expect((await ask(toLocation(moved))).status).toBe(200);
  });

  it('the marker that ad blockers do not know shows it in place', async () => {
    const { status, body } = await ask('/__satagomat__');
    expect(status).toBe(200);
    expect(body).toContain('<link rel="canonical" href="https://lapszel.hu/tamogatas"');
    expect((await ask('/__satagomat__/siker')).status).toBe(200);
  });
});

// @spec §6
describe('the pages of an edition', () => {
  it.each([
    ['/lapszelakademia', 200, 404],
    ['/te', 200, 404],
    ['/egyszazalek', 200, 404],
    // The demo takes donations.
    ['/elofizetes', 404, 404],
    ['/tamogatas', 200, 200],
  ])('%s: %i in the main one, %i in the regional one', async (path, main, regional) => {
    expect([(await ask(path)).status, (await ask(path, { edition: 'regional' })).status]).toEqual([main, regional]);
  });
});

// @spec §9
describe('the minutes box', () => {
  it('counts with every support that was paid', async () => {
    const counts = async () => JSON.parse((await ask('/api/counter?from=2025-03-28')).body);
    const before = await counts();
    await walk('paid', 'main', filled);
    site.edge.clock.ms += 60_000;
    await counts();
    expect(await counts()).toEqual({ ...before, recurring: before.recurring + 1 });
  });
});

describe('an edge with a payment side', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await startEdge(site.backend.url, { PAYMENT_ADDRESS: 'https://fizetes.example/rendeles' });
  });
  afterAll(() => edge.close());

  it('lets its forms lead there, has no trial page, and sends nobody elsewhere', async () => {
    const page = await request(edge.url, '/tamogatas', {});
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://fizetes.example;");
    expect((await request(edge.url, '/tamogatas/proba-fizetes?amount=1&signature=a', {})).status).toBe(404);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'origin': 'http://localhost' };
    // The backend is set to the trial page, which this edge does not have.
    expect((await request(edge.url, '/tamogatas', { method: 'POST', headers, body: new URLSearchParams(filled).toString() })).status).toBe(500);
  });
});
