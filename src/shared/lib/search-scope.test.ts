import { expect, test } from 'vitest';
import { decideSearchScope, resolvePlaceholder } from './search-scope.ts';

const placeholders = { default: 'Keresés itt', szepkilatas: 'Keresés a túrák között', english: 'Search' };

test.each(['/rovat/szepkilatas', '/rovat/szepkilatas/nehez?oldal=2', '/szepkilatas/2026/11/21/veresberc'])('%s searches its section', (path) => {
  expect(decideSearchScope(placeholders, path)).toEqual({ placeholder: 'Keresés a túrák között', filters: { superTags: ['szepkilatas'] } });
});

test('the English section speaks English', () => {
  expect(decideSearchScope(placeholders, '/english?oldal=2')).toEqual({ placeholder: 'Search', filters: { superTags: ['english'] } });
});

test.each(['/', '/legfrissebb', '/rovat/belfold', '/rovat/default', '/rovat/constructor', '/cimke/szepkilatas'])('%s searches everything', (path) => {
  expect(decideSearchScope(placeholders, path)).toEqual({ placeholder: 'Keresés itt', filters: {} });
});

test('without any hint the box says "Keresés"', () => {
  expect(resolvePlaceholder({}, 'belfold')).toBe('Keresés');
});
