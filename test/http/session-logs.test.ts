import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, logIn, makeAccount, readCode } from '../support/accounts.ts';
import { startTestBackend, type TestBackend } from '../support/start-backend.ts';

let backend: TestBackend;
let edge: ChildProcess;
let edgeUrl = '';
let log = '';
beforeAll(async () => {
  backend = await startTestBackend();
  edge = spawn(process.execPath, ['dist/server/main.js'], { env: { ...process.env, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', BACKEND_URL: backend.url, LOG_LEVEL: 'debug' }, stdio: ['ignore', 'pipe', 'inherit'] });
  edgeUrl = await new Promise((resolve, reject) => {
    edge.once('exit', (code) => reject(new Error(`The edge ended with ${code}.`)));
    edge.stdout?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      const url = /edge ready (http:\S+)/.exec(log)?.[1];
      if (url !== undefined) resolve(url.replace('localhost', '127.0.0.1'));
    });
  });
});
afterAll(async () => {
  edge.kill('SIGKILL');
  await backend.close();
});

test('nothing that opens something, and nobody’s address, is ever written to the log', async () => {
  const account = await makeAccount(backend.url, 'editor');
  const visitor = createVisitor(edgeUrl, 'preview.localhost');
  const secrets = new Set([account.email, account.password, await readCode(backend.url, account)]);
  const collect = (): void => visitor.cookies.forEach((value) => secrets.add(value).add(decodeURIComponent(value)));
  await visitor.post('/login', { email: account.email, jelszo: 'rossz-jelszo-a-naploba' });
  await visitor.post('/login', { email: account.email, jelszo: account.password });
  collect();
  await visitor.post('/login/kod', { kod: '999999' });
  await logIn(visitor, backend.url, account);
  collect();
  for (const path of ['/', '/nincs-ilyen', '/api/me', '/login?code=kulso-kod-1234567&state=kulso-allapot-1']) await visitor.get(path);
  visitor.cookies.set('__Host-access', 'lejart-belepo-jel');
  await visitor.get('/legfrissebb');
  collect();
  visitor.cookies.set('__Host-access', 'lejart-belepo-jel').set('__Host-refresh', 'hamis-megujito-jel');
  await visitor.get('/legfrissebb');
  await visitor.post('/kilepes');

  edge.removeAllListeners('exit');
  edge.kill('SIGTERM');
  await once(edge, 'close');
  expect(log).toContain('"route":"login-form"');
  expect(log).toContain('"route":"logout"');
  for (const secret of [...secrets, 'rossz-jelszo-a-naploba', 'lejart-belepo-jel', 'hamis-megujito-jel', 'kulso-kod', 'kulso-allapot']) {
    // What was wanted before the login is a path, and no secret.
    if (!secret.startsWith('/') && !secret.startsWith('%2F')) expect(log.includes(secret), secret).toBe(false);
  }
});
