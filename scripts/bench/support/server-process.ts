import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseReadyLine } from '../../start/child-process.ts';
import { toPinnedCommand } from './cores.ts';

/** A server that is measured or that a measured one needs. */
export type BenchServer = {
  readonly url: string;
  readonly pid: number;
  /** The file with its output. */
  readonly log: string;
  /** Sends a message over the channel to the process and waits for its answer. */
  readonly tell: (message: object) => Promise<void>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

type ServerOptions = {
  readonly name: string;
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly core: number;
  /** Where the file with its output goes: a file, as in production, and not a pipe that somebody has to read. */
  readonly folder: string;
  readonly readyWithinMs?: number;
};

const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 50;
let started = 0;

/** Starts a server with Node on a core of its own and waits for its line "{name} ready {url}". */
export async function startServer({ name, argv, env, core, folder, readyWithinMs = READY_WITHIN_MS }: ServerOptions): Promise<BenchServer> {
  const log = join(folder, `${name}-${(started += 1)}.log`);
  const output = openSync(log, 'a');
  const [command, ...args] = toPinnedCommand(core, [process.execPath, ...argv]);
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', output, 'inherit', 'ipc'] });
  closeSync(output);
  const url = await awaitReady(name, child, log, readyWithinMs);
  return { url, pid: child.pid ?? 0, log, tell: (message) => tell(child, message), stop: (signal) => stop(child, signal) };
}

async function awaitReady(name: string, child: ChildProcess, log: string, withinMs: number): Promise<string> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const url = readFileSync(log, 'utf8').split('\n').map((line) => parseReadyLine(name, line)).find((found) => found !== null);
    if (url != null) return url;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The ${name} ended before it was ready:\n${readFileSync(log, 'utf8').slice(-2000)}`);
    await wait(LOOK_EVERY_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`The ${name} was not ready within ${withinMs / 1000} s.`);
}

function tell(child: ChildProcess, message: object): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.send(message, (error) => (error === null ? undefined : reject(error)));
  });
}

function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), 12_000);
    child.once('exit', () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill(signal);
  });
}
