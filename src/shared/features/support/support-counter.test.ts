import { expect, test } from 'vitest';
import { audienceEndpoints } from '../../contract/endpoints/audience-endpoints.ts';
import { toRequestPath } from '../../contract/request-path.ts';
import { parseSupportCounts, toCounterPath } from './support-counter.ts';

test('the browser asks by the address of the contract, so that all readers share one answer', () => {
  expect(toCounterPath('2025-03-28')).toBe(toRequestPath(audienceEndpoints.counter, {}, { from: '2025-03-28' }));
});

test('counts are read, and nothing else is', () => {
  expect(parseSupportCounts({ recurring: 3, onetime: 4, more: true })).toEqual({ recurring: 3, onetime: 4 });
  for (const value of [null, {}, { recurring: 1 }, { recurring: '1', onetime: 2 }, { recurring: 1.5, onetime: 2 }, 'x']) expect(() => parseSupportCounts(value)).toThrow('no counts');
});
