import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { request, type Answer } from '../../../test/support/request.ts';
import { clearPrivateCookie, setCookieLine, setPrivateCookie } from './set-cookie.ts';

/** What a response looks like on the wire, or the error that kept it from going out. */
async function send(write: (response: ServerResponse) => void): Promise<Answer> {
  const server = createServer((_, response) => {
    try {
      write(response);
    } catch (error) {
      response.removeHeader('Set-Cookie');
      response.setHeader('Cache-Control', 'no-store');
      response.statusCode = 500;
      response.end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const answer = await request(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`, '/');
  server.close();
  return answer;
}

const COOKIE = { name: '__Host-proba', value: 'titok', maxAgeSeconds: 600 } as const;

test('a cookie is of its host alone, out of reach of scripts and of other sites', async () => {
  const { headers } = await send((response) => {
    setPrivateCookie(response, COOKIE);
    response.end('a');
  });
  expect(headers['set-cookie']).toEqual(['__Host-proba=titok; Path=/; Max-Age=600; Secure; HttpOnly; SameSite=Lax']);
  expect(headers['cache-control']).toBe('private, no-store');
});

test('of two values of one cookie the last goes out, beside other cookies', async () => {
  const { headers } = await send((response) => {
    setPrivateCookie(response, COOKIE);
    setPrivateCookie(response, { ...COOKIE, name: '__Host-masik' });
    clearPrivateCookie(response, '__Host-proba');
    response.writeHead(200, ['Content-Type', 'text/plain', 'Cache-Control', 'private, no-store']).end('a');
  });
  expect(headers['set-cookie']?.map((line) => line.split(';')[0])).toEqual(['__Host-masik=titok', '__Host-proba=']);
});

test.each([
  ['set before', (response: ServerResponse) => void response.setHeader('Cache-Control', 'public, max-age=60').end('a')],
  ['given with the status', (response: ServerResponse) => void response.writeHead(200, ['Cache-Control', 'public, max-age=0']).end('a')],
  ['given with the status by name', (response: ServerResponse) => void response.writeHead(200, { 'cache-control': 'public, max-age=0' }).end('a')],
])('it never goes out with an answer that caches keep: %s', async (_, finish) => {
  for (const set of [(response: ServerResponse) => setPrivateCookie(response, COOKIE), (response: ServerResponse) => setCookieLine(response, 'nyitott=1; Path=/')]) {
    const { status, headers, body } = await send((response) => {
      set(response);
      finish(response);
    });
    expect([status, headers['set-cookie']]).toEqual([500, undefined]);
    expect(body).toContain('may not go out');
  }
});

test('a cookie that scripts may read goes out as it was written, once', async () => {
  const { headers } = await send((response) => {
    setPrivateCookie(response, COOKIE);
    setCookieLine(response, 'nyitott=1; Path=/');
    setCookieLine(response, 'nyitott=2; Path=/; SameSite=Lax');
    response.end('a');
  });
  expect(headers['set-cookie']?.slice(1)).toEqual(['nyitott=2; Path=/; SameSite=Lax']);
  expect(headers['cache-control']).toBe('private, no-store');
});
