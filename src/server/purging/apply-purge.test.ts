import { beforeEach, expect, test } from 'vitest';
import { EVERYTHING_KEY } from '../../shared/contract/everything-key.ts';
import { createPayloadStore } from '../cache/payload-store.ts';
import { createSwrCache, type Produced } from '../cache/swr-cache.ts';
import { toEncoded, type PageEntry } from '../render/page-entry.ts';
import { createApplyPurge, type ApplyPurge, type PurgedCaches } from './apply-purge.ts';

let clock: { ms: number };
let caches: PurgedCaches;
let apply: ApplyPurge;
let touched: number[];

beforeEach(() => {
  clock = { ms: 0 };
  touched = [];
  const options = { maxBytes: 10_000, now: () => clock.ms, onRenewError: () => {} };
  caches = { data: createSwrCache(options), notFoundData: createSwrCache(options), pages: createSwrCache(options), errorPages: createSwrCache(options), payloads: createPayloadStore(10_000, (body) => body.size) };
  apply = createApplyPurge(caches, { now: () => clock.ms, onPurged: (entries) => touched.push(entries) });
});

const body = toEncoded(Buffer.from('x'));
const page: PageEntry = { status: 200, contentType: 'text/html', body, payload: null, payloadHash: null, etag: '"x"', policy: { fresh: 60, staleWhileRevalidate: 0, staleIfError: 60 }, surrogateKeys: [], location: null, robots: null };

function keepPage(key: string, ...keys: string[]): void {
  const produced: Produced<PageEntry> = { value: page, bytes: 1, freshMs: 60_000, staleWhileRevalidateMs: 0, staleIfErrorMs: 60_000, keys };
  caches.pages.keep(key, produced, caches.pages.position());
}

const isFresh = (key: string) => caches.pages.fresh(key) !== undefined;

test('the same purge by a second way costs nothing, whatever was made between', () => {
  keepPage('a', 'article:a');
  expect(apply({ sequence: 7, keys: ['article:a'], hard: false })).toBe(1);
  keepPage('a', 'article:a');
  expect(apply({ sequence: 7, keys: ['article:a'], hard: false })).toBe(0);
  expect(isFresh('a')).toBe(true);
  expect(touched).toEqual([1]);
});

test('an older purge that comes after a newer one is applied', () => {
  keepPage('a', 'article:a');
  apply({ sequence: 9, keys: ['article:b'], hard: false });
  apply({ sequence: 8, keys: ['article:a'], hard: false });
  expect(isFresh('a')).toBe(false);
});

test.each([
  ['names more, since it joins what came before', { sequence: 7, keys: ['article:a', 'article:b'], hard: false }],
  ['is a takedown', { sequence: 7, keys: ['article:a'], hard: true }],
  ['is of everything', { sequence: 7, keys: [EVERYTHING_KEY], hard: false }],
  ['has no number', { keys: ['article:a'], hard: false }],
])('a purge of a known number is applied where it %s', (_, message) => {
  apply({ sequence: 7, keys: ['article:a'], hard: false });
  keepPage('a', 'article:a');
  keepPage('b', 'article:b');
  expect(apply(message)).toBeGreaterThan(0);
  expect(isFresh(message.keys.includes('article:b') ? 'b' : 'a')).toBe(false);
});

test('a number is remembered for moments only: another log gives it again', () => {
  apply({ sequence: 7, keys: ['article:a'], hard: false });
  clock.ms = 10_000;
  keepPage('a', 'article:a');
  apply({ sequence: 7, keys: ['article:a'], hard: false });
  expect(isFresh('a')).toBe(false);
});

test('a purge of everything forgets the numbers with the rest: the log may have begun anew', () => {
  apply({ sequence: 7, keys: ['article:a'], hard: false });
  apply({ sequence: 1, keys: [EVERYTHING_KEY], hard: false });
  keepPage('a', 'article:a');
  apply({ sequence: 7, keys: ['article:a'], hard: false });
  expect(isFresh('a')).toBe(false);
});

test('a takedown takes the payload along, a change leaves it for pages kept elsewhere', () => {
  const keep = () => caches.payloads.keep('hash', { body, keys: ['article:a'] }, caches.payloads.position());
  keep();
  apply({ sequence: 1, keys: ['article:a'], hard: false });
  expect(caches.payloads.get('hash')?.body).toBe(body);
  apply({ sequence: 2, keys: ['article:a'], hard: true });
  expect(caches.payloads.get('hash')).toBeUndefined();
});
