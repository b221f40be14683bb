import { expect, test } from 'vitest';
import { createRedirectTable } from './redirect-table.ts';
import { decodeInternalPath, resolveRedirect, toMenuRedirect, type RedirectRequest } from './resolve-redirect.ts';

const externalHosts = { shop: 'https://bolt.example', static: 'https://static.example' };
const redirect = (address: string, more: Partial<RedirectRequest> = {}) => {
  const [path = '', ...query] = address.split('?');
  const search = query.length === 0 ? '' : `?${query.join('?')}`;
  return resolveRedirect({ path, search, edition: 'main', externalHosts, isKnownPath: () => false, ...more });
};
const locationOf = (address: string, more: Partial<RedirectRequest> = {}) => redirect(address, more)?.location ?? null;

test.each([
  ['/list/newest', '/legfrissebb'],
  ['/list/important', '/legfontosabb'],
  ['/list/favorite', '/kedvenceink'],
  ['/list/english', '/english'],
  ['/szerzo/kelemen-vince-bodrogvar', '/szerzo/kelemen-vince'],
  ['/szerzo/dobrai-nora-tiszaszallkas', '/szerzo/dobrai-nora'],
  ['/szerzo/mathe-kund-kalotavar', '/szerzo/mathe-kund'],
  ['/szerzo/csata-boroka-szamosberc', '/szerzo/csata-boroka'],
  ['/dokumentum/feliratkozas-hirlevelre', '/dokumentum/feliratkozas-hirlevelekre'],
  ['/dokumentum/atlathatosagi-jelentes.pdf', 'https://static.example/dokumentumok/atlathatosagi-jelentes.pdf'],
  ['/t', '/tamogatas'],
  ['/t/en', '/tamogatas'],
  ['/rovat/english', '/english'],
  ['/rovat/after', '/after'],
  ['/kozlemenyek', '/rovat/kozlemeny'],
])('%s goes to %s for good', (from, to) => {
  expect(redirect(from)).toEqual({ location: to, status: 301 });
});

const TOPICS = ['orosz-ukran-haboru', 'valasztas-2022', 'valasztas-2024', 'ep-2024', 'foci-vb-2022', 'tokio-2020', 'parizs-2024', 'eb-2024', 'usa-2024'];

test.each(TOPICS)('the old addresses of %s go to its supplement', (topic) => {
  for (const root of ['tema', 'cimke', 'rovat']) expect(locationOf(`/${root}/${topic}`)).toBe(`/melleklet/${topic}`);
  expect(locationOf(`/tema/${topic}/cikkek?oldal=2`)).toBe(`/melleklet/${topic}/cikkek?oldal=2`);
  expect(locationOf(`/melleklet/${topic}`)).toBeNull();
});

test('letter case does not count', () => {
  expect(locationOf('/List/NEWEST')).toBe('/legfrissebb');
  expect(locationOf('/SZERZO/Kelemen-Vince-Bodrogvar')).toBe('/szerzo/kelemen-vince');
  expect(locationOf('/gazdasag/2026/11/21/piac/ELO')).toBe('/gazdasag/2026/11/21/piac');
});

test('the query is kept as it is written', () => {
  expect(locationOf('/t?b=%C3%A1+1&a&b=2&&c=%2F?x')).toBe('/tamogatas?b=%C3%A1+1&a&b=2&&c=%2F?x');
});

test('a rule that drops the query drops it', () => {
  const table = createRedirectTable([{ from: '/a', to: '/b', status: 302, keepQuery: false }]);
  expect(redirect('/a?x=1', { table })).toEqual({ location: '/b', status: 302 });
});

test('the imprint has one home in each edition', () => {
  expect(locationOf('/dokumentum/impresszum', { edition: 'main' })).toBe('/impresszum');
  expect(locationOf('/impresszum', { edition: 'main' })).toBeNull();
  expect(locationOf('/impresszum', { edition: 'regional' })).toBe('/dokumentum/impresszum');
  expect(locationOf('/dokumentum/impresszum', { edition: 'regional' })).toBeNull();
});

test('only the main edition has a shop', () => {
  expect(redirect('/shop?a=1', { edition: 'main' })).toEqual({ location: 'https://bolt.example/?a=1', status: 301 });
  expect(redirect('/shop', { edition: 'regional' })).toBeNull();
});

test('an operator rule is temporary and hands its slug on', () => {
  expect(redirect('/kampany/tavasz')).toEqual({ location: '/dokumentum/tavasz', status: 302 });
});

test('/elo is stripped from any path, however often it stands there', () => {
  expect(redirect('/belfold/2026/11/21/arviz/elo')).toEqual({ location: '/belfold/2026/11/21/arviz', status: 301 });
  expect(locationOf('/a/elo/?oldal=2')).toBe('/a?oldal=2');
  expect(locationOf('/a/elo/elo')).toBe('/a');
  expect(locationOf('/elo')).toBe('/');
  expect(locationOf('/a/elore')).toBeNull();
  expect(locationOf('/elo/a')).toBeNull();
});

