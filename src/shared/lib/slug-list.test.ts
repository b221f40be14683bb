import { expect, test } from 'vitest';
import { parseSlugList } from './slug-list.ts';

test.each([
  ['["elso","masodik"]', ['elso', 'masodik']],
  ['["elso","elso"]', ['elso']],
  ['["elso",7,null,"","ket szo","a/b","a?b"]', ['elso']],
  ['"elso"', []],
  ['{"slug":"elso"}', []],
  ['[elso', []],
  ['', []],
])('%s names %j', (content, slugs) => {
  expect(parseSlugList(content)).toEqual(slugs);
});
