import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

const hasGroups = process.platform !== 'win32';
const parentCheckMs = 500;
/** Longer than what the tasks themselves give their own children (10 s). */
const taskGraceMs = 13_000;
const leftoverGraceMs = 2_000;

/**
 * Runs one child after another, each as its own process group, and leaves none of them behind:
 * a signal to this process, or the death of the npm that started it, ends the running child with all that it started.
 */
export function createSupervisor() {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  let graceMs = taskGraceMs;
  /** @type {NodeJS.Signals | null} */
  let stopSignal = null;

  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    // A terminal's Ctrl-C arrives twice: from the terminal and forwarded by npm.
    if (stopSignal) return;
    stopSignal = signal;
    if (!child) return process.exit(toExitCode(signal));
    end(child, signal, graceMs);
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stop(signal));
  whenNpmDies(() => stop('SIGTERM'));
  // Where npm's terminal or pipe is gone, a line that cannot be written must not keep the child from being ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => stop('SIGTERM'));

  return {
    /** The exit code of a run that was told to stop, or null. */
    stoppedBy: () => (stopSignal ? toExitCode(stopSignal) : null),

    /**
     * @param {string} command
     * @param {string[]} args
     * @param {{ cwd: string, env: NodeJS.ProcessEnv, capture?: boolean, grace?: number }} options
     * @returns {Promise<{ code: number, output: string }>}
     */
    async run(command, args, { cwd, env, capture = false, grace = taskGraceMs }) {
      graceMs = grace;
      const output = capture ? 'pipe' : 'inherit';
      const running = spawn(command, args, { cwd, env, stdio: ['ignore', output, output], detached: hasGroups });
      child = running;
      const text = collect(running);
      const code = await exitOf(running);
      if (running.pid) await endLeftovers(running.pid);
      child = null;
      return { code, output: await text };
    },
  };
}

/**
 * npm ends on a signal without telling the script it runs, so the script has to look. Without npm nobody is
 * watched: a program started by hand may outlive the shell that started it.
 * @param {() => void} stop
 */
function whenNpmDies(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const before = describeNpm();
  setInterval(() => describeNpm() !== before && stop(), parentCheckMs).unref();
}

/** The line of processes up to npm; it reads differently once one of them has gone. */
function describeNpm() {
  const parent = readProcess(process.ppid);
  // Some shells stay between npm and the script and outlive npm, others replace themselves by the script.
  const isShell = parent !== null && /^(?:sh|dash|bash|ash|busybox|zsh)$/.test(parent.name);
  return isShell ? `${process.ppid} of ${parent.ppid}` : `${process.ppid}`;
}

/**
 * A process as Linux describes it in /proc; null on other systems.
 * @param {number} pid
 */
function readProcess(pid) {
  try {
    const [, name = '', ppid = ''] = /^\d+ \((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, ppid };
  } catch {
    return null; // No /proc, or the process has just gone: its number alone tells then.
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @param {number} graceMs
 */
function end(child, signal, graceMs) {
  child.kill(signal);
  setTimeout(() => signalGroup(child.pid ?? 0, 'SIGKILL'), graceMs).unref();
}

/**
 * What a child started and did not end itself.
 * @param {number} pid
 */
async function endLeftovers(pid) {
  if (!hasGroups || !signalGroup(pid, 'SIGTERM')) return;
  const deadline = Date.now() + leftoverGraceMs;
  while (Date.now() < deadline) {
    await wait(50);
    if (!signalGroup(pid, 0)) return;
  }
  signalGroup(pid, 'SIGKILL');
}

/**
 * Whether there was anything in the group to signal.
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal
 */
function signalGroup(pid, signal) {
  try {
    return process.kill(hasGroups ? -pid : pid, signal);
  } catch {
    return false; // ESRCH: the group is empty, which is what we want.
  }
}

/**
 * All that a child wrote into our pipes, until the last of its group has closed them.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
function collect(child) {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part));
  return new Promise((resolve) => child.once('close', () => resolve(text)));
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? toExitCode(signal) : (code ?? 1)));
  });
}

/** @param {NodeJS.Signals} signal */
function toExitCode(signal) {
  return 128 + (constants.signals[signal] ?? 15);
}