test('fbclid is stripped, and other parameters stay byte for byte in order', () => {
  expect(redirect('/a?fbclid=x')).toEqual({ location: '/a', status: 301 });
  expect(locationOf('/?b=%20+&fbclid=IwAR1&a=1&fbclid=2&c')).toBe('/?b=%20+&a=1&c');
  expect(locationOf('/a?fbclid')).toBe('/a');
  expect(locationOf('/a?FBCLID=1&a=fbclid')).toBe('/a?a=fbclid');
  expect(locationOf('/a?xfbclid=1&fbclid2=3')).toBeNull();
});

test('a page without a rule stays, odd query and slashes included', () => {
  for (const address of ['/', '/legfrissebb?oldal=2', '/a?', '//a', '/a?&&=']) expect(redirect(address)).toBeNull();
});

test('a chain of rules is one hop', () => {
  expect(redirect('/list/announcement')).toEqual({ location: '/rovat/kozlemeny', status: 301 });
  expect(redirect('/list/announcement/elo?fbclid=1&a=2')).toEqual({ location: '/rovat/kozlemeny?a=2', status: 301 });
  expect(locationOf('/shop?fbclid=1')).toBe('https://bolt.example/');
});

test('a chain is temporary when one of its rules is', () => {
  expect(redirect('/kampany/impresszum', { edition: 'main' })).toEqual({ location: '/impresszum', status: 302 });
});

test('every answer stands where it leads to: no second hop', () => {
  const addresses = ['/list/announcement/elo', '/t/en?fbclid=1', '/rovat/ep-2024/elo', '/kampany/impresszum', '/kampany/x', '/szerzo/mathe-kund-kalotavar/'];
  for (const edition of ['main', 'regional'] as const) {
    for (const address of addresses) expect(redirect(locationOf(address, { edition }) ?? '', { edition })).toBeNull();
  }
});

test('rules in a circle give no redirect', () => {
  const rule = { status: 301, keepQuery: true } as const;
  const table = createRedirectTable([{ from: '/a', to: '/b', ...rule }, { from: '/b', to: '/a', ...rule }]);
  expect(redirect('/a', { table })).toBeNull();
});

test.each([
  '//evil.example/elo', '///evil.example/elo', '/\\evil.example/elo', '\\\\evil.example/elo', '/\t/evil.example/elo', '/\r\n/evil.example/elo',
  'https://evil.example/elo', 'evil.example/elo', '//evil.example?fbclid=1', '/\\/evil.example?fbclid=1', '/%2f/evil.example/elo', '/%5cevil.example/elo',
  '/kampany//evil.example', '/kampany/\\\\evil.example', '/kampany/..//evil.example', '/tema/ep-2024///evil.example', '/./\\evil.example/elo', '/\u2028/evil.example/elo',
  '//t', '/elo//evil.example/elo', '//evil.example\\@x/elo', '/elo/\\evil.example/elo',
])('%j never leads to another host', (address) => {
  const location = locationOf(address);
  if (location === null) return;
  expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  expect(new URL(location, 'https://lapszel.hu').host).toBe('lapszel.hu');
});

test('the marker against ad blockers is rewritten, in any letters, and is no redirect', () => {
  expect(decodeInternalPath('/__satagomat__')).toBe('/tamogatas');
  expect(decodeInternalPath('/__SATAGOMAT__/siker')).toBe('/tamogatas/siker');
  expect(decodeInternalPath('/tamogatas')).toBe('/tamogatas');
  expect(redirect('/__satagomat__')).toBeNull();
  expect(locationOf('/__satagomat__/belepes?fbclid=1')).toBe('/__satagomat__/belepes');
});

const menu = ['/', '/rovat/belfold', '/rovat/Sport/', 'https://example.org/rovat/tech', '/rovat/ep-2024'];

test('an unknown single segment goes to the section of the heading menu', () => {
  expect(toMenuRedirect('/belfold', menu)).toEqual({ location: '/rovat/belfold', status: 302 });
  expect(toMenuRedirect('/BELFOLD/', menu, '?oldal=2')).toEqual({ location: '/rovat/belfold?oldal=2', status: 302 });
  expect(toMenuRedirect('/sport', menu)).toEqual({ location: '/rovat/Sport', status: 302 });
});

test.each(['/', '/kulfold', '/belfold/2026', '/tech', '//belfold', '/rovat/belfold', '/..', ''])('%j is no heading-menu item', (path) => {
  expect(toMenuRedirect(path, menu)).toBeNull();
});

test('with the menu at hand its rule joins the chain, for unknown paths only', () => {
  expect(redirect('/belfold/elo?fbclid=1', { headingMenuHrefs: menu })).toEqual({ location: '/rovat/belfold', status: 302 });
  expect(redirect('/ep-2024?a=1', { headingMenuHrefs: menu })).toEqual({ location: '/melleklet/ep-2024?a=1', status: 302 });
  expect(redirect('/belfold', { headingMenuHrefs: menu, isKnownPath: (path) => path === '/belfold' })).toBeNull();
  expect(redirect('/belfold')).toBeNull();
});
