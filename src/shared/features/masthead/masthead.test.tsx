import { expect, test } from 'vitest';
import { makeInit, makeRefresh } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { editions } from '../../config/editions/editions.ts';
import type { Menus } from '../../contract/schemas/front.ts';
import { Footer } from '../footer/footer.tsx';
import { Masthead } from './masthead.tsx';

const MENUS = ['main', 'sidebar', 'heading', 'extra', 'footerHighlight', 'footerNormal', 'footerApp', 'footerSocial'] as const satisfies readonly (keyof Menus)[];

const empty = makeInit().menus;
const full = MENUS.reduce<Menus>((menus, name) => ({ ...menus, [name]: [{ title: `A ${name} menüje`, href: `/rovat/${name.toLowerCase()}`, icon: null, description: null }] }), empty);

test.each(MENUS)('the menu "%s" has its place in the frame', (name) => {
  const html = renderInSite(<><Masthead /><Footer /></>, { init: makeInit({ menus: full }) });
  expect(html).toContain(`A ${name} menüje`);
});

test('a link that the component set-up does without stands in no menu of the frame, until the poll brings it', () => {
  const support = MENUS.reduce<Menus>((menus, name) => ({ ...menus, [name]: [{ title: 'Támogatás', href: '/tamogatas', icon: null, description: null }] }), empty);
  const render = (donations: '0' | '1') => renderInSite(<><Masthead /><Footer /></>, { init: makeInit({ menus: support }), refresh: makeRefresh({ componentSetup: { donations, refreshQuiz: '0' } }) });
  expect(render('0')).not.toContain('/tamogatas');
  expect(render('1').match(/href="\/tamogatas"/g)?.length).toBeGreaterThanOrEqual(MENUS.length);
});

test('a frame without menus has no empty landmark', () => {
  expect(renderInSite(<><Masthead /><Footer /></>, { init: makeInit({ menus: { ...empty, main: [] } }) })).not.toContain('<nav');
});

test('the section of the page is marked, and no other', () => {
  const html = renderInSite(<Masthead />, { init: makeInit({ menus: { ...empty, main: [...full.main, ...full.extra] } }), path: '/rovat/extra?oldal=2' });
  expect(html.match(/aria-current="[^"]+"/g)).toEqual(['aria-current="page"']);
  expect(html).toMatch(/href="\/rovat\/extra" aria-current="page"/);
});

test('the menu opens without script', () => {
  expect(renderInSite(<Masthead />)).toMatch(/<details[^>]*><summary>Menü<\/summary>/);
});

test('on English pages the frame speaks English and its menus stay marked as Hungarian', () => {
  const html = renderInSite(<Masthead />, { language: 'en', init: makeInit({ menus: full }) });
  expect(html).toContain('<summary>Menu</summary>');
  expect(html).toMatch(/<header [^>]*lang="en"/);
  expect(html).toMatch(/<nav aria-label="Rovatok" lang="hu"/);
});

test('the day’s figures stand in the edition’s currency, the most dangerous river first', () => {
  const refresh = makeRefresh({
    exchangesRates: [{ currency: 'EUR', value: 4.975, change: -0.01 }],
    weatherData: { city: 'Kalotavár', temperature: -3.6, condition: 'snow' },
    floodingData: [
      { river: 'Maros', station: 'Marosfő', levelCm: 120, alert: 0 },
      { river: 'Kis-Küküllő', station: 'Küküllőmező', levelCm: 1204, alert: 3 },
    ],
  });
  const text = renderInSite(<Masthead />, { edition: editions.regional, refresh }).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('EUR 4,98 Lei');
  expect(text).toContain('Kalotavár -4 °C , havazás');
  expect(text.indexOf('Küküllőmező')).toBeLessThan(text.indexOf('Marosfő'));
  expect(text).toContain('III. fokú készültség');
});

test('a weather condition without a Hungarian word is left out', () => {
  const html = renderInSite(<Masthead />, { refresh: makeRefresh({ weatherData: { city: 'Kalotavár', temperature: 8, condition: 'volcanic-ash' } }) });
  expect(html).toMatch(/Kalotavár(<!-- -->)? <b>8\u00a0°C<\/b><\/li>/);
});

test('every page leads to the search, by a link and by a form', () => {
  const html = renderInSite(<Masthead />, { init: makeInit({ searchPlaceholders: { default: 'Keresés itt', szepkilatas: 'Keresés a túrák között' } }) });
  expect(html).toContain('<a href="/archivum">');
  expect(html).toMatch(/<form (?=[^>]*method="get")(?=[^>]*action="\/archivum")[^>]*><input (?=[^>]*name="term")[^>]*placeholder="Keresés itt"/);
  expect(html).not.toContain('name="filters"');
});

test('a section with a hint of its own is searched alone', () => {
  const html = renderInSite(<Masthead />, { path: '/rovat/szepkilatas?oldal=2', init: makeInit({ searchPlaceholders: { szepkilatas: 'Keresés a túrák között' } }) });
  expect(html).toContain('placeholder="Keresés a túrák között"');
  expect(html).toContain('name="filters" value="{&quot;superTags&quot;:[&quot;szepkilatas&quot;]}"');
});

test('the archive has a box of its own, so the frame has none', () => {
  expect(renderInSite(<Masthead />, { path: '/archivum?nap=2026-11-21' })).not.toContain('<search');
});
