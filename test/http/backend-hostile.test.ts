import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointRow } from '../../src/shared/contract/endpoint-row.ts';
import { endpoints } from '../../src/shared/contract/endpoints/endpoint-table.ts';
import { createBackendApp, EDITOR, type BackendApp } from '../support/backend-app.ts';
import { XSS_PAYLOADS } from '../support/xss-payloads.ts';

let app: BackendApp;
beforeAll(async () => {
  app = await createBackendApp();
});
afterAll(() => app.close());

const rows = Object.values<EndpointRow>(endpoints).filter(({ method }) => method === 'GET');
const VALUES = ['', '0', '-1', '1e9', '999999999999999999999', '1.5', 'NaN', '%00', 'a%00b', '%F0%9F%98%80', '%C5%91', "'%20or%201=1--", '%25', '..%2f..%2fetc%2fpasswd', '%E2%80%AE', '%ED%A0%80', 'x'.repeat(400), '[]', '{}', 'true'];
const PATH_VALUES = VALUES.filter((value) => value !== '' && value !== '%25');

test.each(rows.map((row) => [row.path, row] as const))('%s answers nonsense with less than a 500', async (path, row) => {
  const filled = row.path.replace(/\{\w+\}/g, '1');
  const targets = [
    ...VALUES.map((value) => `${filled}?${row.query.map((name) => `${name}=${value}&${name}=${value}&${name}[]=${value}`).join('&')}`),
    ...(path.includes('{') ? PATH_VALUES.map((value) => row.path.replace(/\{\w+\}/g, () => value)) : []),
    `${filled}?${'a=1&'.repeat(2000)}`,
    `${filled}?%E0%A4%A=%`,
    `${filled}?__proto__=1&constructor=2&toString=3`,
  ];
  for (const target of targets) {
    const { status } = await app.api.get(target).set(EDITOR);
    expect({ target: target.slice(0, 120), isFine: status < 500 || status === 501 }).toEqual({ target: target.slice(0, 120), isFine: true });
  }
});

test.each(['/api/articles/%E0%A4%A', '/api/articles/%', '/uploads/%E0%A4%A.jpg', '/%', '//', '/\\', '/api/article/%2e%2e', '/api//articles', '/api/articles/', '/API/ARTICLES', '/api/articles/x/y/z/q'])('%s is an error of the caller', async (path) => {
  const { status, body } = await app.api.get(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
});

test('sizes and pages are clamped', async () => {
  const items = async (query: string) => ((await app.api.get(`/api/articles?${query}`)).body.items as unknown[]).length;
  expect(await items('limit=1e9')).toBe(10);
  expect(await items('limit=1000000000')).toBe(50);
  expect(await items('limit=-5')).toBe(1);
  expect(await items('page=-1')).toBe(10);
  expect(await items('page=999999999')).toBe(0);
  expect(await items('page=nan&page=2')).toBe(10);
});

test('parameters that the row does not know change nothing', async () => {
  const [plain, noisy] = await Promise.all([app.api.get('/api/articles'), app.api.get('/api/articles?fbclid=1&offset=7&sort=asc')]);
  expect(noisy.text).toBe(plain.text);
});

test('a site that is not there is an error of the caller, who is told which are', async () => {
  const { status, body } = await app.api.get('/api/articles').set('x-site', 'nincs');
  expect(status).toBe(400);
  expect(body.message).toContain('erdely');
});

test.each<readonly [name: string, body: string]>([
  ...['{', '"text"', '[]', 'null', '{"title":{"toString":1}}', '{"__proto__":{"active":true}}', '{"title":"x","slug":["a"],"content":5}'].map((body) => [body, body] as const),
  ['[[[…]]]', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ['{"title": [[[…]]]}', `{"title":${'['.repeat(5000)}${']'.repeat(5000)}}`],
])('the body %s is refused', async (_, body) => {
  const { status } = await app.api.post('/api/newsroom/articles').set({ ...EDITOR, 'content-type': 'application/json' }).send(body);
  expect([400, 422]).toContain(status);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-7', 'multipart/form-data'])('a body that calls itself %s is refused', async (type) => {
  const { status } = await app.api.post('/api/newsroom/articles').set({ ...EDITOR, 'content-type': type }).send('{"title":"x"}');
  expect([400, 415, 422]).toContain(status);
});

test.each(['DELETE', 'PATCH', 'PUT', 'OPTIONS', 'TRACE'])('%s on a list does nothing', async (method) => {
  const { status } = await app.api[method.toLowerCase() as 'delete']('/api/articles').set(EDITOR);
  expect(status).toBeLessThan(500);
});

test('every trick in the body of an article is gone when it is read', async () => {
  const content = Object.values(XSS_PAYLOADS).map((payload) => `<div>${payload}</div>`).join('\n');
  const draft = { title: 'Támadás', slug: 'tamadas', mainSuperTag: 'belfold', originatingSite: 'lapszel', content };
  expect((await app.api.post('/api/newsroom/articles').set(EDITOR).send(draft)).status).toBe(201);
  const { body } = await app.api.get('/api/articles/tamadas');
  expect(body.content).not.toMatch(/<script|<iframe|<svg|<style|javascript:[^<]*"|\son\w+=[^<]*>/i);
});
