import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../scripts/start/free-port.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged into the runner's
  export interface ProvidedContext {
    siteUrl: string;
  }
}

/** Starts the built site as `npm start` does: backend with the demo content, edge in front, on free loopback ports. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'lapszel-browser-'));
  const backend = await startProcess('src/backend/main.ts', { BACKEND_PORT: '0', DATA_FOLDER: folder, LOG_LEVEL: 'warn' });
  // Not 0: the pages name the port of their frames.
  const edge = await startProcess('dist/server/main.js', { PORT: String(await findFreePort()), DEFAULT_EDITION: 'main', HOST: '127.0.0.1', BACKEND_URL: backend.url, LOG_LEVEL: 'error', TZ: 'America/New_York' });
  project.provide('siteUrl', edge.url.replace('127.0.0.1', 'localhost'));
  return async () => {
    await stop(edge.child);
    await stop(backend.child);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startProcess(entry: string, settings: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [entry], { env: { ...process.env, NODE_ENV: 'production', PAYMENT_ADDRESS: 'trial', ...settings }, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const url = /ready (http:\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return { child, url };
  }
  throw new Error(`${entry} ended before it was ready.`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
