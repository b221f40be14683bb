import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { listOnPath } from '../../check/find-program.ts';
import { OTHER_CORE, readCpuSeconds, toPinnedCommand } from './cores.ts';

const run = promisify(execFile);

const wrk = listOnPath('wrk').find((path) => existsSync(path)) ?? null;

/** What makes the load. */
export const loadTool = wrk === null ? 'undici' : 'wrk';

/** What is to be asked of a server, over and over. */
export type Load = {
  readonly url: string;
  readonly pid: number;
  /** Asked in turns. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  readonly folder: string;
};

/**
 * The requests that a server answers with one second of a core: what it would do alone on that core under full load,
 * whatever else the machine is busy with. Where the system tells no processor time, requests a second of the clock.
 * @throws when an answer was an error
 */
export async function measureRate(load: Load): Promise<number> {
  const before = readCpuSeconds(load.pid);
  const { requests, seconds, errors } = wrk === null ? await runUndici(load) : await runWrk(wrk, load);
  const after = readCpuSeconds(load.pid);
  if (errors > 0 || requests === 0) throw new Error(`${errors} of ${requests} answers of ${load.url} were errors.`);
  return requests / (before === null || after === null ? seconds : after - before);
}

type Outcome = { readonly requests: number; readonly seconds: number; readonly errors: number };

async function runWrk(program: string, load: Load): Promise<Outcome> {
  const script = join(load.folder, 'paths.lua');
  writeFileSync(script, toLua(load.paths));
  const headers = Object.entries(load.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const cycle = load.paths.length > 1 ? ['-s', script] : [];
  const [command, ...args] = toPinnedCommand(OTHER_CORE, [program, '-t1', `-c${load.connections}`, `-d${load.seconds}s`, ...headers, ...cycle, load.url + (load.paths[0] ?? '/')]);
  const { stdout } = await run(command, args);
  return parseWrk(stdout);
}

/** Requests are made before the load begins, so that making them costs none of it. */
function toLua(paths: readonly string[]): string {
  return `local paths = {${paths.map((path) => JSON.stringify(path)).join(', ')}}
local requests, at = {}, 0
init = function() for i, path in ipairs(paths) do requests[i] = wrk.format(nil, path) end end
request = function()
  at = at % #requests + 1
  return requests[at]
end
`;
}

/** Reads wrk's report. */
export function parseWrk(report: string): Outcome {
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(report) ?? [];
  const bad = Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0);
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report)?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0;
  if (requests === undefined || seconds === undefined) throw new Error(`wrk reported something else than expected:\n${report}`);
  return { requests: Number(requests), seconds: Number(seconds), errors: bad + sockets };
}

async function runUndici({ url, paths, headers, connections, seconds }: Load): Promise<Outcome> {
  const [command, ...args] = toPinnedCommand(OTHER_CORE, [process.execPath, new URL('undici-load.ts', import.meta.url).pathname, JSON.stringify({ url, paths, headers, connections, seconds })]);
  const { stdout } = await run(command, args);
  return parseOutcome(JSON.parse(stdout));
}

function parseOutcome(value: unknown): Outcome {
  if (typeof value === 'object' && value !== null && 'requests' in value && 'seconds' in value && 'errors' in value) {
    return { requests: Number(value.requests), seconds: Number(value.seconds), errors: Number(value.errors) };
  }
  throw new Error(`The load generator reported something else than expected: ${JSON.stringify(value)}`);
}
