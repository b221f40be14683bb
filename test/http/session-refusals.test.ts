import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../support/accounts.ts';
import { startEdge, type TestEdge } from '../support/start-edge.ts';

/** A backend that knows the editor, and answers everything else as a test says. */
let answerAll: number | 'none';
const asked: string[] = [];
let backend: Server;
let edge: TestEdge;
beforeAll(async () => {
  backend = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? '-'}`);
    const isKnown = request.url === '/api/me' || request.url === '/api/logout';
    if (answerAll === 'none') {
      request.socket.destroy();
      return;
    }
    response.writeHead(isKnown ? 200 : answerAll, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.url === '/api/me' ? { id: 1, email: 'e@lapszel.example', name: 'E', roles: ['editor'] } : { ok: true }));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const address = backend.address();
  edge = await startEdge(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
});
afterAll(async () => {
  await edge.close();
  backend.closeAllConnections();
  backend.close();
});
beforeEach(() => {
  answerAll = 403;
  asked.length = 0;
});

const openPreview = (): Visitor => createVisitor(edge.url, 'preview.localhost', new Map([['__Host-access', 'belepo'], ['__Host-refresh', 'ujito']]));

// @spec §6 Preview mode §8 403
test('a 403 logs an editor out and leads to the login', async () => {
  const visitor = openPreview();
  const answer = await visitor.get('/legfrissebb');
  expect([answer.status, answer.headers.location, [...visitor.cookies.keys()]]).toEqual([302, '/login', ['__Host-wanted']]);
  expect(asked).toContain('GET /api/logout Bearer belepo');
});

test('a call that gets one says so, and the session is over', async () => {
  const visitor = openPreview();
  const answer = await visitor.get('/api/frontend/refresh');
  expect([answer.status, visitor.cookies.size]).toEqual([403, 0]);
});

test('outside a preview a 403 is an error, and ends nothing', async () => {
  const visitor = createVisitor(edge.url, 'localhost', new Map([['__Host-access', 'belepo']]));
  const answer = await visitor.get('/fiok');
  expect([answer.status, visitor.cookies.has('__Host-access')]).toEqual([403, true]);
});

test('a session that a page is refused with is over, so that the login does not lead back to it', async () => {
  answerAll = 401;
  const visitor = createVisitor(edge.url, 'localhost', new Map([['__Host-access', 'belepo']]));
  const answer = await visitor.get('/fiok');
  expect([answer.status, answer.headers.location, [...visitor.cookies.keys()]]).toEqual([302, '/tamogatas/belepes', ['__Host-wanted']]);
});

test('a backend that does not answer shows nothing, and ends no session', async () => {
  answerAll = 'none';
  const visitor = openPreview();
  const answer = await visitor.get('/legfrissebb');
  expect([answer.status, answer.headers['cache-control'], visitor.cookies.size]).toEqual([503, 'private, no-store', 2]);
});

test('the editor’s token goes to the content backend with every reading call, and to nobody without a session', async () => {
  await openPreview().get('/legfrissebb');
  expect(asked.every((call) => call.endsWith('Bearer belepo'))).toBe(true);
  asked.length = 0;
  await createVisitor(edge.url, 'preview.localhost').get('/legfrissebb');
  expect(asked).toEqual([]);
});
