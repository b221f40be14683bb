import { expect, test } from 'vitest';
import { toFeedAddress } from './feed-address.ts';

test.each([
  ['/rss/rovat/belfold', '/rss/rovat/belfold'],
  ['https://hirfolyam.example/belfold', 'https://hirfolyam.example/belfold'],
  ['//masik.example/rss', null],
  ['/\\masik.example/rss', null],
  ['javascript:alert(1)', null],
  [null, null],
])('%j is the feed %j', (rss, address) => {
  expect(toFeedAddress(rss)).toBe(address);
});
