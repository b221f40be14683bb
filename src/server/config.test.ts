import { expect, test } from 'vitest';
import { parseEdgeConfig } from './config.ts';

const BACKEND_URL = 'http://127.0.0.1:3001';

test('an edge needs a backend and has a default for all else', () => {
  expect(parseEdgeConfig({ BACKEND_URL })).toMatchObject({ BACKEND_URL, PORT: 3000, PATIENCE_MS: 150, TLS_IN_FRONT: '0' });
  expect(() => parseEdgeConfig({})).toThrow('BACKEND_URL is not set');
});

test('an empty value is as good as none, and an address loses its last slash', () => {
  expect(parseEdgeConfig({ BACKEND_URL: `${BACKEND_URL}/`, PORT: '', EDGE_PURGE_TOKEN: '' })).toMatchObject({ BACKEND_URL, PORT: 3000 });
});

test('every bad setting is named at once, with its value unless that is a secret', () => {
  const parse = () => parseEdgeConfig({ BACKEND_URL: 'backend', PORT: '70000', DEFAULT_EDITION: 'both', EDGE_PURGE_TOKEN: 'tooshort', REDIS_URL: 'valkey.example:hidden' });
  expect(parse).toThrow(expect.objectContaining({ code: 'CONFIG_INVALID' }));
  for (const part of ['BACKEND_URL is "backend"', 'PORT is "70000"', 'DEFAULT_EDITION is "both"', 'EDGE_PURGE_TOKEN: ', 'REDIS_URL: ']) expect(parse).toThrow(part);
  for (const secret of ['tooshort', 'hidden']) expect(parse).toThrow(expect.objectContaining({ message: expect.not.stringContaining(secret) }));
});
