import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOidcClient } from '../../src/backend/accounts/oidc-client.ts';
import { createTotpCode } from '../../src/backend/accounts/totp.ts';
import { loadUnsentMails } from '../../src/backend/store/mail-store.ts';
import { createBackendApp, EDITOR, type BackendApp } from '../support/backend-app.ts';
import { noteKey, noteSecret } from '../support/secret-watch.ts';
import { TEST_NOW } from '../support/test-database.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PASSWORD = 'egy elég hosszú jelszó';
const CLIENT = { clientId: 'lapszel', clientSecret: 'a-secret-of-the-client' };
const EXPIRED = { code: 'UNAUTHENTICATED', message: 'Expired JWT Token' };
const MISSING = { code: 'UNAUTHENTICATED', message: 'Missing accessToken, use your refreshToken!' };

const provider = new OAuth2Server();
let app: BackendApp;
let totpSecret: string;

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  app = await createBackendApp({ oidc: createOidcClient({ issuer: requireIssuer(), ...CLIENT }) });
  const editor = await saveAccount({ email: 'anna@example.com', role: 'editor', name: 'Kis Anna', password: PASSWORD });
  totpSecret = editor.totp.secret;
  await saveAccount({
    email: 'bela@example.com', role: 'member', name: 'Nagy Béla', firstName: 'Béla', lastName: 'Nagy', password: PASSWORD,
    programmes: [
      { programme: 'Havi támogatás', amount: 3000, currency: 'HUF', recurring: true, startedAt: TEST_NOW - DAY },
      { programme: 'Egyszeri támogatás', amount: 5000, currency: 'HUF', recurring: false, startedAt: TEST_NOW - 9 * DAY, endsAt: TEST_NOW - 8 * DAY },
    ],
  });
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});
/** Each test has a day of its own, so that codes and failures of the others are long forgotten. */
beforeEach(() => {
  app.clock.now += DAY;
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const login = (email: string, password = PASSWORD, readerAddress = '192.0.2.0/24') => app.api.post('/api/login').set('x-reader-address', readerAddress).send({ email, password });
const verify = (token: string, code: string) => app.api.post('/api/login/otp/verify').set(bearer(token)).send({ code });
const refresh = (refreshToken: string) => app.api.post('/api/token/refresh').send({ refreshToken });
const me = (token: string) => app.api.get('/api/me').set(bearer(token));

async function saveAccount(draft: object): Promise<{ account: { id: number }; totp: { secret: string; address: string } }> {
  const answer = await app.api.post('/api/newsroom/accounts').set(EDITOR).send(draft);
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
  return answer.body;
}

function requireIssuer(): string {
  const { url } = provider.issuer;
  if (url === undefined) throw new Error('The provider has no address.');
  return url;
}

async function startLogin(email: string): Promise<string> {
  const answer = await login(email);
  expect(answer.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), refreshToken: null, otpRequired: true });
  for (const secret of [PASSWORD, answer.body.token]) noteSecret(secret);
  return answer.body.token;
}

async function readMailedCode(): Promise<string> {
  const [mail] = await loadUnsentMails(app.database, 1);
  const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
  noteKey(code);
  return code;
}

async function signIn(email = 'anna@example.com'): Promise<{ accessToken: string; refreshToken: string }> {
  const token = await startLogin(email);
  // A code app's code is good once.
  app.clock.now += 30;
  const { status, body } = await verify(token, email === 'anna@example.com' ? createTotpCode(totpSecret, app.clock.now) : await readMailedCode());
  expect({ status, body }).toMatchObject({ status: 200 });
  for (const secret of [body.accessToken, body.refreshToken]) noteSecret(secret);
  return body;
}

const wrongCode = (right: string) => (right === '000000' ? '111111' : '000000');

