import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatTask } from './repeated-task.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a task runs at once and again a while after its end, errors or not, until it is stopped', async () => {
  const onError = vi.fn();
  const run = vi.fn(async () => {
    if (run.mock.calls.length === 1) throw new Error('no database');
  });
  const task = repeatTask({ run, everyMs: 1000, onError });
  await vi.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledTimes(3);
  await task.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('stopping waits for the run under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = repeatTask({ run: () => promise, everyMs: 1000, onError: () => {} });
  let isStopped = false;
  const stopping = task.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isStopped).toBe(false);
  resolve();
  await stopping;
  expect(isStopped).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
