import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { startServerProcess, type ServerProcess } from '../../scripts/start/child-process.ts';
import { findFreePort } from '../../scripts/start/free-port.ts';
import { TEST_NEWSROOM_TOKEN } from './newsroom-token.ts';
import { createLogFile, watchSecrets } from './secret-watch.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged into the runner's
  export interface ProvidedContext {
    siteUrl: string;
    siteBackendUrl: string;
  }
}

/** Starts the built site as `npm start` does: backend with the demo content, edge in front, on free loopback ports. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const searchRun = watchSecrets();
  const folder = mkdtempSync(join(tmpdir(), 'lapszel-browser-'));
  const backend = await startProcess('backend', 'src/backend/main.ts', { BACKEND_PORT: '0', DATA_FOLDER: folder, NEWSROOM_TOKEN: TEST_NEWSROOM_TOKEN });
  // Not 0: the pages name the port of their frames.
  const edge = await startProcess('edge', 'dist/server/main.js', { PORT: String(await findFreePort()), DEFAULT_EDITION: 'main', HOST: '127.0.0.1', BACKEND_URL: backend.url, TZ: 'America/New_York' });
  project.provide('siteUrl', edge.url.replace('127.0.0.1', 'localhost'));
  project.provide('siteBackendUrl', backend.url);
  return async () => {
    await edge.server.stop();
    await backend.server.stop();
    rmSync(folder, { recursive: true, force: true });
    searchRun();
  };
}

async function startProcess(name: 'backend' | 'edge', entry: string, settings: Record<string, string>): Promise<{ server: ServerProcess; url: string }> {
  const log = createLogFile(name);
  const write = (text: string): void => {
    if (log !== null) appendFileSync(log, text);
  };
  const server = startServerProcess(name, [entry], { ...process.env, NODE_ENV: 'production', PAYMENT_ADDRESS: 'trial', LOG_LEVEL: 'debug', ...settings }, write);
  const url = await Promise.race([server.ready, server.ended.then(({ code }) => Promise.reject(new Error(`${entry} ended with ${code} before it was ready.`)))]);
  return { server, url };
}
