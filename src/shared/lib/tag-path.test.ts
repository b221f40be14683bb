import { expect, test } from 'vitest';
import { redirectRows } from '../config/redirects.ts';
import { SUPPLEMENT_SLUGS } from '../config/supplement-slugs.ts';
import { supplements } from '../config/supplements.ts';
import { createRedirectTable, resolveRedirectRow } from './redirect-table.ts';
import { tagPath } from './tag-path.ts';

test('a topic has a list of its own', () => {
  expect(tagPath('árvíz?')).toBe('/cimke/%C3%A1rv%C3%ADz%3F');
});

test('every supplement has its name among those that topics are linked by', () => {
  expect(supplements.map(({ slug }) => slug)).toEqual([...SUPPLEMENT_SLUGS]);
});

test.each(supplements.map(({ slug }) => slug))('the topic %s is linked where its old address leads', (slug) => {
  expect(resolveRedirectRow(createRedirectTable(redirectRows), `/cimke/${slug}`, 'main')?.path).toBe(tagPath(slug));
});
