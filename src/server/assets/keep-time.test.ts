import { expect, test } from 'vitest';
import { policies } from '../cache/policies.ts';
import { toCacheHeaders } from '../respond/entry-headers.ts';
import { ASSETS_KEEP_DAYS, OPEN_TAB_DAYS, oldestPageSeconds } from './keep-time.ts';

const DAY_SECONDS = 86_400;

test('the files of a build stay longer than any of its pages can be shown', () => {
  expect(ASSETS_KEEP_DAYS * DAY_SECONDS).toBeGreaterThan(oldestPageSeconds());
});

test('the oldest page was kept by an edge, then as long again by a CDN, and then by an open tab', () => {
  const row = { fresh: 100, staleWhileRevalidate: 20, staleIfError: 1000 };
  expect(oldestPageSeconds({ row, none: policies.none })).toBe(2 * (110 + 20 + 1000) + OPEN_TAB_DAYS * DAY_SECONDS);
});

// What `oldestPageSeconds` takes for granted of the headers: a lifetime that they add has to be added there.
test.each(Object.entries(policies).filter(([name]) => name !== 'none'))('of the policy %s only a CDN keeps pages, and no longer than an edge does', (_, policy) => {
  const headers = toCacheHeaders(policy, []);
  const valueOf = (name: string) => headers[headers.indexOf(name) + 1] ?? '';
  expect(valueOf('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  const seconds = [...valueOf('CDN-Cache-Control').matchAll(/=(\d+)/g)].reduce((sum, [, value]) => sum + Number(value), 0);
  expect(seconds).toBe(policy.fresh + policy.staleWhileRevalidate + policy.staleIfError);
});
