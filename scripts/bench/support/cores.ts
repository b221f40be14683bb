import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { findRunning, listOnPath } from '../../check/find-program.ts';

/** What is measured runs on the first core, what measures it and what it calls on the second. */
export const MEASURED_CORE = 0;
export const OTHER_CORE = 1;

const taskset = process.platform === 'linux' && availableParallelism() > 1 ? findRunning(listOnPath('taskset'), '--version') : null;

/** A command that runs on one core, where the machine can hold it there. */
export function toPinnedCommand(core: number, command: readonly [string, ...string[]]): readonly [string, ...string[]] {
  return taskset === null ? command : [taskset, '-c', String(core), ...command];
}

/** Moves this process with its threads to the other core, for measurements that ask by themselves. */
export function leaveMeasuredCore(): void {
  if (taskset !== null) execFileSync(taskset, ['-a', '-p', '-c', String(OTHER_CORE), String(process.pid)], { stdio: 'ignore' });
}

/** Whether processes are held on their cores. */
export const isPinning = taskset !== null;

const CLOCK_TICKS_PER_SECOND = 100;

/** The seconds of a core that a process has used, all its threads together; null where the system does not tell. */
export function readCpuSeconds(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field, the program's name, stands in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
}
