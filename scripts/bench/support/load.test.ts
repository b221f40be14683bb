import { expect, test } from 'vitest';
import { parseWrk } from './load.ts';

const REPORT = `Running 3s test @ http://127.0.0.1:1/
  1 threads and 16 connections
  123456 requests in 3.01s, 1.20GB read
Requests/sec:  41015.28
`;

test('a clean report has no errors', () => {
  expect(parseWrk(REPORT)).toEqual({ requests: 123_456, seconds: 3.01, errors: 0 });
});

test('bad answers and broken connections are errors', () => {
  expect(parseWrk(`${REPORT}  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 10\n`).errors).toBe(16);
});

test('anything else is refused', () => {
  expect(() => parseWrk('unable to connect to 127.0.0.1:1 Connection refused')).toThrow(/expected/);
});
