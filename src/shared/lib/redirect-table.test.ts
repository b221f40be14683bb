import { expect, test } from 'vitest';
import type { RedirectRow } from '../config/redirects.ts';
import { createRedirectTable, resolveRedirectRow } from './redirect-table.ts';

const row = (from: string, to: string, more: Partial<RedirectRow> = {}): RedirectRow => ({ from, to, status: 301, keepQuery: true, ...more });
const follow = (rows: RedirectRow[], path: string, edition: 'main' | 'regional' = 'main') =>
  resolveRedirectRow(createRedirectTable(rows), path, edition)?.path ?? null;

test('letter case and a slash at the end do not count', () => {
  const rows = [row('/list/Newest', '/legfrissebb')];
  expect(follow(rows, '/LIST/newest')).toBe('/legfrissebb');
  expect(follow(rows, '/list/newest/')).toBe('/legfrissebb');
});

test('a row matches whole paths only', () => {
  const rows = [row('/t', '/tamogatas')];
  expect(follow(rows, '/t/en')).toBeNull();
  expect(follow(rows, '/te')).toBeNull();
  expect(follow(rows, '/')).toBeNull();
});

test('a placeholder takes one segment as it is written', () => {
  const rows = [row('/kampany/{slug}', '/dokumentum/{slug}')];
  expect(follow(rows, '/kampany/Tavasz%20A')).toBe('/dokumentum/Tavasz%20A');
  expect(follow(rows, '/kampany')).toBeNull();
  expect(follow(rows, '/kampany/a/b')).toBeNull();
});

test('a rest placeholder takes all that is left, even nothing', () => {
  const rows = [row('/tema/{topic}/{rest...}', '/melleklet/{topic}/{rest...}')];
  expect(follow(rows, '/tema/eb-2024')).toBe('/melleklet/eb-2024');
  expect(follow(rows, '/tema/eb-2024/csoportok/a')).toBe('/melleklet/eb-2024/csoportok/a');
  expect(follow(rows, '/tema')).toBeNull();
});

test('placeholders may change places', () => {
  expect(follow([row('/a/{x}/{y}', '/b/{y}/{x}')], '/a/1/2')).toBe('/b/2/1');
});

test('a row of one edition does not match in the other', () => {
  const rows = [row('/impresszum', '/dokumentum/impresszum', { edition: 'regional' })];
  expect(follow(rows, '/impresszum', 'regional')).toBe('/dokumentum/impresszum');
  expect(follow(rows, '/impresszum', 'main')).toBeNull();
});

test('the first row that matches wins', () => {
  expect(follow([row('/a/b', '/x'), row('/a/{any}', '/y')], '/a/b')).toBe('/x');
});
