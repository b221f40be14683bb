import { expect, test, vi } from 'vitest';
import type { PollerSurroundings } from '../../ui/hooks/create-poller.ts';
import { createLiveRace } from './create-live-race.ts';
import type { RaceState, RaceStatus } from './formula1-data.ts';

const row = (name: string, position: number) => ({ position, driver: { id: position, name, image: null }, team: null, time: null, grid: null, laps: null, points: null });
const race = (status: RaceStatus, current: number, leader = 'Anna'): RaceState => ({ status, laps: { current, total: 58 }, rows: [row(leader, 1)] });

/** A tab whose clock the test turns. */
function openTab() {
  let nowMs = 0;
  let next = 0;
  const timers = new Map<unknown, { readonly at: number; readonly callback: () => void }>();
  const around: PollerSurroundings = {
    isHidden: () => false,
    onReturn: () => () => {},
    setTimer: (callback, ms) => {
      timers.set((next += 1), { at: nowMs + ms, callback });
      return next;
    },
    clearTimer: (timer) => void timers.delete(timer),
    now: () => nowMs,
    random: () => 0.5,
  };
  async function pass(ms: number): Promise<void> {
    const end = nowMs + ms;
    for (;;) {
      const due = [...timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (due === undefined) break;
      nowMs = due[1].at;
      timers.delete(due[0]);
      due[1].callback();
      // The answer and what is planned after it take a few turns of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
    }
    nowMs = end;
  }
  return { around, pass, timers };
}

function open(first: RaceState) {
  const tab = openTab();
  const ask = vi.fn<() => Promise<RaceState | null>>(() => Promise.resolve(race('live', 13)));
  const store = createLiveRace(first, ask, tab.around);
  return { ...tab, ask, store };
}

// @spec §4 F1 race §9
test('a live race is asked for every 15 s, from 200 ms on', async () => {
  const { store, ask, pass } = open(race('live', 12));
  store.subscribe(() => {});
  await pass(15_199);
  expect(ask).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(store.get().laps).toEqual({ current: 13, total: 58 });
  await pass(30_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each(['completed', 'upcoming', 'cancelled'] as const)('a race that is %s is not asked for', async (status) => {
  const { store, ask, pass, timers } = open(race(status, 0));
  store.subscribe(() => {});
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(0);
  expect(timers.size).toBe(0);
});

test('it stops when the race is completed, and says so', async () => {
  const { store, ask, pass, timers } = open(race('live', 57));
  const told = vi.fn();
  store.subscribe(told);
  ask.mockResolvedValue(race('completed', 58, 'Bence'));
  await pass(15_200);
  expect(store.get()).toMatchObject({ status: 'completed', announcement: 'A futam véget ért. Győztes: Bence.' });
  await pass(120_000);
  expect([ask.mock.calls.length, told.mock.calls.length, timers.size]).toEqual([1, 1, 0]);
});

test('what cannot be had changes nothing, and is asked for again', async () => {
  const { store, ask, pass } = open(race('live', 12));
  const told = vi.fn();
  store.subscribe(told);
  ask.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('down'));
  await pass(30_200);
  expect([ask.mock.calls.length, told.mock.calls.length, store.get().laps?.current]).toEqual([2, 0, 12]);
  await pass(30_000);
  expect([told.mock.calls.length, store.get().laps?.current]).toEqual([1, 13]);
});

test('it stops with its last listener, before its start too, and goes on with the next one', async () => {
  const { store, ask, pass, timers } = open(race('live', 12));
  store.subscribe(() => {})();
  expect(timers.size).toBe(0);
  const leave = store.subscribe(() => {});
  await pass(15_200);
  leave();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  store.subscribe(() => {});
  await pass(15_200);
  expect(ask.mock.calls.length).toBeGreaterThan(1);
});
