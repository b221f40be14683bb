import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';
import { chooseSteps } from './steps.ts';
import type { Step } from './steps.ts';

const step = (name: string, ...after: string[]): Step => ({ name, argv: [], after, counts: false });

/** Steps that end when the test says so. */
function createHeldSteps() {
  const started: string[] = [];
  const ends = new Map<string, (isWell: boolean) => void>();
  const stops = new Map<string, AbortSignal>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    stops,
    run: (one: Step, stop: AbortSignal) => {
      started.push(one.name);
      stops.set(one.name, stop);
      return new Promise<boolean>((resolve) => ends.set(one.name, resolve));
    },
    settle,
    async end(name: string, isWell = true) {
      ends.get(name)?.(isWell);
      await settle();
    },
  };
}

test('two steps run at a time, and a step waits for those it needs', async () => {
  const held = createHeldSteps();
  const result = runSteps([step('a'), step('b'), step('needs a', 'a'), step('c')], held.run);
  await held.settle();
  expect(held.started).toEqual(['a', 'b']);
  await held.end('b');
  expect(held.started).toEqual(['a', 'b', 'c']);
  await held.end('a');
  expect(held.started).toEqual(['a', 'b', 'c', 'needs a']);
  await held.end('c');
  await held.end('needs a');
  expect(await result).toBe(true);
});

test('after a failure nothing new starts and what runs is told to stop', async () => {
  const held = createHeldSteps();
  const result = runSteps([step('a'), step('b'), step('c')], held.run);
  await held.settle();
  await held.end('a', false);
  expect(held.stops.get('b')?.aborted).toBe(true);
  await held.end('b');
  expect(held.started).toEqual(['a', 'b']);
  expect(await result).toBe(false);
});

test('a cancelled run stops what runs and is no success', async () => {
  const held = createHeldSteps();
  const cancel = new AbortController();
  const result = runSteps([step('a')], held.run, cancel.signal);
  cancel.abort();
  expect(held.stops.get('a')?.aborted).toBe(true);
  await held.end('a');
  expect(await result).toBe(false);
});

test('a step that needs one which does not run is an error and not an endless wait', async () => {
  await expect(runSteps([step('a', 'absent')], () => Promise.resolve(true))).rejects.toThrow('a wait for steps');
});

test('the browser step comes after all others', () => {
  expect(chooseSteps(true, []).at(-1)).toMatchObject({ name: 'browser', after: ['types', 'lint', 'boundaries', 'docs', 'build', 'weight', 'unit', 'http'] });
  expect(chooseSteps(false, []).map((one) => one.name)).not.toContain('browser');
});

test('steps can be chosen by name, and then wait only for each other', () => {
  expect(chooseSteps(true, ['browser', 'build'])).toMatchObject([{ name: 'build' }, { name: 'browser', after: ['build'] }]);
  expect(() => chooseSteps(false, ['nothing'])).toThrow('There is no step "nothing"');
});
