import { expect, test } from 'vitest';
import { REMEMBERED_EPISODES } from '../../shared/config/podcast.ts';
import { createPositionMemory } from './position-memory.ts';

function open(stored: Record<string, string> = {}) {
  return { stored, memory: createPositionMemory({ read: (key) => stored[key] ?? null, write: (key, value) => void (stored[key] = value) }) };
}

test('an episode goes on where it was left, and one that was heard to its end begins anew', () => {
  const { memory } = open();
  memory.rememberPosition('a', 12.34);
  memory.rememberPosition('b', 5);
  expect([memory.recallPosition('a'), memory.recallPosition('b'), memory.recallPosition('c')]).toEqual([12.3, 5, 0]);
  memory.rememberPosition('a', 0);
  expect(memory.recallPosition('a')).toBe(0);
});

test('only the episodes that were played last are kept', () => {
  const { memory } = open();
  for (let index = 0; index <= REMEMBERED_EPISODES; index += 1) memory.rememberPosition(`adas-${index}`, 9);
  expect(memory.recallPosition('adas-0')).toBe(0);
  expect(memory.recallPosition('adas-1')).toBe(9);
});

test.each(['{', 'null', '{}', '[1,["a"],["a","x"],["a",-1]]'])('what lies there as %s is nothing', (text) => {
  expect(open({ podcastPositions: text }).memory.recallPosition('a')).toBe(0);
});

test('the speed is one that the player offers', () => {
  expect(open({ podcastRate: '1.5' }).memory.recallRate()).toBe(1.5);
  expect(open({ podcastRate: '9' }).memory.recallRate()).toBe(1);
  expect(open().memory.recallRate()).toBe(1);
});
