import { expect, test } from 'vitest';
import { resolveRedirect } from './resolve-redirect.ts';
import { sectionPath } from './section-path.ts';

test('a section stands under /rovat', () => {
  expect(sectionPath('belfold')).toBe('/rovat/belfold');
});

test.each(['english', 'after'])('the section %s has an address of its own, the one that its /rovat address leads to', (slug) => {
  const redirect = resolveRedirect({ path: `/rovat/${slug}`, search: '', edition: 'main', externalHosts: { shop: '', static: '' }, isKnownPath: () => true });
  expect(sectionPath(slug)).toBe(redirect?.location);
});

test('a slug cannot leave its segment', () => {
  expect(sectionPath('a/../b?c')).toBe('/rovat/a%2F..%2Fb%3Fc');
});
