import { expect, test } from 'vitest';
import { parseCallQuery } from './call-query.ts';

const known = ['tag', 'v', 'page', 'limit'];
const sliceOf = (query: string) => parseCallQuery(query, known).slice({ page: 'page', size: 'limit' }, 10);

test('only what the row knows is there', () => {
  const query = parseCallQuery('tag=a&fbclid=b&tag=c', known);
  expect([query.first('tag'), query.all('tag'), query.first('fbclid'), query.first('v')]).toEqual(['a', ['a', 'c'], undefined, undefined]);
});

test('values are trimmed, bounded, and free of what no database takes', () => {
  const query = parseCallQuery(`tag=%20${'%00'}x%20&tag=&tag=${'y'.repeat(1000)}&${'tag=z&'.repeat(100)}`, known);
  expect(query.all('tag').slice(0, 2)).toEqual(['x', 'y'.repeat(300)]);
  expect(query.all('tag').length).toBeLessThanOrEqual(20);
});

test.each([
  ['', 0, 10], ['page=3', 20, 10], ['page=2&limit=5', 5, 5], ['limit=500', 0, 50], ['limit=0', 0, 1], ['limit=-3', 0, 1], ['page=0', 0, 10],
  ['page=-1', 0, 10], ['page=x&limit=y', 0, 10], ['page=99999999999999', 999_990, 10],
])('%j is the slice from %i of %i', (query, offset, limit) => {
  expect(sliceOf(query)).toEqual({ offset, limit });
});

test.each([['v=7', 7], ['v=0', 0], ['v=-1', undefined], ['v=1.5', undefined], ['v=9999999999', undefined], ['v=', undefined], ['', undefined]])('%j is the number %j', (query, expected) => {
  expect(parseCallQuery(query, known).integer('v')).toBe(expected);
});

test('what a browser subscribed with may be longer than other values', () => {
  const query = parseCallQuery(`clientToken=${'y'.repeat(5000)}`, ['clientToken']);
  expect(query.first('clientToken')).toBe('y'.repeat(4000));
});
