import { expect, test } from 'vitest';
import { toThrownMessage } from './thrown-message.ts';

test.each([
  ['an error', new Error('no such table'), 'no such table'],
  ['an error without a message', new TypeError(), 'TypeError'],
  ['a failed connection to a host of two addresses', new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('connect ECONNREFUSED 127.0.0.1:5432')]), 'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432'],
  ['a file error of PGlite', { name: 'ErrnoError', errno: 51 }, 'ENOSPC, no space left on the disk'],
  ['a file error that nobody knows', { name: 'ErrnoError', errno: 7 }, 'file error 7'],
  ['an object with a message', { message: 'out of memory' }, 'out of memory'],
  ['an object', { status: 1 }, '{"status":1}'],
  ['text', 'stopped', 'stopped'],
  ['nothing', undefined, 'undefined'],
])('%s is told in words', (_, thrown, message) => {
  expect(toThrownMessage(thrown)).toBe(message);
});
