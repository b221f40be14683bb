import { afterEach, expect, test, vi } from 'vitest';
import { createSite } from './site.ts';

const CLEAN = ['PORT', 'BACKEND_URL', 'BACKEND_PORT', 'EDGE_URLS', 'EDGE_PURGE_TOKEN', 'DATABASE_URL', 'NEWSROOM_TOKEN', 'DEFAULT_EDITION', 'LOG_LEVEL', 'PATIENCE_MS'];

function setEnvironment(settings: Record<string, string> = {}): void {
  for (const name of CLEAN) vi.stubEnv(name, settings[name]);
}
afterEach(() => {
  vi.unstubAllEnvs();
});

test('without settings the site has its own backend, port 3000 and a secret of its own', async () => {
  setEnvironment();
  const [one, other] = [await createSite('production'), await createSite('production')];
  expect(one).toMatchObject({ port: 3000, backendUrl: null, backendPort: expect.stringMatching(/^\d+$/) });
  expect(one.purgeToken.length).toBeGreaterThanOrEqual(16);
  expect(other.purgeToken).not.toBe(one.purgeToken);
});

test('bad settings of both processes are named at once', async () => {
  setEnvironment({ DATABASE_URL: 'mysql://x', PATIENCE_MS: 'soon', EDGE_PURGE_TOKEN: 'short' });
  const failure = await createSite('production').then(() => '', String);
  for (const name of ['DATABASE_URL', 'PATIENCE_MS', 'EDGE_PURGE_TOKEN']) expect(failure).toContain(name);
  expect(failure).not.toContain('short');
});

test('settings of a backend that runs elsewhere are not ours to check', async () => {
  setEnvironment({ BACKEND_URL: 'http://127.0.0.1:3001', DATABASE_URL: 'mysql://x' });
  expect(await createSite('production')).toMatchObject({ backendUrl: 'http://127.0.0.1:3001' });
});
