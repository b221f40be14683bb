import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findFreePort } from '../start/free-port.ts';
import { findRunning, listOnPath } from './find-program.ts';

/** A server of a test's own. */
export type RedisServer = {
  readonly url: string;
  readonly port: number;
  /** Ends it at once, as a crash would. */
  stop(): Promise<void>;
};

const startMs = 15_000;
/** The same at every start of a run, so that a server that comes back has the address of the one that went. */
const password = randomBytes(16).toString('hex');

/** The Redis or Valkey server program, or null. */
export function findRedisServer(): string | null {
  return findRunning([process.env.REDIS_SERVER_PATH, ...listOnPath('redis-server'), ...listOnPath('valkey-server')], '--version');
}

/** Starts an empty server for a test: on loopback, with nothing on disk, gone when stopped. */
export async function startRedis(program: string, { port }: { port?: number } = {}): Promise<RedisServer> {
  const chosen = port ?? (await findFreePort());
  const folder = await mkdtemp(join(tmpdir(), 'lapszel-redis-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const settings = { port: chosen, bind: '127.0.0.1', requirepass: password, appendonly: 'no', dir: folder };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(program, [...flags, '--save', ''], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    await awaitReady(server);
  } catch (error) {
    server.kill('SIGKILL');
    await remove();
    throw new Error(`Redis (${program}) did not start for the tests: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return { url: `redis://:${password}@127.0.0.1:${chosen}`, port: chosen, stop: () => stop(server).then(remove) };
}

async function awaitReady(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let log = '';
  const keep = (part: string) => {
    log += part;
    if (log.includes('Ready to accept connections')) resolve();
  };
  const late = setTimeout(() => reject(new Error(`not ready after ${startMs / 1000} s\n${log}`)), startMs);
  server.stdout?.setEncoding('utf8').on('data', keep);
  server.once('error', reject).once('exit', (code) => reject(new Error(`exit code ${code}\n${log}`)));
  try {
    await promise;
  } finally {
    clearTimeout(late);
    server.stdout?.off('data', keep).resume();
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await ended;
}
