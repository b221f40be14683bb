import { expect, test } from 'vitest';
import { makeArticleSummaries } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { HighlightBlock } from './highlight-block.tsx';

test('the block has a heading over its cards, with their leads', () => {
  const html = renderInSite(<HighlightBlock articles={makeArticleSummaries(4)} priority />);
  expect(html).toMatch(/<h2[^>]*>Kiemelt cikkek<\/h2>/);
  expect(html.match(/<h3/g)).toHaveLength(4);
  expect(html).toContain('Bejártuk a piaccsarnokot');
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
});

test('without articles there is no block', () => {
  expect(renderInSite(<HighlightBlock articles={[]} />)).toBe('');
});

test('the list says how many cards it has, so that their columns stand before the last one is there', () => {
  expect(renderInSite(<HighlightBlock articles={makeArticleSummaries(3)} />)).toContain('data-count="3"');
});
