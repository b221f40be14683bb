import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EVERYTHING_KEY } from '../../shared/contract/everything-key.ts';
import { READ_EVERY_MS, followPurgeLog, type PurgeFollower } from './follow-purge-log.ts';
import type { PurgeMessage } from './purge-message.ts';

const PER_ANSWER = 3;

let log: { sequence: number; keys: string[]; hard: boolean }[];
/** The oldest purge that the log still has. */
let oldest: number;
let reads: number[];
let isDown: boolean;
let applied: PurgeMessage[];
let told: string[];
let follower: PurgeFollower;

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  oldest = 1;
  reads = [];
  isDown = false;
  applied = [];
  told = [];
});
afterEach(async () => {
  await follower.stop();
  vi.useRealTimers();
});

function append(...keys: string[]): void {
  log.push({ sequence: (log.at(-1)?.sequence ?? 0) + 1, keys, hard: false });
}

async function start(): Promise<void> {
  follower = followPurgeLog({
    read: async (since) => {
      reads.push(since);
      if (isDown) throw new Error('connection refused');
      const end = log.at(-1)?.sequence ?? 0;
      const items = log.filter(({ sequence }) => sequence > since && sequence >= oldest).slice(0, PER_ANSWER);
      return { last: items.length === PER_ANSWER ? (items.at(-1)?.sequence ?? 0) : end, gap: since > end || since < oldest - 1, items };
    },
    apply: (message) => applied.push(message),
    onFailure: () => told.push('failure'),
    onRecovery: (failures) => told.push(`recovery after ${failures}`),
    onGap: (since, last) => told.push(`gap ${since}–${last}`),
  });
  await follower.firstTry;
}

const passMs = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const keysOf = (messages: readonly PurgeMessage[]) => messages.flatMap(({ keys }) => keys);

test('what was kept before the log could be read is taken down, then the log is followed from its end', async () => {
  append('old');
  await start();
  expect(applied).toEqual([{ keys: [EVERYTHING_KEY], hard: true }]);
  append('article:a', 'lists');
  await passMs(READ_EVERY_MS - 1);
  expect(applied).toHaveLength(1);
  await passMs(1);
  expect(applied.slice(1)).toEqual([{ sequence: 2, keys: ['article:a', 'lists'], hard: false }]);
});

test('nothing is applied twice, and a quiet log is read once in a while', async () => {
  await start();
  append('a');
  await passMs(READ_EVERY_MS * 4);
  expect(keysOf(applied.slice(1))).toEqual(['a']);
  expect(reads.slice(-3)).toEqual([1, 1, 1]);
});

test('more than one answer holds is read at once', async () => {
  await start();
  for (let index = 1; index <= 8; index += 1) append(`k${index}`);
  await passMs(READ_EVERY_MS);
  expect(keysOf(applied.slice(1))).toEqual(['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8']);
});

test('purges that the log has forgotten make everything stale, once, and the rest follows', async () => {
  await start();
  for (const key of ['a', 'b', 'c', 'd', 'e']) append(key);
  oldest = 4;
  await passMs(READ_EVERY_MS * 3);
  expect(applied.slice(1)).toEqual([{ keys: [EVERYTHING_KEY], hard: true }, { sequence: 4, keys: ['d'], hard: false }, { sequence: 5, keys: ['e'], hard: false }]);
  expect(told).toEqual(['gap 0–5']);
});

test('a log that began anew makes everything stale, once', async () => {
  for (const key of ['a', 'b', 'c', 'd']) append(key);
  await start();
  log = [];
  append('x');
  await passMs(READ_EVERY_MS);
  append('y');
  await passMs(READ_EVERY_MS * 2);
  expect(applied.slice(1)).toEqual([{ keys: [EVERYTHING_KEY], hard: true }, { sequence: 2, keys: ['y'], hard: false }]);
});

test('a backend that fails is told of once, asked again within two seconds, and nothing is lost', async () => {
  await start();
  isDown = true;
  append('a');
  await passMs(60_000);
  expect(told).toEqual(['failure']);
  append('b');
  isDown = false;
  await passMs(READ_EVERY_MS);
  expect(keysOf(applied.slice(1))).toEqual(['a', 'b']);
  expect(told).toEqual(['failure', expect.stringMatching(/^recovery after \d+$/)]);
});

test('a single failure is made good at once', async () => {
  await start();
  append('a');
  isDown = true;
  await passMs(READ_EVERY_MS);
  isDown = false;
  await passMs(250);
  expect(keysOf(applied.slice(1))).toEqual(['a']);
});

test('a log that cannot be read at the start lets the edge begin, and takes down what it kept once it can', async () => {
  isDown = true;
  await start();
  expect(applied).toEqual([]);
  isDown = false;
  await passMs(250);
  expect(applied).toEqual([{ keys: [EVERYTHING_KEY], hard: true }]);
});

test('who is woken reads at once, and again where the log is just being read', async () => {
  await start();
  append('a');
  follower.wake();
  await passMs(0);
  expect(keysOf(applied.slice(1))).toEqual(['a']);
  const before = reads.length;
  follower.wake();
  follower.wake();
  await passMs(0);
  expect(reads.length - before).toBe(2);
});

test('stopping ends the reading', async () => {
  await start();
  await follower.stop();
  const before = reads.length;
  follower.wake();
  await passMs(60_000);
  expect(reads.length).toBe(before);
});
