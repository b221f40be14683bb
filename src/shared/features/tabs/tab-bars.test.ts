import { expect, test } from 'vitest';
import type { Tab } from '../../config/tabs.ts';
import { resolveTab } from './open-tab.ts';
import { toTabBars } from './tab-bars.ts';

const tabs: readonly Tab[] = [
  { path: '', label: 'Cikkek', content: { kind: 'articles' }, subTabs: [{ path: '', label: 'Összes', content: { kind: 'articles' } }, { path: 'interjuk', label: 'Interjúk', content: { kind: 'articles' } }] },
  { path: 'reszvetel', label: 'Részvétel', content: { kind: 'widget', widget: 'reszvetel' } },
  { path: 'modszertan', label: 'Módszertan', content: { kind: 'link', href: '/dokumentum/modszertan' } },
];

function barsOf(path: string, empty: readonly string[] = []) {
  const open = resolveTab(tabs, path);
  if (open === null) throw new Error(`There is no tab at "${path}".`);
  return toTabBars({ root: '/melleklet/ep', tabs, open, empty: new Set(empty) });
}

test('the open tab is the page, and one that leads elsewhere has the address of its page', () => {
  expect(barsOf('reszvetel')).toEqual({
    tabs: [
      { label: 'Cikkek', href: '/melleklet/ep', current: null },
      { label: 'Részvétel', href: '/melleklet/ep/reszvetel', current: 'page' },
      { label: 'Módszertan', href: '/dokumentum/modszertan', current: null },
    ],
    subTabs: [],
  });
});

test('a tab within a tab is the page, and the tab round it says that it is open', () => {
  const { tabs: bar, subTabs } = barsOf('interjuk');
  expect(bar.map(({ current }) => current)).toEqual(['true', null, null]);
  expect(subTabs).toEqual([
    { label: 'Összes', href: '/melleklet/ep', current: null },
    { label: 'Interjúk', href: '/melleklet/ep/interjuk', current: 'page' },
  ]);
});

test('no link leads to a tab without content: its bar goes where only one is left', () => {
  expect(barsOf('', ['interjuk']).subTabs).toEqual([]);
  expect(barsOf('reszvetel', ['', 'interjuk']).tabs.map(({ label }) => label)).toEqual(['Részvétel', 'Módszertan']);
});

test('where only the first list is empty the tab leads to the next', () => {
  expect(barsOf('reszvetel', ['']).tabs[0]).toEqual({ label: 'Cikkek', href: '/melleklet/ep/interjuk', current: null });
});
