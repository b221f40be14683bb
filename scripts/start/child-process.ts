import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import type { Readable } from 'node:stream';

const graceMs = 10_000;

/** How a process ended; code is null where a signal ended it. */
export type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** A server process of the site that says by a line of its output when it serves. */
export type ServerProcess = {
  readonly name: string;
  /** The address it serves at, from its line "{name} ready {url}"; never comes when it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ending>;
  /** Asks it to stop, insists after 10 seconds, and resolves when it is gone. */
  stop(): Promise<void>;
};

/** Starts a server process with Node; what it prints is passed on, to the terminal where nothing else is said. */
export function startServerProcess(name: string, argv: readonly string[], env: NodeJS.ProcessEnv, write: (text: string) => void = writeToTerminal): ServerProcess {
  const child = spawn(process.execPath, argv, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = toEnding(child);
  return { name, ready: passOnOutput(name, child.stdout, write), ended, stop: () => stop(child, ended) };
}

async function toEnding(child: ChildProcess): Promise<Ending> {
  const [code, signal]: [number | null, NodeJS.Signals | null] = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (...how) => resolve(how));
  });
  return { code, signal };
}

function writeToTerminal(text: string): void {
  process.stdout.write(text);
}

/** Resolves with the address of the ready line, the one line that is not for the reader of the terminal. */
function passOnOutput(name: string, output: Readable, write: (text: string) => void): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let rest = '';
  let isReady = false;
  output.setEncoding('utf8').on('data', (part: string) => {
    if (isReady) return write(part);
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const url = parseReadyLine(name, line);
      if (url === null) write(`${line}\n`);
      else {
        isReady = true;
        resolve(url);
      }
    }
    if (isReady) write(rest);
  });
  return promise;
}

/** The address in a line "{name} ready {url}", or null for any other line. */
export function parseReadyLine(name: string, line: string): string | null {
  const [who, ready, url, ...rest] = line.trim().split(' ');
  return who === name && ready === 'ready' && url !== undefined && rest.length === 0 && URL.canParse(url) ? url : null;
}

async function stop(child: ChildProcess, ended: Promise<Ending>): Promise<void> {
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(insist);
}

/** Resolves at the first signal to stop, or when the process that started this one is gone. */
export async function awaitStopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) resolve();
  }, 500).unref();
  // A terminal or pipe that is gone must not keep us from ending the children.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => resolve());
  await promise;
}
