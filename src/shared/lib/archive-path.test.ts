import { expect, test } from 'vitest';
import { archivePath } from './archive-path.ts';
import { parsePageParameters } from './page-query.ts';

test('everything stands at the plain address', () => {
  expect(archivePath({})).toBe('/archivum');
  expect(archivePath({ term: null, filters: {}, month: null, page: 1, perPage: 10 })).toBe('/archivum');
});

test('a search carries term, filters, page and size', () => {
  expect(archivePath({ term: 'tisza & duna', filters: { and_tags: ['arviz'] }, page: 3, perPage: 20 })).toBe(
    '/archivum?term=tisza%20%26%20duna&filters=%7B%22and_tags%22%3A%5B%22arviz%22%5D%7D&oldal=3&perPage=20',
  );
});

test('months and days stand at addresses of their own', () => {
  expect(archivePath({ month: '2026-11' })).toBe('/archivum?honap=2026-11');
  expect(archivePath({ day: '2026-11-21', page: 2 })).toBe('/archivum?nap=2026-11-21&oldal=2');
});

test('what an address says is read back', () => {
  const query = new URL(archivePath({ term: 'árvíz "gát"', filters: { title: ['Tisza menti'], superTags: ['belfold'] } }), 'http://site').searchParams;
  expect(parsePageParameters(['term', 'filters'], query)).toEqual({ term: 'árvíz "gát"', filters: '{"superTags":["belfold"],"title":["Tisza menti"]}' });
});
