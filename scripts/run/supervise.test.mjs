import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const supervise = fileURLToPath(new URL('supervise.mjs', import.meta.url));

/** A child that starts a grandchild, tells both ids, and on SIGTERM ends with 0 and leaves the grandchild behind. */
const child = `
  const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => {}, 1000);
  console.log(JSON.stringify([process.pid, pid]));
`;

const host = `
  const { createSupervisor } = await import(${JSON.stringify(supervise)});
  const { code } = await createSupervisor().run(process.execPath, ['-e', ${JSON.stringify(child)}], { cwd: '.', env: process.env });
  process.exit(code);
`;

/** As without npm above us: the test runner itself may have been started by it. */
function withoutNpm() {
  const env = { ...process.env };
  delete env.npm_lifecycle_event;
  return env;
}

/** @param {import('node:child_process').ChildProcess} process_ */
async function readPids(process_) {
  const [line] = await once(/** @type {import('node:stream').Readable} */ (process_.stdout), 'data');
  return /** @type {number[]} */ (JSON.parse(String(line)));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {number[]} pids */
async function untilGone(pids) {
  await expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([]);
}

test('a signal ends the child by its own means and what the child left behind by force', async () => {
  const running = spawn(process.execPath, ['--input-type=module', '-e', host], { stdio: ['ignore', 'pipe', 'inherit'], env: withoutNpm() });
  const pids = await readPids(running);
  expect(pids.every(isAlive)).toBe(true);
  running.kill('SIGTERM');
  const [code] = await once(running, 'exit');
  expect(code).toBe(0);
  await untilGone(pids);
}, 20_000);

test.each([
  ['that started the script itself', 'exec "$0" --input-type=module -e "$1"'],
  ['whose shell stands between and outlives it', '"$0" --input-type=module -e "$1"; exit $?'],
])('the death of an npm %s ends the child too, although nobody sends a signal', async (_, script) => {
  // Stands for npm: starts the supervisor by a shell and is killed outright.
  const npm = `
    const args = ${JSON.stringify(['-c', script, process.execPath, host])};
    require('node:child_process').spawn('sh', args, { stdio: ['ignore', 1, 2], env: { ...process.env, npm_lifecycle_event: 'start' } });
    setInterval(() => {}, 1000);
  `;
  const running = spawn(process.execPath, ['-e', npm], { stdio: ['ignore', 'pipe', 'inherit'], env: withoutNpm() });
  const pids = await readPids(running);
  expect(pids.every(isAlive)).toBe(true);
  running.kill('SIGKILL');
  await untilGone(pids);
}, 20_000);
