import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EVERYTHING_KEY } from '../../shared/contract/everything-key.ts';
import { createBackendLogger } from '../logger.ts';
import type { Purge } from '../store/purge-store.ts';
import type { Cursors } from './cursor-file.ts';
import { startPurgeSender, toMessages } from './purge-sender.ts';
import type { PurgeMessage, PurgeSender } from './purge-sender.ts';

const EDGE = 'http://edge.example';
const logger = createBackendLogger('silent');

let log: Purge[];
/** The oldest purge that the log still has. */
let oldest: number;
let sent: { edge: string; message: PurgeMessage }[];
let failing: Set<string>;
let cursors: Cursors & { readonly known: Map<string, number> };
let sender: PurgeSender;

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  oldest = 1;
  sent = [];
  failing = new Set();
  const known = new Map<string, number>();
  cursors = { known, load: async (edge) => known.get(edge) ?? null, save: async (edge, sequence) => void known.set(edge, sequence) };
});
afterEach(async () => {
  await sender.stop();
  vi.useRealTimers();
});

function append(...keys: string[]): void {
  log.push({ sequence: log.length + 1, keys, hard: false });
}

async function start(...edges: string[]): Promise<void> {
  sender = startPurgeSender({
    edges,
    cursors,
    logger,
    loadPurgesSince: async (sequence) => ({
      last: Math.max(0, log.length - (sequence < log.length ? 1 : 0)),
      gap: sequence > log.length || sequence < oldest - 1,
      items: log.filter((purge) => purge.sequence > sequence && purge.sequence >= oldest),
    }),
    send: async (edge, message) => {
      if (failing.has(edge)) throw new Error('connection refused');
      sent.push({ edge, message });
    },
  });
  await settle();
}

/** Lets everything happen that waits for no timer. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('an edge of which nothing is remembered is to renew everything, then hears what comes', async () => {
  append('old');
  await start(EDGE);
  expect(sent).toEqual([{ edge: EDGE, message: { sequence: 1, keys: [EVERYTHING_KEY], hard: false } }]);
  append('article:a', 'lists');
  sender.wake();
  await settle();
  expect(sent.slice(1)).toEqual([{ edge: EDGE, message: { sequence: 2, keys: ['article:a', 'lists'], hard: false } }]);
  expect(cursors.known.get(EDGE)).toBe(2);
});

test('a cursor that is lost does not go unnoticed, even where the edge is away at first', async () => {
  append('missed');
  failing.add(EDGE);
  await start(EDGE);
  expect(cursors.known.has(EDGE)).toBe(false);
  failing.clear();
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.map(({ message }) => message.keys)).toEqual([[EVERYTHING_KEY]]);
});

test('an empty log leaves nothing to renew', async () => {
  await start(EDGE);
  expect(sent).toEqual([]);
  expect(cursors.known.get(EDGE)).toBe(0);
});

test('what was left unsent by the last run is sent at the start', async () => {
  cursors.known.set(EDGE, 1);
  append('a');
  append('b');
  await start(EDGE);
  expect(sent.map(({ message }) => message.keys)).toEqual([['b']]);
});

test('an edge that missed purges which the log has forgotten is told to renew everything, then the rest', async () => {
  cursors.known.set(EDGE, 1);
  for (const key of ['a', 'b', 'c', 'd']) append(key);
  oldest = 4;
  await start(EDGE);
  expect(sent.map(({ message }) => message)).toEqual([{ sequence: 3, keys: [EVERYTHING_KEY], hard: false }, { sequence: 4, keys: ['d'], hard: false }]);
  expect(cursors.known.get(EDGE)).toBe(4);
});

test('an edge that knows of more than the log has is told to renew everything, once', async () => {
  cursors.known.set(EDGE, 900);
  append('a');
  await start(EDGE);
  expect(sent.map(({ message }) => message)).toEqual([{ sequence: 1, keys: [EVERYTHING_KEY], hard: false }]);
  append('b');
  sender.wake();
  await settle();
  expect(sent.slice(1).map(({ message }) => message.keys)).toEqual([['b']]);
});

test('what an edge did not hear of a gap is told again, and only that', async () => {
  cursors.known.set(EDGE, 900);
  failing.add(EDGE);
  await start(EDGE);
  expect(cursors.known.get(EDGE)).toBe(900);
  failing.clear();
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.map(({ message }) => message.keys)).toEqual([[EVERYTHING_KEY]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test('nothing is sent twice, even where the log grows between its end and its items', async () => {
  await start(EDGE);
  append('a');
  sender.wake();
  sender.wake();
  await settle();
  append('b');
  sender.wake();
  await settle();
  expect(sent.map(({ message }) => message.keys)).toEqual([['a'], ['b']]);
});

test('an edge that fails is tried again, later each time, and loses nothing', async () => {
  await start(EDGE);
  failing.add(EDGE);
  append('a');
  sender.wake();
  await settle();
  append('b');
  sender.wake();
  await vi.advanceTimersByTimeAsync(499);
  failing.clear();
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.flatMap(({ message }) => message.keys)).toEqual(['a', 'b']);
});

test('the waits between tries double up to a minute', async () => {
  await start(EDGE);
  failing.add(EDGE);
  append('a');
  sender.wake();
  await vi.advanceTimersByTimeAsync(500 + 1000 + 2000 + 4000 + 8000 + 16_000 + 32_000 + 59_999);
  failing.clear();
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(1);
});

test('a dead edge delays no other', async () => {
  const other = 'http://other.example';
  await start(EDGE, other);
  failing.add(EDGE);
  append('a');
  sender.wake();
  await settle();
  expect(sent.map(({ edge }) => edge)).toEqual([other]);
});

test('stopping ends the tries', async () => {
  await start(EDGE);
  failing.add(EDGE);
  append('a');
  sender.wake();
  await settle();
  await sender.stop();
  failing.clear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toEqual([]);
});

test('neighbours of the same kind travel in one message, takedowns apart, large ones in parts', () => {
  const many = Array.from({ length: 999 }, (_, index) => `k${index}`);
  expect(toMessages([
    { sequence: 1, keys: ['a', 'b'], hard: false },
    { sequence: 2, keys: ['b', 'c'], hard: false },
    { sequence: 3, keys: ['d'], hard: true },
    { sequence: 4, keys: many, hard: false },
    { sequence: 5, keys: ['x', 'y'], hard: false },
  ])).toEqual([
    { sequence: 2, keys: ['a', 'b', 'c'], hard: false },
    { sequence: 3, keys: ['d'], hard: true },
    { sequence: 4, keys: many, hard: false },
    { sequence: 5, keys: ['x', 'y'], hard: false },
  ]);
});
