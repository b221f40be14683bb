import { expect, test } from 'vitest';
import { makeRefresh } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { WidgetList } from './widget-list.tsx';

const render = (...urls: string[]) => renderInSite(<WidgetList />, { refresh: makeRefresh({ widgets: urls.map((url, index) => ({ slug: `w${index}`, title: `${index}. térkép`, url })) }) });

test('each widget is a link in the newsroom’s order', () => {
  const html = render('/cimke/arviz', 'https://adatok.example/terkep');
  expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/cimke/arviz', 'https://adatok.example/terkep']);
  expect(html).toContain('Élő adatok');
});

test('without a widget that can be linked to there is no section', () => {
  expect(render()).toBe('');
  expect(render('javascript:alert(1)', 'http://adatok.example')).toBe('');
});
