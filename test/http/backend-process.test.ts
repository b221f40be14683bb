import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '../../src/backend/store/database/open-database.ts';
import { loadDump } from '../support/test-database.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lapszel-process-'));
  await closeDatabase(await openDatabase({ url: null, folder: join(folder, 'database'), connections: 1, queryLimitMs: 60_000, dump: await loadDump('demo') }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A backend process: what it printed, its ready address, its end. */
function start(settings: Record<string, string> = {}) {
  const { DATABASE_URL: _database, EDGE_URLS: _edges, ...environment } = process.env;
  const child = spawn(process.execPath, ['src/backend/main.ts'], { env: { ...environment, DATA_FOLDER: folder, BACKEND_PORT: '0', LOG_LEVEL: 'warn', ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ready = Promise.withResolvers<string>();
  let output = '';
  const listen = (part: Buffer) => {
    output += part.toString();
    const url = /^backend ready (http:\/\/\S+)$/m.exec(output)?.[1];
    if (url !== undefined) ready.resolve(url);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => child.once('close', (code) => resolve({ code, output })));
  // Only who waits for an address minds that there is none.
  void ended.then(({ output: all }) => ready.reject(new Error(all)));
  ready.promise.catch(() => undefined);
  return { child, ready: ready.promise, ended };
}

test.each(['SIGTERM', 'SIGINT'] as const)('it says when it serves, and ends by %s with nothing left', async (signal) => {
  const backend = start();
  const url = await backend.ready;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  backend.child.kill(signal);
  expect((await backend.ended).code).toBe(0);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});

test('a second one on the same folder says so in a sentence and ends with 2', async () => {
  const first = start();
  await first.ready;
  const { code, output } = await start().ended;
  expect(code).toBe(2);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('in use by process')]);
  first.child.kill('SIGTERM');
  await first.ended;
});

test('a database that does not open is told in a sentence, without its password', async () => {
  const { code, output } = await start({ DATABASE_URL: 'postgres://anna:titkos@127.0.0.1:1/lap' }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('The database postgres://anna@127.0.0.1:1/lap could not be opened: connect ECONNREFUSED')]);
  expect(output).not.toContain('titkos');
});

test('settings that cannot be are all named', async () => {
  const { code, output } = await start({ BACKEND_PORT: 'x', NEWSROOM_TOKEN: 'short' }).ended;
  expect(code).toBe(1);
  expect(output).toContain('BACKEND_PORT');
  expect(output).toContain('NEWSROOM_TOKEN');
  expect(output).not.toContain('    at ');
});
