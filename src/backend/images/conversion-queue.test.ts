import { expect, test } from 'vitest';
import { createConversionQueue } from './conversion-queue.ts';

function createTask() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let started = false;
  const run = () => {
    started = true;
    return promise;
  };
  return { run, isStarted: () => started, resolve, reject };
}

test('no more than the given number run at a time, the others in their order', async () => {
  const queue = createConversionQueue({ atOnce: 2, waiting: 10 });
  const tasks = [createTask(), createTask(), createTask(), createTask()] as const;
  const results = tasks.map((task) => queue(task.run));
  expect(tasks.map((task) => task.isStarted())).toEqual([true, true, false, false]);
  tasks[1].resolve('b');
  await results[1];
  await Promise.resolve();
  expect(tasks.map((task) => task.isStarted())).toEqual([true, true, true, false]);
  tasks[0].resolve('a');
  tasks[2].resolve('c');
  tasks[3].resolve('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('a task that fails makes room as well', async () => {
  const queue = createConversionQueue({ atOnce: 1, waiting: 1 });
  const [first, second] = [createTask(), createTask()];
  const results = [queue(first.run), queue(second.run)];
  first.reject(new Error('broken'));
  second.resolve('b');
  await expect(results[0]).rejects.toThrow('broken');
  expect(await results[1]).toBe('b');
});

test('beyond the waiting room a task is refused at once', async () => {
  const queue = createConversionQueue({ atOnce: 1, waiting: 1 });
  const [first, second, third] = [createTask(), createTask(), createTask()];
  const results = [queue(first.run), queue(second.run)];
  await expect(queue(third.run)).rejects.toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
  expect(third.isStarted()).toBe(false);
  first.resolve('a');
  second.resolve('b');
  expect(await Promise.all(results)).toEqual(['a', 'b']);
});
