import { expect, test } from 'vitest';
import { articlePath } from './canonical-path.ts';

const pathAt = (iso: string, slug = 'piac-nap') => articlePath({ pubDate: Date.parse(iso) / 1000, slug, mainSuperTag: { slug: 'gazdasag' } });

test('an article stands under its section and its date', () => {
  expect(pathAt('2026-11-21T12:00:00Z')).toBe('/gazdasag/2026/11/21/piac-nap');
});

test('date parts have two digits', () => {
  expect(pathAt('2026-03-05T12:00:00Z')).toBe('/gazdasag/2026/03/05/piac-nap');
});

test('the date is that of Budapest, whatever the edition and the time zone of the machine', () => {
  expect(pathAt('2026-11-21T22:30:00Z')).toBe('/gazdasag/2026/11/21/piac-nap');
  expect(pathAt('2026-11-21T23:00:00Z')).toBe('/gazdasag/2026/11/22/piac-nap');
  expect(pathAt('2026-07-21T22:00:00Z')).toBe('/gazdasag/2026/07/22/piac-nap');
});

test('at the edge of the year the year is that of Budapest', () => {
  expect(pathAt('2026-12-31T22:59:59Z')).toBe('/gazdasag/2026/12/31/piac-nap');
  expect(pathAt('2026-12-31T23:00:00Z')).toBe('/gazdasag/2027/01/01/piac-nap');
});

test('a slug with other characters still makes a path', () => {
  expect(pathAt('2026-11-21T12:00:00Z', 'ő/?')).toBe('/gazdasag/2026/11/21/%C5%91%2F%3F');
});
