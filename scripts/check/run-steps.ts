import type { Step } from './steps.ts';

/** Runs one step. Answers whether it ended well; stops early when told to. */
export type RunStep = (step: Step, stop: AbortSignal) => Promise<boolean>;

/** The machines of continuous integration have two cores. */
const width = 2;

/**
 * Runs steps two at a time in their order of need, and none after one has failed or the whole was cancelled.
 * Answers whether all ended well.
 */
export async function runSteps(steps: readonly Step[], run: RunStep, cancelled: AbortSignal = new AbortController().signal): Promise<boolean> {
  const waiting = [...steps];
  const done = new Set<string>();
  const running = new Set<Promise<void>>();
  const failed = new AbortController();
  const stop = AbortSignal.any([failed.signal, cancelled]);

  async function runOne(step: Step): Promise<void> {
    if (await run(step, stop)) done.add(step.name);
    else failed.abort();
  }

  while (!stop.aborted && (waiting.length > 0 || running.size > 0)) {
    const next = running.size < width ? waiting.findIndex((step) => step.after.every((name) => done.has(name))) : -1;
    if (next >= 0) {
      for (const step of waiting.splice(next, 1)) {
        const work: Promise<void> = runOne(step).finally(() => running.delete(work));
        running.add(work);
      }
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`The steps ${waiting.map((step) => step.name).join(', ')} wait for steps that do not run.`);
  }
  await Promise.all(running);
  return !stop.aborted;
}
