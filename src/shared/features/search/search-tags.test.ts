import { describe, expect, test } from 'vitest';
import { toFilter, toRemovable, toSearchTags, withTag, withoutTag, type SearchTag } from './search-tags.ts';

const flood = { kind: 'and_tags', value: 'arviz', label: 'árvíz' } as const satisfies SearchTag;
const home = { kind: 'superTags', value: 'belfold', label: 'Belföld' } as const satisfies SearchTag;

describe('the tags of a filter', () => {
  test('have the names that are known, by kind; the others are called by their value', () => {
    expect(toSearchTags({ and_tags: ['arviz', 'vasut'], superTags: ['belfold'], title: ['arviz'] }, [flood, home])).toEqual([
      home,
      flood,
      { kind: 'and_tags', value: 'vasut', label: 'vasut' },
      { kind: 'title', value: 'arviz', label: 'arviz' },
    ]);
  });

  test('give the same filter back', () => {
    expect(toFilter([home, flood])).toEqual({ superTags: ['belfold'], and_tags: ['arviz'] });
    expect(toFilter([])).toEqual({});
  });
});

test('a tag is there once, and another kind of the same value is another tag', () => {
  expect(withTag([flood], { ...flood, label: 'Árvíz' })).toEqual([flood]);
  expect(withTag([flood], { ...flood, kind: 'title' })).toHaveLength(2);
});

test('there are eight tags at most', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ ...flood, value: `tema-${index}` }));
  expect(withTag(many, home)).toBe(many);
});

test('a tag that is taken away is the one of its kind', () => {
  expect(withoutTag([flood, { ...flood, kind: 'title' }, home], flood)).toEqual([{ ...flood, kind: 'title' }, home]);
});

test('protected tags cannot be taken away', () => {
  expect(toRemovable([flood, home], { and_tags: ['arviz'] })).toEqual([home]);
  expect(toRemovable([flood, home], {})).toEqual([flood, home]);
});
