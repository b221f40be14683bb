import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILD_MANIFEST_POLL_MS } from '../shared/config/constants.ts';
import { watchBuild } from './watch-build.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A site whose build a test sets, an Error for one that does not answer, and a tab that it hides. */
function makeSite(random = 0.5) {
  const site = { build: 'a' as string | Error, asked: 0, hidden: false, seen: (_restored: boolean) => {} };
  const fetchBuildId = () => {
    site.asked += 1;
    return site.build instanceof Error ? Promise.reject(site.build) : Promise.resolve(site.build);
  };
  const watch = watchBuild('a', fetchBuildId, {
    isHidden: () => site.hidden,
    onReturn: (callback) => {
      site.seen = callback;
      return () => {};
    },
    setTimer: (callback, ms) => setTimeout(callback, ms),
    clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    random: () => random,
    now: () => Date.now(),
  });
  return { site, watch, pass: (periods: number) => vi.advanceTimersByTimeAsync(periods * BUILD_MANIFEST_POLL_MS) };
}

test('the page is replaced from the first answer that names another build, and current again when it is taken back', async () => {
  const { site, watch, pass } = makeSite();
  await pass(1);
  expect(watch.isReplaced()).toBe(false);
  site.build = 'b';
  await pass(1);
  expect(watch.isReplaced()).toBe(true);
  site.build = 'a';
  await pass(1);
  expect(watch.isReplaced()).toBe(false);
});

test.each([[0, 0.8], [1, 1.2]])('with the draw %d it asks after %d minutes', async (random, minutes) => {
  const { site, pass } = makeSite(random);
  await pass(minutes - 0.01);
  expect(site.asked).toBe(0);
  await pass(0.01);
  expect(site.asked).toBe(1);
});

test('a manifest that cannot be had is noted, ignored and asked for less often, until it comes', async () => {
  const debug = vi.spyOn(console, 'debug').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { site, watch, pass } = makeSite();
  site.build = new Error('no network');
  await pass(1 + 2 + 4 + 8 + 8);
  expect(site.asked).toBe(5);
  expect(watch.isReplaced()).toBe(false);
  expect(debug).toHaveBeenCalledTimes(5);
  expect(error).not.toHaveBeenCalled();
  site.build = 'b';
  await pass(8);
  expect(watch.isReplaced()).toBe(true);
  await pass(1);
  expect(site.asked).toBe(7);
});

test('a hidden tab does not ask; seen again after a minute it asks at once', async () => {
  const { site, watch, pass } = makeSite();
  site.hidden = true;
  await pass(3.5);
  expect(site.asked).toBe(0);
  site.hidden = false;
  site.build = 'b';
  site.seen(false);
  await pass(0);
  expect(watch.isReplaced()).toBe(true);
  site.seen(false);
  await pass(0);
  expect(site.asked).toBe(1);
});

test('a page that comes back from the browser’s memory asks at once, however short it was away', async () => {
  const { site, watch, pass } = makeSite();
  site.build = 'b';
  site.seen(true);
  await pass(0);
  expect(watch.isReplaced()).toBe(true);
});
