import { expect, test } from 'vitest';
import { makeArticleSummaries } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { highlightIndex } from '../../lib/highlight-index.ts';
import { ArticleList } from './article-list.tsx';
import styles from './article-list.module.css';

/** The classes of the items, in order; an empty text where one has none. */
function itemClasses(html: string): string[] {
  return [...html.matchAll(/<li(?: class="([^"]*)")?><article/g)].map((match) => match[1] ?? '');
}

test.each([
  { page: 1, highlights: 4 },
  { page: 2, highlights: 4 },
  { page: 3, highlights: 2 },
])('one item is highlighted, at the index of the rule: %j', ({ page, highlights }) => {
  const classes = itemClasses(renderInSite(<ArticleList articles={makeArticleSummaries(10)} page={page} highlightCount={highlights} hasLead={false} />));
  const expected = Array.from({ length: 10 }, () => '');
  expected[highlightIndex(page, 10, highlights) ?? -1] = styles['highlighted'] ?? '';
  expect(classes).toEqual(expected);
});

test('without highlight articles, and in a short list, nothing is highlighted', () => {
  const withoutHighlights = renderInSite(<ArticleList articles={makeArticleSummaries(10)} page={1} highlightCount={0} hasLead={false} />);
  const short = renderInSite(<ArticleList articles={makeArticleSummaries(5)} page={1} highlightCount={4} hasLead={false} />);
  expect(itemClasses(withoutHighlights).concat(itemClasses(short)).filter(Boolean)).toEqual([]);
});

test('the first item opens the page where the list does, and its picture comes first', () => {
  const html = renderInSite(<ArticleList articles={makeArticleSummaries(3)} page={1} highlightCount={0} hasLead />);
  expect(itemClasses(html)).toEqual([styles['first'], '', '']);
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
});
