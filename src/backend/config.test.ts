import { expect, test } from 'vitest';
import { parseBackendConfig, toDatabaseOptions, toOidcSettings, toVapidDetails } from './config.ts';

test('without settings the database is embedded in the data folder', () => {
  const config = parseBackendConfig({});
  expect(config.databaseFolder).toMatch(/\/data\/database$/);
  expect(config.uploadsFolder).toMatch(/\/data$/);
  expect(toDatabaseOptions(config)).toMatchObject({ url: null, queryLimitMs: 10_000 });
});

test('an empty value is as good as none', () => {
  expect(parseBackendConfig({ DATABASE_URL: '', BACKEND_PORT: '' })).toMatchObject({ BACKEND_PORT: 3001 });
});

test('addresses of edges are a list', () => {
  expect(parseBackendConfig({ EDGE_URLS: 'http://127.0.0.1:3000, http://127.0.0.1:3010' }).EDGE_URLS).toEqual(['http://127.0.0.1:3000', 'http://127.0.0.1:3010']);
});

test('every bad setting is named at once', () => {
  const parse = () => parseBackendConfig({ BACKEND_PORT: 'x', DATABASE_URL: 'mysql://x', NEWSROOM_TOKEN: 'short' });
  expect(parse).toThrow(expect.objectContaining({ code: 'CONFIG_INVALID' }));
  for (const name of ['BACKEND_PORT', 'DATABASE_URL', 'NEWSROOM_TOKEN']) expect(parse).toThrow(name);
});

test('push messages need both keys, and none where they are switched off', () => {
  const keys = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'p'.repeat(43) };
  expect(toVapidDetails(parseBackendConfig({}))).toBeNull();
  expect(toVapidDetails(parseBackendConfig(keys))).toEqual({ publicKey: keys.VAPID_PUBLIC_KEY, privateKey: keys.VAPID_PRIVATE_KEY, subject: 'https://lapszel.hu' });
  expect(toVapidDetails(parseBackendConfig({ ...keys, PUSH: '0' }))).toBeNull();
  expect(() => parseBackendConfig({ VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY })).toThrow('VAPID_PRIVATE_KEY is not set: the two VAPID keys belong together');
  expect(() => parseBackendConfig({ ...keys, VAPID_PRIVATE_KEY: 'a secret that is none' })).toThrow(/^(?!.*a secret)/s);
});

test('a third party is configured whole', () => {
  expect(toOidcSettings(parseBackendConfig({}))).toBeNull();
  const whole = { OIDC_ISSUER: 'https://accounts.example', OIDC_CLIENT_ID: 'lapszel', OIDC_CLIENT_SECRET: 'a-secret' };
  expect(toOidcSettings(parseBackendConfig(whole))).toEqual({ issuer: 'https://accounts.example', clientId: 'lapszel', clientSecret: 'a-secret' });
  const parse = () => parseBackendConfig({ OIDC_ISSUER: 'https://accounts.example' });
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']) expect(parse).toThrow(name);
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEMO_ACCESS: '1' }, true],
  [{ DEMO_ACCESS: '0' }, false],
])('with %j demo accounts and waiting letters are open: %s', (environment, isOpen) => {
  expect(parseBackendConfig(environment).hasDemoAccess).toBe(isOpen);
});

test('an account key has 32 bytes', () => {
  expect(() => parseBackendConfig({ ACCOUNT_KEY: Buffer.alloc(31).toString('base64') })).toThrow('ACCOUNT_KEY');
  expect(parseBackendConfig({ ACCOUNT_KEY: Buffer.alloc(32).toString('base64') }).ACCOUNT_KEY).toHaveLength(44);
});