describe('signing in', () => {
  test('an editor comes in by password and code app, and is known then', async () => {
    const { accessToken, refreshToken } = await signIn();
    expect(accessToken).toMatch(/^[\w-]{43}$/);
    expect(refreshToken).toMatch(/^[\w-]{65}$/);
    const answer = await me(accessToken);
    expect(answer.body).toMatchObject({ email: 'anna@example.com', name: 'Kis Anna', roles: ['editor'] });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('a member comes in by password and a code by mail, in Hungarian', async () => {
    const token = await startLogin(' Bela@Example.com '.trim());
    const [mail] = await loadUnsentMails(app.database, 1);
    expect(mail).toMatchObject({ site: 'lapszel', recipient: 'bela@example.com', subject: 'Lapszél: belépési kód', body: expect.stringContaining('Kedves Nagy Béla!') });
    const { body } = await verify(token, await readMailedCode());
    expect((await me(body.accessToken)).body).toMatchObject({ roles: ['member'] });
  });

  test('an unknown address, a wrong password and an inactive account are answered alike', async () => {
    await saveAccount({ email: 'volt@example.com', role: 'member', name: 'Volt', password: PASSWORD, active: false });
    const answers = await Promise.all([login('senki@example.com'), login('anna@example.com', 'rossz jelszó ez'), login('volt@example.com')]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  test('an account of one site is none on the other', async () => {
    await saveAccount({ email: 'helyi@example.com', role: 'member', name: 'Helyi', site: 'erdely', password: PASSWORD });
    expect((await login('helyi@example.com')).status).toBe(401);
    expect((await login('helyi@example.com').set('x-site', 'erdely')).status).toBe(200);
  });

  test('the session of one site\'s account opens nothing on the other', async () => {
    await saveAccount({ email: 'masik@example.com', role: 'member', name: 'Másik', site: 'erdely', password: PASSWORD });
    const { body: { token } } = await login('masik@example.com').set('x-site', 'erdely');
    const { body: { accessToken } } = await verify(token, await readMailedCode()).set('x-site', 'erdely');
    expect((await me(accessToken).set('x-site', 'erdely')).status).toBe(200);
    expect(await me(accessToken)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await app.api.get('/api/v1/user/info').set(bearer(accessToken))).status).toBe(403);
  });

  test('the token of the first factor opens nothing but the second', async () => {
    const token = await startLogin('anna@example.com');
    expect((await me(token))).toMatchObject({ status: 401, body: EXPIRED });
    expect((await app.api.get('/api/articles').set(bearer(token)))).toMatchObject({ status: 401, body: EXPIRED });
  });

  test('a code of the app is good once', async () => {
    const first = await startLogin('anna@example.com');
    const code = createTotpCode(totpSecret, app.clock.now);
    expect((await verify(first, code)).status).toBe(200);
    const second = await startLogin('anna@example.com');
    expect((await verify(second, code)).status).toBe(422);
    app.clock.now += 30;
    expect((await verify(second, createTotpCode(totpSecret, app.clock.now))).status).toBe(200);
  });

  test('a mailed code is good for its own sign-in only, once', async () => {
    const first = await startLogin('bela@example.com');
    const firstCode = await readMailedCode();
    const second = await startLogin('bela@example.com');
    if (firstCode !== (await readMailedCode())) expect((await verify(second, firstCode)).status).toBe(422);
    expect((await verify(first, firstCode)).status).toBe(200);
    expect((await verify(first, firstCode))).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  test('after five wrong codes a sign-in is over, for the right code too', async () => {
    const token = await startLogin('bela@example.com');
    const code = await readMailedCode();
    const answers = [];
    for (let times = 0; times < 5; times += 1) answers.push((await verify(token, wrongCode(code))).status);
    expect(answers).toEqual([422, 422, 422, 422, 401]);
    expect((await verify(token, code)).status).toBe(401);
  });

  test('twenty wrong codes at once are five tries', async () => {
    const token = await startLogin('bela@example.com');
    const code = await readMailedCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token, wrongCode(code))));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect((await verify(token, code)).status).toBe(401);
  });

  test('a sign-in waits ten minutes for its code', async () => {
    const token = await startLogin('bela@example.com');
    const code = await readMailedCode();
    app.clock.now += 10 * MINUTE;
    expect((await verify(token, code)).status).toBe(401);
  });

  test('without the first factor\'s token there is no second one', async () => {
    expect(await app.api.post('/api/login/otp/verify').send({ code: '123456' })).toMatchObject({ status: 401, body: MISSING });
  });
});

describe('guessing', () => {
  test('after ten failures one waits, with the right password too; from elsewhere the owner comes in', async () => {
    for (let times = 0; times < 10; times += 1) expect((await login('anna@example.com', 'rossz jelszó ez')).status).toBe(401);
    const refused = await login('anna@example.com');
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers['retry-after'])).toBe(15 * MINUTE);
    expect((await login('anna@example.com', PASSWORD, '198.51.100.0/24')).status).toBe(200);
    app.clock.now += 15 * MINUTE;
    expect((await login('anna@example.com')).status).toBe(200);
  });

  test('an address without account is slowed down in the same way', async () => {
    const answers = [];
    for (let times = 0; times < 11; times += 1) answers.push((await login('nincs-ilyen@example.com')).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  test('thirty guesses at once are ten', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login('anna@example.com', 'rossz jelszó ez')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('right passwords are no failures', async () => {
    for (let times = 0; times < 12; times += 1) expect((await login('anna@example.com')).status).toBe(200);
  });
});

describe('sessions', () => {
  test('an access token lasts 15 minutes, and a refresh token renews both', async () => {
    const first = await signIn();
    app.clock.now += 15 * MINUTE;
    expect(await me(first.accessToken)).toMatchObject({ status: 401, body: EXPIRED });
    const { status, body: second } = await refresh(first.refreshToken);
    expect(status).toBe(200);
    expect(second).not.toMatchObject(first);
    expect((await me(second.accessToken)).status).toBe(200);
  });

  test('after a renewal the old access token is good for nothing', async () => {
    const first = await signIn();
    await refresh(first.refreshToken);
    expect(await me(first.accessToken)).toMatchObject({ status: 401, body: EXPIRED });
  });

  test('a refresh token that comes again at once gets the same tokens, and later ends the session', async () => {
    const first = await signIn();
    const { body: second } = await refresh(first.refreshToken);
    app.clock.now += 19;
    expect(await refresh(first.refreshToken)).toMatchObject({ status: 200, body: second });
    expect((await me(second.accessToken)).status).toBe(200);
    app.clock.now += 1;
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect(await me(second.accessToken)).toMatchObject({ status: 401, body: EXPIRED });
  });

  test('an older one than the last used ends the session for both who have it, at once', async () => {
    const first = await signIn();
    const { body: second } = await refresh(first.refreshToken);
    const { body: third } = await refresh(second.refreshToken);
    expect((await me(third.accessToken)).status).toBe(200);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect(await me(third.accessToken)).toMatchObject({ status: 401, body: EXPIRED });
    expect((await refresh(third.refreshToken)).status).toBe(401);
  });

  test.each(['', 'x', 'x'.repeat(65), `${'x'.repeat(22)}${'y'.repeat(43)}`])('%j renews nothing', async (token) => {
    expect((await refresh(token)).status).toBeGreaterThanOrEqual(401);
  });

  test.each([
    ['anna@example.com', 'editor', 12 * HOUR, 7 * DAY],
    ['bela@example.com', 'member', 14 * DAY, 90 * DAY],
  ])('the session of %s (%s) ends after %d s without use, and after %d s at all', async (email, _role, idle, absolute) => {
    const unused = await signIn(email);
    app.clock.now += idle;
    expect((await refresh(unused.refreshToken)).status).toBe(401);

    let { refreshToken } = await signIn(email);
    const startedAt = app.clock.now;
    for (let at = startedAt; at + idle - 1 < startedAt + absolute; at += idle - 1) {
      app.clock.now = at;
      const { status, body } = await refresh(refreshToken);
      expect(status).toBe(200);
      refreshToken = body.refreshToken;
    }
    app.clock.now = startedAt + absolute;
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('whoever signs out is out at once, with an expired token too', async () => {
    const { accessToken, refreshToken } = await signIn();
    app.clock.now += HOUR;
    expect(await app.api.get('/api/logout').set(bearer(accessToken))).toMatchObject({ status: 200, body: { ok: true } });
    expect((await refresh(refreshToken)).status).toBe(401);
    expect(await app.api.get('/api/logout')).toMatchObject({ status: 401, body: MISSING });
  });

  test('the newsroom ends sessions and switches accounts off', async () => {
    const { account: { id } } = await saveAccount({ email: 'cili@example.com', role: 'member', name: 'Cili', password: PASSWORD });
    const first = await signIn('cili@example.com');
    expect((await app.api.post(`/api/newsroom/accounts/${id}/revoke`).set(EDITOR)).body).toEqual({ revoked: 1 });
    expect(await me(first.accessToken)).toMatchObject({ status: 401, body: EXPIRED });
    const second = await signIn('cili@example.com');
    expect((await app.api.post(`/api/newsroom/accounts/${id}/deactivate`).set(EDITOR)).body).toEqual({ revoked: 1 });
    expect(await me(second.accessToken)).toMatchObject({ status: 401, body: EXPIRED });
    expect((await login('cili@example.com')).status).toBe(401);
  });

  test('another password ends all sessions', async () => {
    await saveAccount({ email: 'dani@example.com', role: 'member', name: 'Dani', password: PASSWORD });
    const { accessToken, refreshToken } = await signIn('dani@example.com');
    await saveAccount({ email: 'dani@example.com', role: 'member', name: 'Dani', password: 'egy másik hosszú jelszó' });
    expect((await me(accessToken)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await login('dani@example.com')).status).toBe(401);
    expect((await login('dani@example.com', 'egy másik hosszú jelszó')).status).toBe(200);
  });
});

describe('what accounts open', () => {
  test('without a token the two calls say that it is missing', async () => {
    for (const path of ['/api/me', '/api/v1/user/info', '/api/v1/users/subscriptions']) expect(await app.api.get(path)).toMatchObject({ status: 401, body: MISSING });
  });

  test('an editor sees what is not public; a member and a reader do not', async () => {
    const draft = { title: 'Még nem él', slug: 'meg-nem-el', mainSuperTag: 'belfold', originatingSite: 'lapszel', active: false };
    expect((await app.api.post('/api/newsroom/articles').set(EDITOR).send(draft)).status).toBe(201);
    const [editor, member] = [await signIn(), await signIn('bela@example.com')];
    const seen = await app.api.get('/api/articles/meg-nem-el').set(bearer(editor.accessToken));
    expect(seen).toMatchObject({ status: 200, body: { active: false } });
    expect(seen.headers['cache-control']).toBe('private, no-store');
    expect((await app.api.get('/api/articles/meg-nem-el/version').set(bearer(editor.accessToken))).status).toBe(200);
    expect((await app.api.get('/api/articles/meg-nem-el').set(bearer(member.accessToken))).status).toBe(404);
    expect((await app.api.get('/api/articles/meg-nem-el')).status).toBe(404);
  });

  test('an editor of one site writes its articles and no others', async () => {
    const { totp } = await saveAccount({ email: 'erdelyi@example.com', role: 'editor', name: 'Erdélyi', site: 'erdely', password: PASSWORD });
    const { body: { token } } = await login('erdelyi@example.com').set('x-site', 'erdely');
    const { body: { accessToken } } = await verify(token, createTotpCode(totp.secret, app.clock.now)).set('x-site', 'erdely');
    const draft = (originatingSite: string) => ({ title: 'Valahol', slug: `valahol-${originatingSite}`, mainSuperTag: 'belfold', originatingSite });
    const create = (headers: Record<string, string>, site: string) => app.api.post('/api/newsroom/articles').set({ 'x-site': 'erdely', ...headers }).send(draft(site));
    expect((await create(bearer(accessToken), 'lapszel')).status).toBe(403);
    const [own, other] = [await create(bearer(accessToken), 'erdely'), await create(EDITOR, 'lapszel')];
    expect([own.status, other.status]).toEqual([201, 201]);
    const update = (id: number, body: object) => app.api.put(`/api/newsroom/articles/${id}`).set({ ...bearer(accessToken), 'x-site': 'erdely' }).send(body);
    expect((await update(own.body.id, { title: 'Itt' })).status).toBe(200);
    expect((await update(own.body.id, { originatingSite: 'lapszel' })).status).toBe(403);
    expect((await update(other.body.id, { title: 'Itt' })).status).toBe(403);
    expect((await app.api.post(`/api/newsroom/articles/${other.body.id}/withdraw`).set({ ...bearer(accessToken), 'x-site': 'erdely' })).status).toBe(403);
    expect((await app.api.get('/api/newsroom/sites/lapszel/front-blocks').set({ ...bearer(accessToken), 'x-site': 'erdely' })).status).toBe(403);
  });

  test('an editor\'s session opens the newsroom but keeps no accounts; a member\'s opens neither', async () => {
    const [editor, member] = [await signIn(), await signIn('bela@example.com')];
    const path = '/api/newsroom/sites/lapszel/front-blocks';
    expect((await app.api.get(path).set(bearer(editor.accessToken))).status).toBe(200);
    expect((await app.api.get(path).set(bearer(member.accessToken))).status).toBe(403);
    for (const { accessToken } of [editor, member]) expect((await app.api.get('/api/newsroom/accounts').set(bearer(accessToken))).status).toBe(403);
  });

  test('the newsroom sees accounts without their secrets', async () => {
    const { text, body } = await app.api.get('/api/newsroom/accounts').set(EDITOR);
    expect(body.items).toContainEqual(expect.objectContaining({ email: 'anna@example.com', role: 'editor', hasPassword: true, active: true }));
    expect(text).not.toMatch(/argon2|totp/i);
    expect(text).not.toContain(totpSecret);
  });

  test('a member sees their data and programmes; those that have ended when asked', async () => {
    const { accessToken } = await signIn('bela@example.com');
    const get = (path: string) => app.api.get(path).set(bearer(accessToken));
    expect((await get('/api/v1/user/info')).body).toMatchObject({ email: 'bela@example.com', firstName: 'Béla', lastName: 'Nagy' });
    expect((await get('/api/v1/users/subscriptions')).body.items).toMatchObject([{ programme: 'Havi támogatás', recurring: true, endsAt: null }]);
    expect((await get('/api/v1/users/subscriptions?show_finished=1')).body.items).toMatchObject([{ programme: 'Havi támogatás' }, { programme: 'Egyszeri támogatás', amount: 5000 }]);
  });

  test('a member token opens the member service and nothing else, for its owner\'s address only', async () => {
    const { accessToken } = await signIn('bela@example.com');
    const ask = (email: string) => app.api.post('/api/v2/user/token').set(bearer(accessToken)).send({ email });
    expect((await ask('anna@example.com')).status).toBe(403);
    const { token } = (await ask('bela@example.com')).body;
    expect((await app.api.get('/api/v1/user/info').set(bearer(token))).status).toBe(200);
    expect(await me(token)).toMatchObject({ status: 401, body: EXPIRED });
    app.clock.now += 15 * MINUTE;
    expect((await app.api.get('/api/v1/user/info').set(bearer(token))).status).toBe(401);
  });

  test('the database holds no token, code, password or secret as it is', async () => {
    const { accessToken, refreshToken } = await signIn();
    const attempt = await startLogin('bela@example.com');
    const rows = await Promise.all([
      app.database.selectFrom('accounts').selectAll().execute(), app.database.selectFrom('sessions').selectAll().execute(),
      app.database.selectFrom('login_attempts').selectAll().execute(), app.database.selectFrom('login_failures').selectAll().execute(),
    ]);
    const text = JSON.stringify(rows);
    for (const secret of [accessToken, refreshToken, attempt, PASSWORD, totpSecret, await readMailedCode(), '192.0.2']) expect(text).not.toContain(secret);
  });
});

describe('as of a moment', () => {
  test('an editor sees front, lists and article as they will be; nobody else does, and nothing stays', async () => {
    const pubDate = app.clock.now + 2 * HOUR;
    const draft = { title: 'Holnapi hír', slug: 'holnapi-hir', mainSuperTag: 'belfold', originatingSite: 'lapszel', pubDate };
    expect((await app.api.post('/api/newsroom/articles').set(EDITOR).send(draft)).status).toBe(201);
    const { accessToken } = await signIn();
    const paths = ['/api/articles', '/api/articles?mstag=belfold', '/api/index/mstag/belfold', '/api/search?superTags=belfold', '/api/articles/holnapi-hir'];
    const findIn = async (headers: Record<string, string>) => {
      const texts = await Promise.all(paths.map(async (path) => ({ path, text: (await app.api.get(path).set(headers)).text })));
      return texts.filter(({ text }) => text.includes('"slug":"holnapi-hir"')).map(({ path }) => path);
    };
    const countAll = async (headers: Record<string, string>): Promise<number> => (await app.api.get('/api/articles').set(headers)).body.totalItems;
    const asOf = { ...bearer(accessToken), 'x-as-of': String(pubDate) };
    expect(await findIn(asOf)).toEqual(paths);
    expect(await findIn({ ...asOf, 'x-as-of': String(pubDate - 1) })).toEqual(['/api/articles/holnapi-hir']);
    expect(await findIn({ 'x-as-of': String(pubDate) })).toEqual([]);
    expect(await findIn({ ...bearer((await signIn('bela@example.com')).accessToken), 'x-as-of': String(pubDate) })).toEqual([]);
    expect(await findIn(bearer(accessToken))).toEqual(['/api/articles/holnapi-hir']);
    expect(await countAll(asOf)).toBe((await countAll({})) + 1);
  });

  test('what is no moment is no preview', async () => {
    const { accessToken } = await signIn();
    for (const moment of ['', 'x', '-1', '1e9', '999999999999']) expect((await app.api.get('/api/articles').set({ ...bearer(accessToken), 'x-as-of': moment })).status).toBe(200);
  });
});

describe('a third party\'s sign-in', () => {
  const claims: Record<string, unknown> = {};
  const check = (fields: Record<string, string> = {}) => app.api.post('/api/login/google/check').type('form').send({ code: 'a-code', redirect_uri: 'http://localhost/login', nonce: 'the-nonce', ...fields });

  beforeAll(() => {
    provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => void Object.assign(token.payload, { aud: CLIENT.clientId, iat: app.clock.now, exp: app.clock.now + HOUR, nbf: app.clock.now - 1, nonce: 'the-nonce', ...claims }));
  });
  beforeEach(() => {
    for (const name of Object.keys(claims)) delete claims[name];
    Object.assign(claims, { sub: 'user-7', email: 'Ella@example.com', email_verified: true });
  });

  test('the first time the verified address finds the account, from then on issuer and subject', async () => {
    await saveAccount({ email: 'ella@example.com', role: 'member', name: 'Ella' });
    const first = await check();
    expect(first).toMatchObject({ status: 200, body: { otpRequired: false, refreshToken: expect.stringMatching(/^[\w-]{65}$/) } });
    expect((await me(first.body.token)).body).toMatchObject({ email: 'ella@example.com' });
    Object.assign(claims, { email: 'anna@example.com' });
    expect((await me((await check()).body.token)).body).toMatchObject({ email: 'ella@example.com' });
    Object.assign(claims, { sub: 'user-8', email: 'ella@example.com' });
    expect((await check()).status).toBe(403);
  });

  test('nobody gets an account by it', async () => {
    Object.assign(claims, { sub: 'user-9', email: 'idegen@example.com' });
    expect((await check()).status).toBe(403);
  });

  test('an address that the third party has not verified finds nothing', async () => {
    await saveAccount({ email: 'fanni@example.com', role: 'member', name: 'Fanni' });
    Object.assign(claims, { sub: 'user-10', email: 'fanni@example.com', email_verified: false });
    expect((await check()).status).toBe(403);
  });

  test.each<[string, () => Record<string, unknown>]>([
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['another client', () => ({ aud: 'somebody-else' })],
    ['several clients, of which another is meant', () => ({ aud: [CLIENT.clientId, 'somebody-else'], azp: 'somebody-else' })],
    ['another nonce', () => ({ nonce: 'an-older-nonce' })],
    ['a time that is over', () => ({ exp: app.clock.now - 2 * MINUTE, iat: app.clock.now - HOUR })],
  ])('a proof with %s is refused', async (_what, change) => {
    Object.assign(claims, change());
    expect(await check()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  test('the verifier goes along: the third party knows of no challenge for it', async () => {
    expect((await check({ code_verifier: 'v'.repeat(43) })).status).toBe(401);
  });

  test('a code that the third party does not know is refused', async () => {
    provider.service.once('beforeResponse', (answer: { body: unknown; statusCode: number }) => void Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } }));
    expect((await check()).status).toBe(401);
  });
});

test('letters that wait are shown on this machine only', async () => {
  await startLogin('bela@example.com');
  const page = await app.api.get('/_dev/mails');
  expect(page).toMatchObject({ status: 200, type: 'text/html' });
  expect(page.text).toContain(await readMailedCode());
  expect((await app.api.get('/_dev/mails').set('host', 'rebound.example')).status).toBe(403);
});
