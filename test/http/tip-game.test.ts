import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tipGameSchema } from '../../src/shared/contract/schemas/tip-game.ts';
import { request } from '../support/request.ts';
import { TEST_NEWSROOM_TOKEN } from '../support/start-backend.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

const GAMES = '/melleklet/tippjatek';
const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  await saveGame('proba');
});
afterAll(() => site.close());
// Each test has the whole allowance of its address.
beforeEach(() => {
  site.edge.clock.ms += 3_600_000;
});

/** An answer with what a reader sees of the page: its main part, without React's marks between texts. */
async function ask(path: string, options: Parameters<typeof request>[2] = {}) {
  const answer = await request(site.edge.url, path, options);
  return { ...answer, main: (/<main.*<\/main>/s.exec(answer.body)?.[0] ?? '').replaceAll('<!-- -->', '') };
}

/** Whether a page has the form, and which options are chosen in it. */
const hasForm = (main: string) => main.includes('method="post"');
const toChosen = (main: string) => [...main.matchAll(/<input [^>]*type="radio"[^>]*>/g)].flatMap(([input]) => (input.includes('checked') ? [`${/name="tipp-([^"]*)"/.exec(input)?.[1]}=${/value="([^"]*)"/.exec(input)?.[1]}`] : []));

/** Sends the form as a browser does. */
function play(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'origin': 'http://localhost', ...headers }, body: new URLSearchParams(fields).toString() });
}

