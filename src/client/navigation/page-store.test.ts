import { expect, test, vi } from 'vitest';
import { makeCommon, makeInit, makeRefresh } from '../../../test/support/fixtures.ts';
import type { PagePayload } from '../../shared/pages/page.ts';
import { createPageStore } from './page-store.ts';

const older = makeRefresh({ weatherData: { city: 'Budapest', temperature: 1, condition: 'köd' } });
const newer = makeRefresh({ weatherData: { city: 'Budapest', temperature: 2, condition: 'eső' } });
const View = () => null;

function makePage(path: string, refresh = older) {
  const payload: PagePayload = {
    build: 'b', edition: 'main', framesOrigin: 'https://frames.lapszel.hu', page: 'empty', routeKey: path, path, status: 200,
    head: { title: path, description: null, canonical: null, robots: null, language: 'hu', siteName: 'Lapszél', ogType: 'website', image: null, properties: [], feeds: [], alternates: [] },
    look: { headerOpacity: false, colorMode: null, colorScheme: 'default', footer: true },
    common: makeCommon({ init: makeInit(), refresh }), data: {}, slow: {},
  };
  return { payload, View };
}

test('what a poll has brought stays on the next page, whose own data may be older', () => {
  const store = createPageStore(makePage('/'));
  store.showRefresh(newer);
  store.show(makePage('/legfrissebb', older));
  expect(store.get().payload).toMatchObject({ path: '/legfrissebb', common: { refresh: newer } });
});

test('before a poll the first page’s data hold, which the poll names when it asks', () => {
  const store = createPageStore(makePage('/', older));
  store.show(makePage('/legfrissebb', newer));
  expect(store.get().payload.common.refresh).toEqual(older);
});

test('React hydrates what the HTML shows, whatever a poll has brought meanwhile', () => {
  const first = makePage('/');
  const store = createPageStore(first);
  store.showRefresh(newer);
  expect(store.getFirst()).toBe(first);
  expect(store.get().payload.common.refresh).toEqual(newer);
});

test('listeners hear of pages and polls until they leave', () => {
  const store = createPageStore(makePage('/'));
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.show(makePage('/a'));
  store.showRefresh(newer);
  leave();
  store.show(makePage('/b'));
  expect(listener).toHaveBeenCalledTimes(2);
});
