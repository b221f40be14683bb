import { Events, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createVisitor, makeAccount, type Visitor } from '../support/accounts.ts';
import { startTestBackend, type TestBackend } from '../support/start-backend.ts';
import { startEdge, type TestEdge } from '../support/start-edge.ts';

const PREVIEW = 'preview.localhost';
const CLIENT = { OIDC_CLIENT_ID: 'lapszel', OIDC_CLIENT_SECRET: 'egy-titok-a-probahoz' };

const provider = new OAuth2Server();
let backend: TestBackend;
let edge: TestEdge;
/** Who the provider says it is, and what of the proof is not as it should be. */
const user = { sub: 'valaki', email: '', claims: {} as Record<string, unknown> };

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  const issuer = provider.issuer.url ?? '';
  provider.service.on(Events.BeforeTokenSigning, ({ payload }: { payload: Record<string, unknown> }) => {
    Object.assign(payload, { sub: user.sub, email: user.email, email_verified: true }, user.claims);
  });
  backend = await startTestBackend({ OIDC_ISSUER: issuer, ...CLIENT });
  edge = await startEdge(backend.url, { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.OIDC_CLIENT_ID });
});
afterAll(async () => {
  await edge.close();
  await backend.close();
  await provider.stop();
});
beforeEach(() => {
  edge.clock.ms += 3_600_000;
  user.claims = {};
});

/** Makes an account that the provider's user may use. */
async function makeUser(role: 'editor' | 'member'): Promise<void> {
  const { email } = await makeAccount(backend.url, role);
  Object.assign(user, { sub: `alany-${email}`, email });
}

/** Presses the button and lets the provider send the visitor back. @returns the address that it sends to */
async function goThere(visitor: Visitor): Promise<URL> {
  const start = await visitor.post('/login/kulso');
  expect([start.status, start.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const address = /^0; url=(.*)$/.exec(String(start.headers['refresh']))?.[1] ?? '';
  expect(start.body).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
  const answer = await fetch(address, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

describe('a sign-in by a third party', () => {
  test('opens a preview for an editor, and goes on to what was wanted', async () => {
    await makeUser('editor');
    const visitor = createVisitor(edge.url, PREVIEW);
    await visitor.get('/legfrissebb');
    expect((await visitor.get('/login')).body).toContain('action="/login/kulso"');
    const back = await goThere(visitor);
    expect([back.hostname, back.pathname]).toEqual([PREVIEW, '/login']);
    const answer = await visitor.get(back.pathname + back.search);
    expect([answer.status, answer.headers.location]).toEqual([302, '/legfrissebb']);
    expect((await visitor.get('/legfrissebb')).status).toBe(200);
    expect([...visitor.cookies.keys()].toSorted()).toEqual(['__Host-access', '__Host-refresh']);
  });

  test('is finished at /login on a public host too', async () => {
    await makeUser('member');
    const visitor = createVisitor(edge.url, 'localhost');
    const back = await goThere(visitor);
    const answer = await visitor.get(back.pathname + back.search);
    expect([answer.status, answer.headers.location]).toEqual([302, '/fiok']);
    expect(JSON.parse((await visitor.get('/api/me')).body)).toMatchObject({ roles: ['member'] });
  });

  test('is good once, and only in the browser that started it', async () => {
    await makeUser('member');
    const visitor = createVisitor(edge.url, 'localhost');
    const back = await goThere(visitor);
    const stranger = await createVisitor(edge.url, 'localhost').get(back.pathname + back.search);
    expect([stranger.status, stranger.headers.location, stranger.headers['set-cookie']]).toEqual([302, '/', undefined]);
    const other = createVisitor(edge.url, 'localhost');
    await goThere(other);
    expect([(await other.get(back.pathname + back.search)).headers.location, other.cookies.size]).toEqual(['/', 0]);
    await visitor.get(back.pathname + back.search);
    visitor.cookies.clear();
    expect((await visitor.get(back.pathname + back.search)).headers.location).toBe('/');
  });

  test.each([
    ['for another nonce', { nonce: 'masik' }],
    ['for another client', { aud: 'masik' }],
    ['of another provider', { iss: 'https://evil.example' }],
    ['that is over', { exp: 1 }],
  ])('with a proof %s opens nothing', async (_, claims) => {
    await makeUser('member');
    user.claims = claims;
    const visitor = createVisitor(edge.url, 'localhost');
    const back = await goThere(visitor);
    const answer = await visitor.get(back.pathname + back.search);
    expect([answer.status, answer.body]).toEqual([401, expect.stringContaining('A külső fiókkal nem sikerült belépni.')]);
    expect(visitor.cookies.size).toBe(0);
  });

  test('of somebody without an account opens nothing', async () => {
    Object.assign(user, { sub: 'idegen', email: 'idegen@masutt.example' });
    const visitor = createVisitor(edge.url, PREVIEW);
    const back = await goThere(visitor);
    expect((await visitor.get(back.pathname + back.search)).status).toBe(401);
    expect((await visitor.get('/')).headers.location).toBe('/login');
  });

  test('of a member opens no preview', async () => {
    await makeUser('member');
    const visitor = createVisitor(edge.url, PREVIEW);
    const back = await goThere(visitor);
    expect((await visitor.get(back.pathname + back.search)).status).toBe(403);
    expect(visitor.cookies.has('__Host-access')).toBe(false);
  });

  test('starts from our own pages only', async () => {
    const answer = await createVisitor(edge.url, 'localhost').post('/login/kulso', {}, { 'origin': 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });
});
