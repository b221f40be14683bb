import { expect, test } from 'vitest';
import { makeContext, makeInit } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { errorPage } from './error-page.ts';
import { ErrorView } from './error-view.tsx';

const { menus } = makeInit();

function renderError(status: number, site = {}): string {
  return renderInSite(<ErrorView data={{ status }} slow={{}} />, site);
}

test('a 404 says that the page is not there', () => {
  expect(renderError(404)).toContain('<h1>A keresett oldal nem található.</h1>');
});

test.each([500, 502, 503, 504, 418])('%i says that something is wrong on our side', (status) => {
  expect(renderError(status)).toContain('<h1>Belső kiszolgálóhiba.</h1>');
});

test.each([
  [410, 'A keresett oldal nem található.'],
  [421, 'A keresett oldal nem található.'],
  [400, 'Hibás kérés.'],
  [405, 'Hibás kérés.'],
  [414, 'Hibás kérés.'],
])('%i is not called our fault', (status, title) => {
  expect(renderError(status)).toContain(`<h1>${title}</h1>`);
});

test('every error leads back to the front page', () => {
  expect(renderError(503)).toContain('<a href="/"');
});

test('where the menus are there, it leads on to the newest articles and the sections', () => {
  const html = renderError(404, { init: makeInit({ menus: { ...menus, main: [...menus.main, { title: 'x', href: '//evil.example', icon: null, description: null }] } }) });
  expect(html).toContain('<a href="/legfrissebb">Friss hírek</a>');
  expect(html).toContain('<a href="/rovat/belfold">Belföld</a>');
  expect(html).not.toContain('evil.example');
});

test('without the backend it has no link that needs it', () => {
  expect(renderError(503, { init: makeInit({ menus: { ...menus, main: [] } }) })).not.toContain('<nav');
});

test('the error page is not for search engines and has no address', () => {
  expect(errorPage.head({ status: 404 }, makeContext())).toMatchObject({ robots: 'noindex', canonical: null, title: 'A keresett oldal nem található – Lapszél' });
});
