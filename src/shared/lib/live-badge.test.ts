import { expect, test } from 'vitest';
import { liveBadge } from './live-badge.ts';

const badgeAfter = (seconds: number) => liveBadge({ live: true, updatedAt: 1_000_000, now: 1_000_000 + seconds });
const bare = { label: 'ÉLŐ', minutesText: null, refreshed: false };

test('an article that is not live has no badge', () => {
  expect(liveBadge({ live: false, updatedAt: 0, now: 0 })).toBeNull();
});

test('the first minute after an update reads "most"', () => {
  expect(badgeAfter(0)).toEqual({ label: 'ÉLŐ', minutesText: 'most', refreshed: true });
  expect(badgeAfter(59)?.minutesText).toBe('most');
});

test('up to 10 minutes the badge names them', () => {
  expect(badgeAfter(60)).toEqual({ label: 'ÉLŐ', minutesText: '1 perce', refreshed: true });
  expect(badgeAfter(10 * 60 + 59)).toEqual({ label: 'ÉLŐ', minutesText: '10 perce', refreshed: true });
});

test('later, without an update, and ahead of the clock the badge stands alone', () => {
  expect(badgeAfter(11 * 60)).toEqual(bare);
  expect(badgeAfter(-1)).toEqual(bare);
  expect(liveBadge({ live: true, updatedAt: null, now: 5 })).toEqual(bare);
});
