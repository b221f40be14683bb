// `npm run check`: types, lint, boundaries, build, weight, unit and HTTP tests. `npm test` adds the browser tests.
// Names of steps as arguments run only those.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createStepRunner } from './check/run-step-process.ts';
import { runSteps } from './check/run-steps.ts';
import { chooseSteps } from './check/steps.ts';
import { toSeconds } from './run/progress.mjs';
import { awaitStopSignal } from './start/child-process.ts';
import { setUpTests } from './test-setup.ts';

async function check(args: readonly string[]): Promise<boolean> {
  const startedAt = Date.now();
  const withBrowser = args.includes('--with-browser');
  const chosen = chooseSteps(withBrowser, args.filter((arg) => !arg.startsWith('--')));
  const cancel = new AbortController();
  void awaitStopSignal().then(() => cancel.abort());
  const setup = await setUpTests({ withBrowser, isStrict: process.env.CI === 'true' });
  const folder = await mkdtemp(join(tmpdir(), 'lapszel-check-'));
  try {
    const steps = setup.env.CHROMIUM_PATH ? chosen : chosen.filter((step) => step.name !== 'browser');
    const runner = createStepRunner({ ...process.env, ...setup.env }, folder);
    const isWell = await runSteps(steps, (step, stop) => runner.run(step, stop), cancel.signal);
    const { passed, failed, skipped } = runner.counts();
    for (const note of setup.notes) console.log(note);
    const outcome = isWell ? 'All is well' : cancel.signal.aborted ? 'Cancelled' : 'Stopped at the first failure';
    console.log(`${outcome} after ${toSeconds(Date.now() - startedAt)}`);
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    return isWell;
  } finally {
    await setup.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  process.exit((await check(process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