/** Saves a game of two questions as the newsroom does. */
async function saveGame(slug: string, { deadline = now() + HOUR, answers = [null, null] }: { deadline?: number; answers?: readonly (string | null)[] } = {}) {
  const options = [{ id: 'a', text: 'Első' }, { id: 'b', text: 'Második' }];
  const body = {
    title: `Játék: ${slug}`,
    lead: null,
    supplement: null,
    deadline,
    questions: [
      { id: 'egy', text: 'Mi lesz az egy?', points: 3, options, answer: answers[0] ?? null },
      { id: 'ketto', text: 'Mi lesz a kettő?', points: 2, options, answer: answers[1] ?? null },
    ],
  };
  const answer = await request(site.backend.url, `/api/newsroom/tip-games/${slug}`, { method: 'PUT', headers: { 'authorization': `Bearer ${TEST_NEWSROOM_TOKEN}`, 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect(answer.status, answer.body).toBe(200);
  return answer;
}

/** The game as the backend has it. */
async function loadGame(slug: string) {
  return tipGameSchema.parse(JSON.parse((await request(site.backend.url, `/api/tip-games/${slug}`)).body));
}

// @spec §2.1 Tip-game supplement
describe('the games', () => {
  it('stand in a list, open ones first', async () => {
    const { status, body, main } = await ask(GAMES);
    expect(status).toBe(200);
    expect(body).toContain('<title>Tippjáték – Lapszél</title>');
    expect(main.indexOf('Játék: proba')).toBeLessThan(main.indexOf('Eb 2024: tippelj a tornára!'));
  });

  it('show their questions as a plain form while they are open', async () => {
    const { main } = await ask(`${GAMES}/proba`);
    expect(main).toMatch(new RegExp(`<form [^>]*action="${GAMES}/proba" method="post"`));
    expect(main).toContain('<input type="radio" name="tipp-egy" value="a"');
  });

  it('show answers and places once they are over', async () => {
    const { main } = await ask(`${GAMES}/eb-2024`);
    expect(hasForm(main)).toBe(false);
    expect(main).toContain('Helyes válasz: <strong>Spanyolország</strong>');
    expect(main).toContain('<th scope="col">Pont</th>');
  });

  it('that nobody made are not found', async () => {
    expect((await ask(`${GAMES}/nincs`)).status).toBe(404);
  });
});

describe('an entry', () => {
  it('is made by the form, opens by its address, and can be changed there', async () => {
    const made = await play(`${GAMES}/proba`, { 'nev': '  Kapuvári   Emese ', 'tipp-egy': 'a' });
    expect(made.status).toBe(303);
    const path = String(made.headers['location']);
    expect(path).toMatch(/^\/melleklet\/tippjatek\/proba\/[\w-]{22}$/);
    const page = await ask(path);
    expect(page.main).toContain('<h1>Kapuvári Emese tippjei</h1>');
    expect(toChosen(page.main)).toEqual(['egy=a']);
    const changed = await play(path, { 'nev': 'Emese', 'tipp-egy': 'b', 'tipp-ketto': 'a' });
    expect([changed.status, changed.headers['location']]).toEqual([303, path]);
    expect(toChosen((await ask(path)).main)).toEqual(['egy=b', 'ketto=a']);
    expect((await loadGame('proba')).players.map(({ name }) => name)).toContain('Emese');
  });

  it('is kept by nobody on the way, and found by nobody', async () => {
    const path = String((await play(`${GAMES}/proba`, { nev: 'Titkos' })).headers['location']);
    for (const answer of [await ask(path), await ask(path)]) {
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect([answer.headers['etag'], answer.headers['cdn-cache-control'], answer.headers['x-robots-tag'], answer.headers['x-cache']]).toEqual([undefined, undefined, 'noindex', 'miss']);
      expect(answer.body).not.toContain('rel="canonical"');
    }
    const hash = /data-payload="([\w-]+)"/.exec((await ask(path)).body)?.[1] ?? '';
    expect((await ask(`/_payload${path}`)).status).toBe(204);
    expect((await ask(`/_payload${path}?v=${hash}`)).status).toBe(204);
    expect(site.edge.edge.caches.pages.peek(`main|public||${path}|1|10`)).toBeUndefined();
  });

  it('of an unknown key is not found, neither to see nor to change', async () => {
    for (const key of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%2e%2e']) {
      expect((await ask(`${GAMES}/proba/${key}`)).status, key).toBe(404);
      expect((await play(`${GAMES}/proba/${key}`, { nev: 'Emese' })).status, key).toBe(404);
    }
    const path = String((await play(`${GAMES}/proba`, { nev: 'Emese' })).headers['location']);
    expect((await ask(path.replace('/proba/', '/teli-kor/'))).status).toBe(404);
  });

  it('stands in the database without its key', async () => {
    const path = String((await play(`${GAMES}/proba`, { nev: 'Emese' })).headers['location']);
    const dump = (await request(site.backend.url, '/api/tip-games/proba')).body;
    expect(dump).not.toContain(path.split('/').at(-1) ?? '');
  });
});

describe('what is refused', () => {
  it.each([
    ['no name', { 'tipp-egy': 'a' }],
    ['a name that shows nothing', { nev: '\u200b \u2060 ' }],
    ['an endless name', { nev: 'x'.repeat(41) }],
    ['an option that is none', { 'nev': 'Emese', 'tipp-egy': 'c' }],
    ['a question that is none', { 'nev': 'Emese', 'tipp-harom': 'a' }],
    ['a question of the prototype', { 'nev': 'Emese', 'tipp-__proto__': 'a', 'tipp-constructor': 'a' }],
  ])('%s: 422, with what was filled in', async (_, fields) => {
    const answer = await play(`${GAMES}/proba`, { 'tipp-ketto': 'b', ...fields });
    expect(answer.status).toBe(422);
    expect(answer.main).toContain('A tippeket nem tudtuk elmenteni.');
    expect(toChosen(answer.main)).toContain('ketto=b');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('a name is text and nothing else', async () => {
    const path = String((await play(`${GAMES}/proba`, { nev: '<img src=x onerror=1>' })).headers['location']);
    expect((await ask(path)).body).not.toContain('<img src=x');
  });

  it('a form of another site', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site', 'origin': 'http://frames.localhost' }, { origin: 'null' }]) {
      expect((await play(`${GAMES}/proba`, { nev: 'Emese' }, headers)).status).toBe(403);
    }
  });

  it('other bodies, and other methods', async () => {
    expect((await play(`${GAMES}/proba`, { nev: 'Emese' }, { 'content-type': 'application/json' })).status).toBe(422);
    expect((await play(`${GAMES}/proba`, { nev: 'x'.repeat(40_000) })).status).toBe(400);
    expect((await ask(`${GAMES}/proba`, { method: 'PUT' })).status).toBe(405);
    expect((await play('/legfrissebb', { nev: 'Emese' })).status).toBe(405);
  });
});

describe('after the deadline', () => {
  it('picks are refused with 409, and the page says so without a form', async () => {
    await saveGame('lejar');
    const path = String((await play(`${GAMES}/lejar`, { 'nev': 'Korai', 'tipp-egy': 'a', 'tipp-ketto': 'b' })).headers['location']);
    await saveGame('lejar', { deadline: now() - 1, answers: ['a', 'a'] });
    for (const target of [`${GAMES}/lejar`, path]) {
      const late = await play(target, { 'nev': 'Késő', 'tipp-egy': 'b' });
      expect(late.status, target).toBe(409);
      expect(late.main).toContain('Erre a játékra már nem lehet tippelni.');
      expect(hasForm(late.main)).toBe(false);
    }
    site.edge.edge.applyPurge({ keys: ['tip-game:lejar'], hard: true });
    const own = await ask(path);
    expect(own.main).toContain('3 pont, 1 találat, 1. hely');
    expect(own.main).toContain('A te tipped: Első');
    expect((await loadGame('lejar')).players).toEqual([{ rank: 1, name: 'Korai', points: 3, right: 1 }]);
  });
});

describe('the table', () => {
  it('ranks by points, and ties share a rank', async () => {
    await saveGame('tabla');
    for (const [name, egy, ketto] of [['Semmi', 'b', 'b'], ['Kettő', 'b', 'a'], ['Minden', 'a', 'a'], ['Kettő is', 'b', 'a']] as const) await play(`${GAMES}/tabla`, { 'nev': name, 'tipp-egy': egy, 'tipp-ketto': ketto });
    await saveGame('tabla', { answers: ['a', 'a'] });
    expect((await loadGame('tabla')).players.map(({ rank, name, points }) => [rank, name, points])).toEqual([[1, 'Minden', 5], [2, 'Kettő', 2], [null, 'Kettő is', 2], [4, 'Semmi', 0]]);
  });
});

describe('one address', () => {
  it('may send twenty forms a minute, and is then told to wait', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await play(`${GAMES}/proba`, { nev: '' })).status);
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([422]));
    const late = await play(`${GAMES}/proba`, { 'nev': 'Emese', 'tipp-egy': 'a' });
    expect([statuses[20], late.status, late.headers['retry-after']]).toEqual([429, 429, '60']);
    expect(late.main).toContain('value="Emese"');
    site.edge.clock.ms += 60_000;
    expect((await play(`${GAMES}/proba`, { nev: 'Emese' })).status).toBe(303);
  });
});
