import { expect, test, vi } from 'vitest';
import { createPoller, type PollerSurroundings } from './create-poller.ts';

const EVERY_MS = 15_000;

/** A poller in a tab whose clock the test turns; `random` of a half means no jitter. */
function open({ random = 0.5, restartAfterMs = EVERY_MS } = {}) {
  let nowMs = 1_000_000;
  let timer: { callback: () => void; at: number } | null = null;
  let returned: (restored: boolean) => void = () => {};
  const tab = { hidden: false };
  const around: PollerSurroundings = {
    isHidden: () => tab.hidden,
    onReturn: (callback) => {
      returned = callback;
      return () => void (returned = () => {});
    },
    setTimer: (callback, ms) => (timer = { callback, at: nowMs + ms }),
    clearTimer: () => void (timer = null),
    now: () => nowMs,
    random: () => random,
  };
  const task = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const poller = createPoller({ task, everyMs: EVERY_MS, restartAfterMs }, around);
  /** Lets time pass up to the next question and that be answered. */
  async function pass(ms: number): Promise<void> {
    const end = nowMs + ms;
    while (timer !== null && timer.at <= end) {
      const due = timer;
      timer = null;
      nowMs = due.at;
      due.callback();
      await vi.waitFor(() => expect(timer).not.toBeNull());
    }
    nowMs = end;
  }
  return { poller, task, tab, pass, wait: () => (timer === null ? null : timer.at - nowMs), returns: (restored = false) => returned(restored) };
}

test('it asks every 15 seconds', async () => {
  const { poller, task, pass } = open();
  poller.start();
  await pass(14_999);
  expect(task).toHaveBeenCalledTimes(0);
  await pass(45_001);
  expect(task).toHaveBeenCalledTimes(4);
});

test.each([[0, 12_000], [0.5, 15_000], [1, 18_000]])('a draw of %f makes it %i ms', (random, ms) => {
  const { poller, wait } = open({ random });
  poller.start();
  expect(wait()).toBe(ms);
});

test('failures are silent and double the wait, eight times at most; a success ends that', async () => {
  const { poller, task, pass, wait } = open();
  task.mockRejectedValue(new Error('down'));
  poller.start();
  const waits: (number | null)[] = [];
  for (let count = 0; count < 5; count += 1) {
    await pass(wait() ?? 0);
    waits.push(wait());
  }
  expect(waits).toEqual([30_000, 60_000, 120_000, 120_000, 120_000]);
  task.mockResolvedValue(undefined);
  await pass(120_000);
  expect(wait()).toBe(15_000);
});

test('a hidden tab does not ask, and one that returns asks at once if it is due', async () => {
  const { poller, task, tab, pass, returns } = open();
  poller.start();
  tab.hidden = true;
  await pass(60_000);
  expect(task).toHaveBeenCalledTimes(0);
  tab.hidden = false;
  returns();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a tab that returns soon waits for its turn', async () => {
  const { poller, task, pass, returns } = open({ restartAfterMs: 30_000 });
  poller.start();
  await pass(14_000);
  returns();
  expect(task).toHaveBeenCalledTimes(0);
});

test('a page that comes back from the browser’s memory asks at once', () => {
  const { poller, task, returns } = open();
  poller.start();
  returns(true);
  expect(task).toHaveBeenCalledTimes(1);
});

test('one question at a time', async () => {
  const { poller, task, returns } = open();
  task.mockReturnValue(new Promise(() => {}));
  poller.start();
  returns(true);
  returns(true);
  expect(task).toHaveBeenCalledTimes(1);
});

test('at rest it asks nothing; going on it asks at once if it is due', async () => {
  const { poller, task, pass, returns, wait } = open();
  poller.start();
  poller.stop();
  returns(true);
  await pass(60_000);
  expect([task.mock.calls.length, wait()]).toEqual([0, null]);
  poller.start();
  expect(task).toHaveBeenCalledTimes(1);
});

test('what is answered at rest plans nothing', async () => {
  const { poller, task, returns, wait } = open();
  let answer: () => void = () => {};
  task.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  poller.start();
  returns(true);
  poller.stop();
  answer();
  await Promise.resolve();
  await Promise.resolve();
  expect(wait()).toBeNull();
});
