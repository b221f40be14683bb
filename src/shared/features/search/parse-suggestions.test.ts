import { expect, test } from 'vitest';
import { makeArticleSummaries, makeArticleSummary } from '../../../../test/support/fixtures.ts';
import { parseArticleSuggestions, parseTagSuggestions } from './parse-suggestions.ts';

test('the four types become the four filters', () => {
  const items = ['superTags', 'tags', 'authors', 'title'].map((type) => ({ type, text: 'Tisza', value: 'tisza', count: 4 }));
  expect(parseTagSuggestions({ items }).map(({ kind, label, value, count }) => [kind, label, value, count])).toEqual(
    ['superTags', 'and_tags', 'authors', 'title'].map((kind) => [kind, 'Tisza', 'tisza', 4]),
  );
});

test.each([null, 'x', [], {}, { items: null }, { items: [null, 1, { type: 'flags', text: 'x', value: 'x', count: 1 }, { type: 'tags', text: 'x' }] }])('%j suggests no tag', (answer) => {
  expect(parseTagSuggestions(answer)).toEqual([]);
});

test('articles come with their address, five at most, sponsors excepted', () => {
  const [first] = makeArticleSummaries(1);
  const answer = { items: [makeArticleSummary({ id: 9, ctUrl: 'https://partner.example/' }), { title: 'Félbe' }, ...makeArticleSummaries(7)] };
  const found = parseArticleSuggestions(answer);
  expect(found).toHaveLength(5);
  expect(found[0]).toEqual({ title: first?.title, href: '/belfold/2026/11/21/cikk-1' });
});
