import { expect, test } from 'vitest';
import { resolveRedirect } from './resolve-redirect.ts';
import { sectionPath } from './section-path.ts';

test('a section stands under /rovat', () => {
  expect(sectionPath('belfold')).toBe('/rovat/belfold');
});

test('the English section has an address of its own, the one that /rovat/english leads to', () => {
  const redirect = resolveRedirect({ path: '/rovat/english', search: '', edition: 'main', externalHosts: { shop: '', static: '' }, isKnownPath: () => true });
  expect(sectionPath('english')).toBe(redirect?.location);
});

test('a section without a page is not linked to', () => {
  expect(sectionPath('after')).toBeNull();
});

test('a slug cannot leave its segment', () => {
  expect(sectionPath('a/../b?c')).toBe('/rovat/a%2F..%2Fb%3Fc');
});
