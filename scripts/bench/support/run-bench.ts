import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { toClaimTable, type Claim } from './claims.ts';

/** What a measurement gets. */
export type Bench = {
  /** Fewer and shorter rounds: to see that it works, not what it is worth. */
  readonly isQuick: boolean;
  /** A folder of its own, gone at the end. */
  readonly folder: string;
  /** Names what is to be stopped at the end, the last one first. */
  readonly onEnd: (stop: () => Promise<void> | void) => void;
  /** A line of news while it takes long. */
  readonly say: (line: string) => void;
};

/** Runs a measurement and prints its table. Ends this process: 0 when every figure was reached, 1 when one was not or it failed. */
export async function runBench(measure: (bench: Bench) => Promise<readonly Claim[]>): Promise<never> {
  const stops: (() => Promise<void> | void)[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'lapszel-bench-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const isQuick = process.argv.includes('--quick');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stopAll(stops).then(() => process.exit(130)));
  try {
    const claims = await measure({ isQuick, folder, onEnd: (stop) => stops.push(stop), say: (line) => console.error(`  ${line}`) });
    await stopAll(stops);
    if (isQuick) console.log('Quick run: the figures are rough.');
    console.log(toClaimTable(claims));
    process.exit(claims.some((claim) => claim.reached === false) ? 1 : 0);
  } catch (error) {
    console.error(error);
    await stopAll(stops);
    process.exit(1);
  }
}

async function stopAll(stops: (() => Promise<void> | void)[]): Promise<void> {
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop();
}
