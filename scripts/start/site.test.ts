import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DEMO_ACCOUNTS_FILE, writeDemoAccounts } from '../../src/backend/accounts/demo-accounts-file.ts';
import { createSite, describeDemoAccounts, startDemoNewsroom } from './site.ts';

const CLEAN = ['PORT', 'BACKEND_URL', 'BACKEND_PORT', 'EDGE_URLS', 'EDGE_PURGE_TOKEN', 'DATABASE_URL', 'NEWSROOM_TOKEN', 'DEFAULT_EDITION', 'LOG_LEVEL', 'PATIENCE_MS', 'DEMO_LIVE', 'DEMO_ACCESS', 'NODE_ENV', 'DATA_FOLDER'];

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

test('the demo’s newsroom works beside a backend of ours, unless it is switched off', async () => {
  setEnvironment();
  expect(await createSite('production')).toMatchObject({ isDemoLive: true, newsroomToken: expect.stringMatching(/^.{16,}$/) });
  setEnvironment({ DEMO_LIVE: '0' });
  expect(startDemoNewsroom(await createSite('production'), 'http://127.0.0.1:1')).toBeNull();
  setEnvironment({ BACKEND_URL: 'http://127.0.0.1:3001' });
  expect(startDemoNewsroom(await createSite('production'), 'http://127.0.0.1:3001')).toBeNull();
  setEnvironment({ DEMO_LIVE: 'yes' });
  await expect(createSite('production')).rejects.toThrow(/DEMO_LIVE is "yes"/);
});

test('who starts the site by npm is told how to sign in, but not in production', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  setEnvironment({ DATA_FOLDER: folder });
  expect(await describeDemoAccounts(await createSite('production'))).toBe('');
  await writeDemoAccounts(join(folder, DEMO_ACCOUNTS_FILE), { editor: { email: 'e@lapszel.example', password: 'drawn-for-editor', totpSecret: 'JBSWY3DPEHPK3PXP' }, member: { email: 'm@lapszel.example', password: 'drawn-for-member' } });
  const told = await describeDemoAccounts(await createSite('production'));
  for (const word of ['drawn-for-editor', 'drawn-for-member', 'npm run account -- code e@lapszel.example', '/_dev/mails']) expect(told).toContain(word);
  expect(told).not.toContain('JBSWY3DPEHPK3PXP');
  for (const environment of [{ NODE_ENV: 'production' }, { DEMO_ACCESS: '0' }, { BACKEND_URL: 'http://127.0.0.1:3001' }]) {
    setEnvironment({ DATA_FOLDER: folder, ...environment });
    expect(await describeDemoAccounts(await createSite('production'))).toBe('');
  }
});
