import { expect, test } from 'vitest';
import { parseBackendConfig, toDatabaseOptions } from './config.ts';

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
