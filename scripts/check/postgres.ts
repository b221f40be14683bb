import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { findFreePort } from '../start/free-port.ts';
import { listOnPath } from './find-program.ts';

export type PostgresServer = { readonly url: string; stop(): Promise<void> };

type Identity = { readonly uid: number; readonly gid: number };

const debianFolder = '/usr/lib/postgresql';
const startMs = 30_000;
const stopMs = 10_000;

/**
 * Starts an empty PostgreSQL server for tests: on loopback, in a temporary folder, gone when stopped. A server that
 * is given by its address is used as it is. Null where the machine has no server programs.
 */
export async function startPostgres(given: string | undefined): Promise<PostgresServer | null> {
  if (given) return { url: given, stop: () => Promise.resolve() };
  const programs = findServerPrograms();
  return programs === null ? null : startPrivateServer(programs);
}

/** The folder of initdb and postgres: the newest of Debian's, else on PATH. */
function findServerPrograms(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debianFolder, version, 'bin')), ...listOnPath('initdb').map((file) => dirname(file))];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

async function startPrivateServer(programs: string): Promise<PostgresServer> {
  const owner = findOwner();
  const folder = await mkdtemp(join(tmpdir(), 'lapszel-postgres-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner) await Promise.all([folder, passwordFile].map((path) => chown(path, owner.uid, owner.gid)));

  const data = join(folder, 'data');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const init = ['-D', data, '-U', 'test', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    execFileSync(join(programs, 'initdb'), init, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    const port = await findFreePort();
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port, fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    await awaitReady(server);
    return { url: `postgres://test:${password}@127.0.0.1:${port}/postgres`, stop: () => stop(server).then(remove) };
  } catch (error) {
    await remove();
    throw new Error(`PostgreSQL (${programs}) did not start for the tests: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** PostgreSQL refuses to run as root: then Debian's account for it, else nobody's. Null for any other user. */
function findOwner(): Identity | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' })));
      return { uid, gid };
    } catch {
      continue; // No such account: the next.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no account "postgres" or "nobody" to run it as.');
}

async function awaitReady(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let log = '';
  const keep = (part: string) => {
    log += part;
    if (log.includes('ready to accept connections')) resolve();
  };
  const late = setTimeout(() => reject(new Error(`not ready after ${startMs / 1000} s\n${log}`)), startMs);
  server.stderr?.setEncoding('utf8').on('data', keep);
  server.once('error', reject).once('exit', (code) => reject(new Error(`exit code ${code}\n${log}`)));
  try {
    await promise;
  } finally {
    clearTimeout(late);
    // The errors that tests provoke on purpose are read away and not kept.
    server.stderr?.off('data', keep).resume();
  }
}

/** SIGINT is PostgreSQL's fast shutdown: it ends the connections that tests left open. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  const insist = setTimeout(() => server.kill('SIGKILL'), stopMs);
  await ended;
  clearTimeout(insist);
}
