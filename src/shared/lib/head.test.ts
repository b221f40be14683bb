import { expect, test } from 'vitest';
import { editions } from '../config/editions/editions.ts';
import { absoluteUrl, createHead, decideRobots, toHeadImage } from './head.ts';

const edition = editions.main;

test('a title ends with the publication, but for the front page', () => {
  expect(createHead({ edition, path: '/belfold', title: 'Híd' }).title).toBe('Híd – Lapszél');
  expect(createHead({ edition, path: '/', title: 'Lapszél' }).title).toBe('Lapszél');
});

test('a page is its own canonical, may be indexed and is Hungarian unless it says otherwise', () => {
  expect(createHead({ edition, path: '/legfrissebb?oldal=2', title: 'Friss' })).toMatchObject({
    canonical: 'https://lapszel.hu/legfrissebb?oldal=2',
    robots: 'max-image-preview:large',
    language: 'hu',
    image: null,
    alternates: [],
  });
  expect(createHead({ edition, path: '/x', title: 'X', canonical: null, robots: 'noindex' })).toMatchObject({ canonical: null, robots: 'noindex' });
});

test.each([
  ['/rovat/sport', 'https://lapszel.hu/rovat/sport'],
  ['https://example.org/a', 'https://example.org/a'],
  ['.example.org/a', 'https://lapszel.hu/.example.org/a'],
  ['javascript:alert(1)', 'https://lapszel.hu/javascript:alert(1)'],
])('%s becomes %s', (path, absolute) => {
  expect(absoluteUrl(edition, path)).toBe(absolute);
});

test('uploads come from the assets base', () => {
  expect(absoluteUrl({ ...edition, assetsBaseUrl: 'https://kepek.lapszel.hu/' }, '/uploads/a.jpg')).toBe('https://kepek.lapszel.hu/uploads/a.jpg');
});

test('the share picture is 1200 px wide; a foreign one has no known size', () => {
  expect(toHeadImage(edition, '/uploads/a.jpg', 'Híd')).toEqual({ url: 'https://lapszel.hu/uploads/a.jpg/169/l-1x.jpg', width: 1200, height: 675, alt: 'Híd' });
  expect(toHeadImage(edition, 'https://example.org/a.jpg', '')).toEqual({ url: 'https://example.org/a.jpg', width: null, height: null, alt: '' });
});

test('copies are not for indexes', () => {
  const site = { mode: 'public', app: false, screenshot: false } as const;
  expect(decideRobots(site)).toBe('max-image-preview:large');
  expect(decideRobots({ ...site, app: true })).toBe('noindex');
  expect(decideRobots({ ...site, screenshot: true })).toBe('noindex');
  expect(decideRobots({ ...site, mode: 'preview' })).toBe('noindex');
  expect(decideRobots(site, false)).toBe('noindex');
});
