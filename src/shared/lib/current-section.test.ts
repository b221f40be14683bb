import { expect, test } from 'vitest';
import { decideCurrent } from './current-section.ts';

test.each([
  ['/legfrissebb', '/legfrissebb', 'page'],
  ['/rovat/sport', '/rovat/sport?oldal=3', 'page'],
  ['/rovat/sport', '/sport/2026/11/21/negy-gol', 'true'],
  ['/rovat/sport', '/sportvilag/2026/11/21/negy-gol', undefined],
  ['/rovat/tech', '/rovat/technika', undefined],
  ['/', '/rovat/sport', undefined],
])('%s on %s is %s', (href, path, current) => {
  expect(decideCurrent(href, path)).toBe(current);
});
