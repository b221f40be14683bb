import { expect, test } from 'vitest';
import { RELOAD_GUARD_MS } from '../../shared/config/constants.ts';
import { takeReload, type GuardPort } from './reload-guard.ts';

/** A tab: its session storage outlives its reloads. */
function makeTab(nowMs = 1_000_000): GuardPort & { clock: { ms: number } } {
  const kept = new Map<string, string>();
  const clock = { ms: nowMs };
  return { clock, now: () => clock.ms, read: (key) => kept.get(key) ?? null, write: (key, value) => kept.set(key, value) };
}

test('within ten seconds of a reload there is no leave for another, then there is', () => {
  const tab = makeTab();
  expect(takeReload(tab)).toBe(true);
  tab.clock.ms += RELOAD_GUARD_MS - 1;
  expect(takeReload(tab)).toBe(false);
  tab.clock.ms += 1;
  expect(takeReload(tab)).toBe(true);
});

test('two builds that alternate behind a balancer reload a reader who clicks each second six times a minute at most', () => {
  const tab = makeTab();
  let reloads = 0;
  for (let second = 0; second < 60; second += 1) {
    if (takeReload(tab)) reloads += 1;
    tab.clock.ms += 1000;
  }
  expect(reloads).toBe(6);
});

test('a clock that was set back forbids nothing for longer than the guard', () => {
  const tab = makeTab();
  takeReload(tab);
  tab.clock.ms -= 86_400_000;
  expect(takeReload(tab)).toBe(true);
});

test('a browser that keeps no marker gets no leave, since nothing would end the loop', () => {
  expect(takeReload({ now: () => 1, read: () => null, write: () => {} })).toBe(false);
});

test('a marker that is no number gives leave', () => {
  const tab = makeTab();
  tab.write('reload', 'x');
  expect(takeReload(tab)).toBe(true);
});
