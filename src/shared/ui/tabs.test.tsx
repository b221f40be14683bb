import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

test('tabs are links in a named navigation, and the open one says so', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Szép kilátás: oldalak"
      tabs={[
        { label: 'Összes cikk', href: '/rovat/szepkilatas', current: null },
        { label: 'Nehéz', href: '/rovat/szepkilatas/nehez', current: 'page' },
      ]}
    />,
  );
  expect(html).toMatch(/^<nav aria-label="Szép kilátás: oldalak"/);
  expect(html).toContain('<a href="/rovat/szepkilatas">Összes cikk</a>');
  expect(html).toContain('<a href="/rovat/szepkilatas/nehez" aria-current="page">Nehéz</a>');
});

test('a page without tabs has no such navigation', () => {
  expect(renderToStaticMarkup(<Tabs label="Oldalak" tabs={[]} />)).toBe('');
});
