import { expect, test } from 'vitest';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import { Pager } from './pager.tsx';

function renderPager(page: number, totalPages: number, language: 'hu' | 'en' = 'hu'): string {
  return renderInSite(<Pager page={page} totalPages={totalPages} toHref={(number) => (number === 1 ? '/rovat/x' : `/rovat/x?oldal=${number}`)} />, { language });
}

/** The visible numbers in order. */
function numbersOf(html: string): number[] {
  return [...html.matchAll(/>(\d+)<\/a>/g)].map((match) => Number(match[1]));
}

test('one page needs no pager', () => {
  expect(renderPager(1, 1)).toBe('');
});

test.each([
  { page: 1, total: 20, numbers: [1, 2, 3, 4], first: false, last: true },
  { page: 2, total: 20, numbers: [1, 2, 3, 4], first: false, last: true },
  { page: 10, total: 20, numbers: [8, 9, 10, 11, 12], first: true, last: true },
  { page: 20, total: 20, numbers: [17, 18, 19, 20], first: true, last: false },
  { page: 2, total: 3, numbers: [1, 2, 3], first: false, last: false },
])('page $page of $total shows $numbers and the jumps that are needed', ({ page, total, numbers, first, last }) => {
  const html = renderPager(page, total);
  expect(numbersOf(html)).toEqual(numbers);
  expect(html.includes('aria-label="Első oldal"')).toBe(first);
  expect(html.includes('aria-label="Utolsó oldal"')).toBe(last);
});

test('page 1 has the plain address, others name their number', () => {
  const html = renderPager(2, 3);
  expect(html).toContain('<a href="/rovat/x" aria-label="1. oldal" rel="prev">1</a>');
  expect(html).toContain('<a href="/rovat/x?oldal=3" aria-label="3. oldal" rel="next">3</a>');
});

test('the pager is a landmark with a name, and the current page is marked once', () => {
  const html = renderPager(2, 9);
  expect(html).toMatch(/<nav [^>]*aria-label="Lapozó"/);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-current="page"[^>]*>2</);
});

test('the English section has English labels', () => {
  expect(renderPager(10, 20, 'en')).toContain('aria-label="Last page"');
});
