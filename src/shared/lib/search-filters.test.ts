import { describe, expect, test } from 'vitest';
import { fromSearchFilters, hasFilters, joinFilters, toSearchFilters } from './search-filters.ts';

test('filters of an address are lists by kind', () => {
  expect(toSearchFilters('{"and_tags":["arviz","vasut"],"superTags":["belfold"],"authors":["dobrai-nora"],"title":["Tisza"]}')).toEqual({
    superTags: ['belfold'], and_tags: ['arviz', 'vasut'], authors: ['dobrai-nora'], title: ['Tisza'],
  });
});

test.each(['', '{', 'null', '[]', '"x"', '7', '{"and_tags":"arviz"}', '{"and_tags":[1,null,{}]}', '{"not_tags":["x"],"__proto__":{"and_tags":["x"]}}', '{"and_tags":["  ","\\u0000"]}'])('%s narrows nothing', (json) => {
  expect(hasFilters(toSearchFilters(json))).toBe(false);
});

test('equal filters have one spelling', () => {
  const one = toSearchFilters('{"title":[" Tisza  menti "],"and_tags":["vasut","arviz","vasut"]}');
  expect(fromSearchFilters(one)).toBe('{"and_tags":["arviz","vasut"],"title":["Tisza menti"]}');
  expect(toSearchFilters(fromSearchFilters(one))).toEqual(one);
});

test('more filters than eight do not count, nor do endless ones', () => {
  const many = toSearchFilters(JSON.stringify({ and_tags: Array.from({ length: 30 }, (_, index) => `tema-${String(index).padStart(2, '0')}`), title: ['x'.repeat(500)] }));
  expect(many.and_tags).toHaveLength(8);
  expect(many.title).toBeUndefined();
  expect(toSearchFilters(JSON.stringify({ title: ['x'.repeat(500)] })).title?.[0]).toHaveLength(128);
});

describe('two filters', () => {
  test('narrow together', () => {
    expect(joinFilters({ superTags: ['szepkilatas'], not_tags: ['turahirek'] }, { and_tags: ['tura-nehez'], superTags: ['szepkilatas'] })).toEqual({
      superTags: ['szepkilatas'], and_tags: ['tura-nehez'], not_tags: ['turahirek'],
    });
  });
});
