import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDesk } from './desk-loop.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function start({ random = 0.5 } = {}) {
  const workedAt: number[] = [];
  const told: unknown[] = [];
  const backend = { works: true };
  const work = async () => {
    workedAt.push(Date.now() / 1000);
    if (!backend.works) throw new Error('away');
  };
  const desk = startDesk({ work, everyMs: 20_000, random: () => random, tell: (error) => told.push(error) });
  return { desk, workedAt, told, backend, pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000) };
}

test('a desk works at its pace, first after a pause', async () => {
  const { workedAt, pass } = start();
  await pass(60);
  expect(workedAt).toEqual([20, 40, 60]);
});

test.each([[0, 14], [1, 26]])('with the random number %d its pause is %d s', async (random, seconds) => {
  const { workedAt, pass } = start({ random });
  await pass(27);
  expect(workedAt[0]).toBe(seconds);
});

test('it survives a backend that is away, waits longer each time, and tells once', async () => {
  const { workedAt, told, backend, pass } = start();
  backend.works = false;
  await pass(20 + 40 + 80 + 160 + 160 + 160 + 160);
  expect(workedAt).toEqual([20, 60, 140, 300, 460, 620, 780]);
  expect(told).toHaveLength(1);
  backend.works = true;
  await pass(160 + 20);
  expect(workedAt.slice(-2)).toEqual([940, 960]);
});

test('a backend that restarts is nothing to tell', async () => {
  const { told, backend, pass } = start();
  backend.works = false;
  await pass(100);
  backend.works = true;
  await pass(600);
  expect(told).toEqual([]);
});

test('a stopped desk works no more, and lets its last work end', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn(() => promise);
  const desk = startDesk({ work, everyMs: 20_000, random: () => 0.5, tell: () => {} });
  await vi.advanceTimersByTimeAsync(20_000);
  let isStopped = false;
  const stopped = desk.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isStopped).toBe(false);
  resolve();
  await stopped;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});
