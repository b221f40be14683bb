import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { articleSchema } from '../../src/shared/contract/schemas/article.ts';
import { quizSchema } from '../../src/shared/contract/schemas/quiz.ts';
import { articlePath } from '../../src/shared/lib/canonical-path.ts';
import { request } from '../support/request.ts';
import { TEST_NEWSROOM_TOKEN } from '../support/start-backend.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

const ARTICLE_SLUG = 'het-kilometer-het-pad-egy-csonakhaz-korbejartuk-a-nadas-tavat';
const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);

let site: TestSite;
let path: string;
beforeAll(async () => {
  site = await startSite();
  const { pubDate, slug, mainSuperTag } = articleSchema.parse(JSON.parse((await request(site.backend.url, `/api/articles/${ARTICLE_SLUG}`)).body));
  if (mainSuperTag === null) throw new Error('The article has no section.');
  path = articlePath({ pubDate, slug, mainSuperTag });
});
afterAll(() => site.close());
// Each test has the whole allowance of its address.
beforeEach(() => {
  site.edge.clock.ms += 3_600_000;
});

/** An answer with what a reader sees of the page: its main part, without React's marks between texts. */
async function ask(target: string, options: Parameters<typeof request>[2] = {}) {
  const answer = await request(site.edge.url, target, options);
  return { ...answer, main: (/<main.*<\/main>/s.exec(answer.body)?.[0] ?? '').replaceAll('<!-- -->', '') };
}

