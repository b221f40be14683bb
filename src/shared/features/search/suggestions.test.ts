import { expect, test } from 'vitest';
import { toOptionGroups, toOptions, type Suggestions } from './suggestions.ts';

const suggestions: Suggestions = {
  tags: [
    { kind: 'title', value: 'Tisza', label: 'Tisza', count: 9 },
    { kind: 'and_tags', value: 'tisza', label: 'Tisza', count: 12 },
    { kind: 'superTags', value: 'tiszavidek', label: 'Tiszavidék', count: 3 },
    { kind: 'and_tags', value: 'tisza-to', label: 'Tisza-tó', count: 2 },
  ],
  articles: [{ title: 'Tetőzik a Tisza', href: '/belfold/2026/11/20/tetozik-a-tisza' }],
};

test('rows stand under "Rovatok", "Témák", "Szerzők", "Cím", then articles; what is empty has no separator', () => {
  expect(toOptionGroups(suggestions, []).map(({ label, first, options }) => [label, first, options.length])).toEqual([
    ['Rovatok', 0, 1],
    ['Témák', 1, 2],
    ['Cím', 3, 1],
    ['Cikkek', 4, 1],
  ]);
});

test('what the search is narrowed to already is not offered again', () => {
  const groups = toOptionGroups(suggestions, [{ kind: 'and_tags', value: 'tisza', label: 'Tisza' }]);
  expect(toOptions(groups).map((option) => (option.type === 'tag' ? `${option.tag.kind}:${option.tag.value}` : option.article.href))).toEqual([
    'superTags:tiszavidek',
    'and_tags:tisza-to',
    'title:Tisza',
    '/belfold/2026/11/20/tetozik-a-tisza',
  ]);
});
