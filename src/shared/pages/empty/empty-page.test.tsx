import { expect, test } from 'vitest';
import { makeContext } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { emptyPage } from './empty-page.ts';
import { EmptyView } from './empty-view.tsx';

test('the empty page shows nothing but a title for screen readers', () => {
  expect(renderInSite(<EmptyView />)).toBe('<h1 class="visually-hidden">Üres oldal</h1>');
});

test('the empty page is not for search engines', () => {
  expect(emptyPage.head(null, makeContext({ path: '/empty' }))).toMatchObject({ robots: 'noindex', canonical: 'https://lapszel.hu/empty' });
});
