import { join } from 'node:path';
import { findFreePort } from '../../start/free-port.ts';
import { buildWithProgress } from '../../build/build-with-progress.ts';
import { MEASURED_CORE, OTHER_CORE } from './cores.ts';
import type { Bench } from './run-bench.ts';
import { startServer, type BenchServer } from './server-process.ts';

type Settings = Readonly<Record<string, string>>;

/** An edge with the port on which it tells its counters. */
export type BenchEdge = BenchServer & { readonly adminUrl: string };

/** Starts the content backend, with the demo content where the folder is empty. */
export async function startBackend(bench: Bench, settings: Settings = {}): Promise<BenchServer> {
  const port = settings['BACKEND_PORT'] ?? String(await findFreePort());
  const env = { NODE_ENV: 'production', DATA_FOLDER: join(bench.folder, 'data'), LOG_LEVEL: 'warn', ...settings, BACKEND_PORT: port };
  const server = await startServer({ name: 'backend', argv: ['src/backend/main.ts'], env, core: OTHER_CORE, folder: bench.folder, readyWithinMs: 600_000 });
  bench.onEnd(() => server.stop());
  return server;
}

/** Starts the built edge as it runs in production. `entry` is another build of the same code. */
export async function startEdge(bench: Bench, backendUrl: string, settings: Settings = {}, entry = 'dist/server/main.js'): Promise<BenchEdge> {
  const admin = await findFreePort();
  // Known beforehand: the addresses of frames carry it.
  const port = await findFreePort();
  const env = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DEFAULT_EDITION: 'main', LOG_LEVEL: 'info', ...settings, BACKEND_URL: backendUrl, ADMIN_PORT: String(admin) };
  const server = await startServer({ name: 'edge', argv: [entry], env, core: MEASURED_CORE, folder: bench.folder });
  bench.onEnd(() => server.stop());
  return { ...server, url: server.url.replace('localhost', '127.0.0.1'), adminUrl: `http://127.0.0.1:${admin}` };
}

/** Brings dist up to date: what is measured is what would be deployed. */
export async function ensureBuild(): Promise<void> {
  await buildWithProgress();
}
