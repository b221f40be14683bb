import { expect, test } from 'vitest';
import { joinQuery } from './join-query.ts';

test.each([
  ['/uj', '/regi', '/uj'],
  ['/uj', '/regi?', '/uj'],
  ['/uj', '/regi?utm=1&x=%C3%A1', '/uj?utm=1&x=%C3%A1'],
  ['/uj?bejegyzes=5#post-5', '/regi?utm=1', '/uj?bejegyzes=5&utm=1#post-5'],
  ['/uj', '/regi?oldal=2', '/uj'],
  ['/uj?oldal=3', '/regi?oldal=2&isMobileApp=1', '/uj?oldal=3&isMobileApp=1'],
])('%s for a request of %s is %s', (location, url, joined) => {
  expect(joinQuery(location, url, ['oldal', 'bejegyzes'])).toBe(joined);
});
