import { expect, test } from 'vitest';
import { liveBadge } from './live-badge.ts';

const badgeAfter = (seconds: number) => liveBadge({ live: true, updatedAt: 1_000_000, now: 1_000_000 + seconds });
const bare = { label: 'ÉLŐ', update: null };

test('an article that is not live has no badge', () => {
  expect(liveBadge({ live: false, updatedAt: 0, now: 0 })).toBeNull();
});

test('the first minute after an update reads "most"', () => {
  expect(badgeAfter(0)).toEqual({ label: 'ÉLŐ', update: 'most frissült' });
  expect(badgeAfter(59)?.update).toBe('most frissült');
});

test('up to 10 minutes the badge names them', () => {
  expect(badgeAfter(60)).toEqual({ label: 'ÉLŐ', update: '1 perce frissült' });
  expect(badgeAfter(10 * 60 + 59)?.update).toBe('10 perce frissült');
});

test('later, without an update, and ahead of the clock the badge stands alone', () => {
  expect(badgeAfter(11 * 60)).toEqual(bare);
  expect(badgeAfter(-1)).toEqual(bare);
  expect(liveBadge({ live: true, updatedAt: null, now: 5 })).toEqual(bare);
});

test('an English page says it in English', () => {
  expect(liveBadge({ live: true, updatedAt: 0, now: 60, language: 'en' })).toEqual({ label: 'LIVE', update: 'updated 1 minute ago' });
});
