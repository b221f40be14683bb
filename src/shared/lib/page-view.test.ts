import { expect, test } from 'vitest';
import { parsePageView, toPlainAddress } from './page-view.ts';

const view = { address: 'https://lapszel.hu/rovat/sport', title: 'Sport', referrer: '' };

test('a page view is read, and nothing that comes with it', () => {
  expect(parsePageView({ type: 'page-view', ...view, more: 1 })).toEqual(view);
});

test.each([null, undefined, 'page-view', 1, [], {}, { ...view }, { ...view, type: 'frame-host' }, { type: 'page-view', address: 1, title: '', referrer: '' }, { type: 'page-view', address: '', title: '' }])('%j is no page view', (data) => {
  expect(parsePageView(data)).toBeNull();
});

test('neither query nor fragment is told, and of no address nothing', () => {
  expect(toPlainAddress('https://lapszel.hu/archivum?term=titok#talalat')).toBe('https://lapszel.hu/archivum');
  expect(toPlainAddress('')).toBe('');
  expect(toPlainAddress('about:blank')).toBe('');
});
