import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { toSeconds } from '../run/progress.mjs';
import type { Step } from './steps.ts';
import { addCounts, noCounts, parseCounts } from './test-counts.ts';
import type { TestCounts } from './test-counts.ts';

const stillRunningMs = 20_000;

/**
 * Runs steps as processes of their own: a line for each when it ends, and the whole output of one that fails.
 * Counts are collected from the steps of the test runner.
 */
export function createStepRunner(env: NodeJS.ProcessEnv, countsFolder: string) {
  let counts: TestCounts = noCounts;
  return {
    counts: () => counts,
    async run(step: Step, stop: AbortSignal): Promise<boolean> {
      const startedAt = Date.now();
      const countsFile = join(countsFolder, `${step.name}.json`);
      const still = setInterval(() => console.log(`${label(step)} … ${toSeconds(Date.now() - startedAt)}`), stillRunningMs);
      const { code, output } = await runNode([...step.argv, ...(step.counts ? toCountArguments(countsFile) : [])], env, stop);
      clearInterval(still);
      const own = existsSync(countsFile) ? parseCounts(readFileSync(countsFile, 'utf8')) : noCounts;
      counts = addCounts(counts, own);

      const tests = step.counts ? `, ${own.passed} passed, ${own.failed} failed, ${own.skipped} skipped` : '';
      const result = code === 0 ? 'ok' : stop.aborted ? 'stopped' : 'FAILED';
      console.log(`${label(step)} ${result}, ${toSeconds(Date.now() - startedAt)}${tests}`);
      if (result === 'FAILED') console.log(output.trimEnd());
      return code === 0;
    },
  };
}

function label(step: Step): string {
  return step.name.padEnd(10);
}

function toCountArguments(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

async function runNode(argv: readonly string[], env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, argv, { env, stdio: ['ignore', 'pipe', 'pipe'], signal: stop, killSignal: 'SIGTERM' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  const code = await new Promise<number | null>((resolve, reject) => {
    // An abort is told as an error too; the end that follows it counts.
    child.on('error', (error) => (stop.aborted ? undefined : reject(error)));
    child.once('close', resolve);
  });
  return { code, output };
}