/** Sends a form as a browser does, with the cookie that it keeps. */
function send(target: string, fields: Record<string, string> | string, { cookie, ...headers }: Record<string, string> = {}) {
  return ask(target, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'origin': 'http://localhost', ...(cookie === undefined ? {} : { cookie }), ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

const toSetCookie = (answer: { headers: { 'set-cookie'?: string[] | undefined } }) => answer.headers['set-cookie']?.[0] ?? '';
const toCookie = (answer: { headers: { 'set-cookie'?: string[] | undefined } }) => toSetCookie(answer).split(';')[0] ?? '';

/** The quiz of a page: what stands under it may still be on its way. */
const toQuiz = (main: string) => /<section [^>]*aria-label="Kvíz".*?<\/section>/s.exec(main)?.[0] ?? 'no quiz';

/** Saves a quiz of one question as the newsroom does. */
async function saveQuiz(id: string, question: object = {}) {
  const answers = [{ _id: 'a', title: 'Alma' }, { _id: 'b', title: 'Birs' }];
  const body = { questions: [{ _id: 'k', question: 'Melyiket kéri?', displayAs: 'radio', answers, ...question }] };
  return request(site.backend.url, `/api/newsroom/quizzes/${id}`, { method: 'PUT', headers: { 'authorization': `Bearer ${TEST_NEWSROOM_TOKEN}`, 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** The quiz as the backend has it. */
async function countVotes(id: string) {
  const quiz = quizSchema.parse(JSON.parse((await request(site.backend.url, `/api/quizzes/${id}`)).body));
  return quiz.questions.map(({ voterCount, answers }) => [voterCount, ...answers.map(({ answerCount }) => answerCount)]);
}

// @spec §3 Quiz §5 Quiz id
describe('in an article', () => {
  it('a quiz stands as a plain form where its embed was, the same for everybody', async () => {
    const first = await ask(path);
    expect(first.main).toContain(` action="/kviz?quizId=nadasto&amp;cikk=${encodeURIComponent(path)}" method="post"`);
    expect(first.main).toContain('Járt már a Nádas-tónál?');
    expect(first.main).not.toContain('href="https://lapszel.hu/kviz');
    expect(toSetCookie(first)).toBe('');
    await send('/kviz?quizId=nadasto', { 'nadasto-jart': 'a' });
    site.edge.edge.applyPurge({ keys: ['quiz:nadasto'], hard: true });
    expect(toQuiz((await ask(path)).main)).toBe(toQuiz(first.main));
  });

  it('a quiz that is closed shows its results', async () => {
    const { main } = await ask('/kviz?quizId=szamla');
    expect(main).toContain('24 válaszadó');
    expect(main).toContain('✓ helyes válasz');
    expect(main).not.toContain('<form');
  });

  it('what the newsroom changes is there with the purge', async () => {
    expect((await saveQuiz('nadasto')).status).toBe(409);
    const { body } = await request(site.backend.url, '/api/quizzes/nadasto');
    const { complex, questions } = quizSchema.parse(JSON.parse(body));
    const corrected = questions.map(({ _id, question, displayAs, answers, description }) => ({ _id, displayAs, description, question: question.replace('Járt már', 'Volt már'), answers: answers.map((answer) => ({ _id: answer._id, title: answer.title })) }));
    const saved = await request(site.backend.url, '/api/newsroom/quizzes/nadasto', { method: 'PUT', headers: { 'authorization': `Bearer ${TEST_NEWSROOM_TOKEN}`, 'content-type': 'application/json' }, body: JSON.stringify({ complex, questions: corrected }) });
    expect(saved.status, saved.body).toBe(200);
    site.edge.edge.applyPurge({ keys: JSON.parse(saved.body).purged, hard: true });
    expect((await ask(path)).main).toContain('Volt már a Nádas-tónál?');
  });
});

describe('without script', () => {
  it('an answer is taken, counted once, shown to who gave it, and can be changed', async () => {
    await saveQuiz('egyszer');
    const target = `/kviz?quizId=egyszer&cikk=${encodeURIComponent(path)}`;
    const first = await send(target, { 'egyszer-k': 'a' });
    expect([first.status, first.headers['location'], first.headers['cache-control']]).toEqual([303, target, 'private, no-store']);
    expect(toSetCookie(first)).toMatch(/^__Host-quiz=[\w-]{22}; Path=\/; Max-Age=31536000; Secure; HttpOnly; SameSite=Lax$/);
    const cookie = toCookie(first);
    const page = await ask(target, { headers: { cookie } });
    expect(page.main).toContain('A válaszát rögzítettük.');
    expect(page.main).toMatch(/Alma<b[^>]*> az Ön válasza/);
    expect(page.main).toContain(`<a href="${path}">Vissza a cikkhez</a>`);
    expect([page.headers['cache-control'], page.headers['x-robots-tag'], page.headers['etag']]).toEqual(['private, no-store', 'noindex', undefined]);

    const again = await send(target, { 'egyszer-k': 'a' }, { cookie });
    expect([again.status, toSetCookie(again)]).toEqual([303, '']);
    expect(await countVotes('egyszer')).toEqual([[1, 1, 0]]);
    await send(target, { 'egyszer-k': 'b' }, { cookie });
    await send(target, { 'egyszer-k': 'b' });
    expect(await countVotes('egyszer')).toEqual([[2, 0, 2]]);
    expect((await ask(target)).main).toContain('<input type="radio" name="egyszer-k" value="a"/>');
  });

  it('what is wrong is said, and what was filled in is kept', async () => {
    const empty = await send('/kviz?quizId=nadasto', {});
    expect([empty.status, empty.main.includes('Válaszoljon legalább egy kérdésre')]).toEqual([422, true]);
    const wrong = await send('/kviz?quizId=nadasto', { 'nadasto-jart': 'b', 'nadasto-lepcso': 'sok' });
    expect(wrong.status).toBe(422);
    expect(wrong.main).toContain('Az egyik válasz nem értelmezhető.');
    expect(wrong.main).toContain('<input type="radio" name="nadasto-jart" checked="" value="b"/>');
    expect(wrong.main).toMatch(/<input [^>]*value="sok"/);
    expect(toSetCookie(wrong)).toBe('');
  });

  it('a question that closes takes nothing more, and shows what came of it', async () => {
    await saveQuiz('lejar');
    const cookie = toCookie(await send('/kviz?quizId=lejar', { 'lejar-k': 'a' }));
    await saveQuiz('lejar', { activeTo: now() - 1 });
    // The edge knows the quiz as it was a moment ago.
    const late = await send('/kviz?quizId=lejar', { 'lejar-k': 'b' }, { cookie });
    expect(late.status).toBe(409);
    expect(late.main).toContain('Erre a kérdésre már nem fogadunk választ.');
    expect(late.main).toMatch(/Alma<b[^>]*> az Ön válasza/);
    expect(late.main).not.toContain('<form');
    expect(await countVotes('lejar')).toEqual([[1, 1, 0]]);
  });

  it('a form of another site, a quiz that nobody made, and a way back that is none', async () => {
    expect((await send('/kviz?quizId=nadasto', { 'nadasto-jart': 'a' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    for (const target of ['/kviz', '/kviz?quizId=nincs', '/kviz?quizId=A-B']) {
      expect((await ask(target)).status, target).toBe(404);
      expect((await send(target, { 'nincs-k': 'a' })).status, target).toBe(404);
    }
    expect((await ask('/kviz?quizId=nadasto&cikk=//evil.example/2026/11/21/x')).main).not.toContain('evil.example');
  });

});

describe('with script', () => {
  const ANSWERS = '/api/quizzes/helyben/answers';

  it('answers are sent and read in place, and the token is in no answer', async () => {
    await saveQuiz('helyben', { rightAnswer: { value: 'b' }, activeTo: now() + HOUR * 100 });
    const before = await ask(ANSWERS);
    expect(JSON.parse(before.body)).toMatchObject({ own: [], problem: null, quiz: { questions: [{ right: [], open: true }] } });
    const sent = await send(ANSWERS, { 'helyben-k': 'a' });
    expect([sent.status, sent.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(JSON.parse(sent.body)).toMatchObject({ own: [{ questionId: 'k' }], problem: null, quiz: { questions: [{ right: ['b'], voters: 1, answers: [{ count: 1 }, { count: 0 }] }] } });
    const cookie = toCookie(sent);
    const own = await ask(ANSWERS, { headers: { cookie } });
    expect(JSON.parse(own.body)).toMatchObject({ own: [{ questionId: 'k', responses: [{ answerId: 'a' }] }] });
    for (const { body } of [sent, own]) expect(body).not.toContain(cookie.split('=')[1]);
  });

  it('votes are shared between readers, without what is right', async () => {
    const votes = await ask('/api/quizzes/helyben');
    expect(votes.status).toBe(200);
    expect(votes.headers['cache-control']).toContain('public');
    expect(JSON.parse(votes.body)).toMatchObject({ quiz: { questions: [{ right: [] }] } });
    expect((await ask('/api/quizzes/helyben')).headers['x-cache']).toBe('fresh');
    expect((await ask('/api/quizzes/nincs')).status).toBe(404);
  });

  it('refusals say why', async () => {
    const empty = await send(ANSWERS, {});
    expect([empty.status, JSON.parse(empty.body).problem]).toEqual([422, 'empty']);
    expect((await send(ANSWERS, { 'helyben-k': 'a' }, { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('one address may send sixty a minute', async () => {
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await send(ANSWERS, {})).status));
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 60 }, () => 422), 429]);
  });

  it('a visitor whom the service has forgotten is a new one', async () => {
    const sent = await send(ANSWERS, { 'helyben-k': 'b' }, { cookie: '__Host-quiz=AAAAAAAAAAAAAAAAAAAAAA' });
    expect([sent.status, toCookie(sent).startsWith('__Host-quiz=')]).toEqual([200, true]);
    expect(toCookie(sent)).not.toContain('AAAAAAAAAAAAAAAAAAAAAA');
  });

  it('neither tokens nor the service itself are for browsers', async () => {
    expect((await send('/api/functions/get-quiz-token', {})).status).toBe(404);
    for (const target of ['/quiz', '/quiz/', '/api/newsroom/quizzes/helyben']) expect((await send(target, {})).status, target).toBeGreaterThanOrEqual(404);
  });
});

describe('the backend', () => {
  it('answers a token as text', async () => {
    const answer = await request(site.backend.url, '/api/functions/get-quiz-token', { method: 'POST' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    ['an id with capitals', 'Rossz', {}],
    ['one answer to choose from', 'rossz', { answers: [{ _id: 'a', title: 'A' }] }],
    ['two answers of one id', 'rossz', { answers: [{ _id: 'a', title: 'A' }, { _id: 'a', title: 'B' }] }],
    ['a right answer that is none', 'rossz', { rightAnswer: { value: 'c' } }],
    ['a scale in a simple quiz', 'rossz', { displayAs: 'scale', options: [{ _id: 'x', title: '1' }, { _id: 'y', title: '2' }] }],
    ['a kind that nobody knows', 'rossz', { displayAs: 'slider' }],
  ])('refuses %s', async (_, id, question) => {
    expect((await saveQuiz(id, question)).status).toBe(422);
  });
});
