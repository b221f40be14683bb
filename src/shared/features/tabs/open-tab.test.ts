import { describe, expect, test } from 'vitest';
import { sections } from '../../config/sections.ts';
import { supplements } from '../../config/supplements.ts';
import type { Tab } from '../../config/tabs.ts';
import { resolveTab, toTabPlaces, toTabTitle } from './open-tab.ts';

const tabs: readonly Tab[] = [
  { path: '', label: 'Cikkek', content: { kind: 'articles' }, subTabs: [{ path: '', label: 'Összes', content: { kind: 'articles' } }, { path: 'interjuk', label: 'Interjúk', content: { kind: 'articles' } }] },
  { path: 'listak', label: 'Listák', content: { kind: 'widget', widget: 'partok' }, subTabs: [{ path: 'listak', label: 'Pártok', content: { kind: 'widget', widget: 'partok' } }, { path: 'listak/egyeni', label: 'Egyéni', content: { kind: 'widget', widget: 'egyeni' } }] },
  { path: 'adatok', label: 'Adatok', content: { kind: 'widget', widget: 'terkep', details: true } },
  { path: 'reszvetel', label: 'Részvétel', content: { kind: 'widget', widget: 'reszvetel' } },
];

describe('the tab of a path', () => {
  test.each([
    ['', 'Cikkek', 'Összes', null],
    ['interjuk', 'Cikkek', 'Interjúk', null],
    ['listak', 'Listák', 'Pártok', null],
    ['listak/egyeni', 'Listák', 'Egyéni', null],
    ['adatok', 'Adatok', null, null],
    ['adatok/megye/tiszamente', 'Adatok', null, 'megye/tiszamente'],
  ])('%j is %s, %j', (path, tab, subTab, detail) => {
    const open = resolveTab(tabs, path);
    expect([open?.tab.label, open?.subTab?.label ?? null, open?.detail]).toEqual([tab, subTab, detail]);
  });

  test.each(['nincs', 'cikkek', 'interjuk/x', 'adatok/megye', 'adatok/megye/a/b', 'adatok/Megye/x y', 'reszvetel/megye/tiszamente', 'adatok/'])('%j is none', (path) => {
    expect(resolveTab(tabs, path)).toBeNull();
  });
});

test.each([
  ['', 'EP'],
  ['interjuk', 'EP: Interjúk'],
  ['listak', 'EP: Listák'],
  ['listak/egyeni', 'EP: Listák, Egyéni'],
])('on %j the page is called %s', (path, title) => {
  const open = resolveTab(tabs, path);
  expect(open === null ? null : toTabTitle('EP', open)).toBe(title);
});

describe.each([...sections, ...supplements].map((row): [string, readonly Tab[]] => [row.slug, row.tabs]))('the tabs of %s', (slug, rows) => {
  const places = toTabPlaces(rows);

  test('have paths and titles of their own, and the page itself is one of them', () => {
    expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
    expect(new Set(places.map((place) => toTabTitle(slug, place))).size).toBe(places.length);
    expect(places[0]?.path).toBe('');
  });

  test('hold tabs whose first one stands at the tab itself', () => {
    expect(rows.filter((tab) => tab.subTabs !== undefined && tab.subTabs[0]?.path !== tab.path)).toEqual([]);
  });
});
