import { expect, test } from 'vitest';
import { findEarlyCalls } from './call-periods.ts';

const options = { periodMs: 4500, purgeWithinMs: 500 };
const at = (...times: number[]) => times.map((time) => ({ path: '/version', at: time }));

test('a call within the period of the one before is early, one after it is not', () => {
  expect(findEarlyCalls(at(0, 4499, 9000), { ...options, writes: [] }).map((call) => call.at)).toEqual([4499]);
  expect(findEarlyCalls(at(0, 4500, 9000), { ...options, writes: [] })).toEqual([]);
});

test('keys have periods of their own', () => {
  expect(findEarlyCalls([{ path: '/a', at: 0 }, { path: '/b', at: 1 }], { ...options, writes: [] })).toEqual([]);
});

test('a write ends the period; one whose purge has come ends no other', () => {
  expect(findEarlyCalls(at(0, 1000), { ...options, writes: [400] })).toEqual([]);
  expect(findEarlyCalls(at(0, 1000, 2000), { ...options, writes: [400] }).map((call) => call.at)).toEqual([2000]);
});

test('a call between a write and its purge does not make the next one early', () => {
  expect(findEarlyCalls(at(0, 1000, 1400), { ...options, writes: [950] })).toEqual([]);
});
