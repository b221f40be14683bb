import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOW_MS = Date.parse('2026-11-21T12:00:00.400Z');
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW_MS });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that the edge sent a moment ago by its own clock, on a device whose clock is off by so much. */
async function open({ offMs = 0, stamp = String(NOW_MS - 100), date = 'Sat, 21 Nov 2026 12:00:00 GMT' } = {}) {
  vi.setSystemTime(NOW_MS + offMs);
  const serverTiming = stamp === '' ? [] : [{ name: 'now', description: stamp }];
  vi.stubGlobal('performance', { now: () => 300, getEntriesByType: () => [{ responseStart: 200, serverTiming }] });
  const ask = vi.fn(() => Promise.resolve({ headers: new Headers({ date }) }));
  vi.stubGlobal('fetch', ask);
  const time = await import('./server-time.ts');
  return { ...time, ask };
}

const trueSeconds = NOW_MS / 1000;

test('a device clock that agrees with the edge is left alone, and nothing is asked', async () => {
  const { learnFromPage, nowSeconds, ask } = await open({ offMs: 20_000 });
  expect(learnFromPage()).toBeNull();
  expect(nowSeconds()).toBe(Math.floor(trueSeconds) + 20);
  expect(ask).not.toHaveBeenCalled();
});

test.each([DAY_MS, -DAY_MS, 90_000, -90_000])('a device clock that is off by %i ms is put right at once, and the edge is asked about it', async (offMs) => {
  const { learnFromPage, nowSeconds, ask } = await open({ offMs });
  const settled = learnFromPage();
  expect(nowSeconds() - trueSeconds).toBeGreaterThan(-0.5);
  expect(nowSeconds() - trueSeconds).toBeLessThan(1);
  await settled;
  expect(ask).toHaveBeenCalledOnce();
  expect(nowSeconds() - trueSeconds).toBeLessThan(1.5);
});

test('a page that somebody kept on the way carries an old stamp: the edge’s own time counts in the end', async () => {
  const { learnFromPage, nowSeconds } = await open({ stamp: String(NOW_MS - 3_600_000) });
  await learnFromPage();
  expect(nowSeconds()).toBe(Math.floor(trueSeconds));
});

test('without a stamp, or with a broken one, the device’s clock counts', async () => {
  for (const stamp of ['', 'x', '-1']) {
    const { learnFromPage, nowSeconds } = await open({ stamp });
    expect(learnFromPage()).toBeNull();
    expect(nowSeconds()).toBe(Math.floor(trueSeconds));
  }
});

test('without the network the page’s own stamp is the best there is', async () => {
  const { learnFromPage, nowSeconds, ask } = await open({ offMs: DAY_MS });
  ask.mockRejectedValue(new TypeError('network'));
  await learnFromPage();
  expect(Math.abs(nowSeconds() - trueSeconds)).toBeLessThan(1);
});

test('a Date header never puts the clock behind what it says', async () => {
  const { learnServerTime, nowSeconds } = await open({ offMs: -DAY_MS });
  learnServerTime('Sat, 21 Nov 2026 12:00:00 GMT');
  expect(nowSeconds()).toBeGreaterThanOrEqual(Math.floor(trueSeconds));
  learnServerTime('nonsense');
  learnServerTime(null);
  expect(nowSeconds()).toBeGreaterThanOrEqual(Math.floor(trueSeconds));
});
