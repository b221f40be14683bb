import { expect, test } from 'vitest';
import { makeInit } from '../../../../test/support/fixtures.ts';
import { isOffered, isQuizRefreshed, withOffered } from './component-setup.ts';

const off = { donations: '0', refreshQuiz: '0' } as const;
const donating = { ...off, donations: '1' } as const;

test.each([
  ['/tamogatas', donating, 'main', true],
  ['/tamogatas/siker?x=1', donating, 'regional', true],
  ['/tamogatas', off, 'main', false],
  ['/tamogatas?forras=lablec', off, 'main', false],
  ['/elofizetes', off, 'main', true],
  ['/elofizetes', donating, 'main', false],
  ['/elofizetes', off, 'regional', false],
  ['/egyszazalek', off, 'main', true],
  ['/egyszazalek', off, 'regional', false],
  ['/lapszelakademia', off, 'main', true],
  ['/lapszelakademia', off, 'regional', false],
  ['/te', donating, 'regional', false],
  ['/tech', off, 'regional', true],
  ['/', off, 'main', true],
  ['/rovat/tamogatas', off, 'main', true],
  ['https://tamogatas.example/tamogatas', off, 'main', true],
] as const)('a link to %s with %j on the %s edition: %s', (href, setup, edition, expected) => {
  expect(isOffered(href, setup, edition)).toBe(expected);
});

test('every menu loses the links that lead nowhere and keeps the others in order', () => {
  const items = ['/legfrissebb', '/tamogatas', '/rovat/sport'].map((href) => ({ title: href, href, icon: null, description: null }));
  const menus = { main: items, sidebar: items, heading: items, extra: items, footerHighlight: items, footerNormal: items, footerApp: items, footerSocial: items };
  expect(Object.keys(menus).toSorted()).toEqual(Object.keys(makeInit().menus).toSorted());
  for (const [name, kept] of Object.entries(withOffered(menus, off, 'main'))) expect(kept.map(({ href }) => href), name).toEqual(['/legfrissebb', '/rovat/sport']);
  expect(withOffered(menus, donating, 'main')).toEqual(menus);
});

test('quizzes ask again only where the set-up says so', () => {
  expect([isQuizRefreshed(off), isQuizRefreshed({ ...off, refreshQuiz: '1' })]).toEqual([false, true]);
});
