import { expect, test } from 'vitest';
import { toCanonicalListAddress, toListAddress } from './list-address.ts';

test.each([
  [{ path: '/rovat/belfold', page: 1, perPage: 10 }, '/rovat/belfold'],
  [{ path: '/rovat/belfold', page: 3, perPage: 10 }, '/rovat/belfold?oldal=3'],
  [{ path: '/rovat/belfold', page: 3, perPage: 20 }, '/rovat/belfold?oldal=3&perPage=20'],
  [{ path: '/cimke/árvíz?', page: 1, perPage: 10 }, '/cimke/%C3%A1rv%C3%ADz%3F'],
])('%j stands at %s', (place, address) => {
  expect(toListAddress(place)).toBe(address);
});

test('each page of a list is canonical in itself', () => {
  expect(toCanonicalListAddress({ path: '/english', page: 2, perPage: 10 })).toBe('/english?oldal=2');
});

test('a page of another size belongs to the plain list', () => {
  expect(toCanonicalListAddress({ path: '/english', page: 2, perPage: 20 })).toBe('/english');
});
