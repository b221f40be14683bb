import { expect, test } from 'vitest';
import { parsePage, parsePerPage, parsePost } from './page-query.ts';

test('oldal counts when it is an integer greater than 1', () => {
  expect(parsePage('2')).toBe(2);
  expect(parsePage('57')).toBe(57);
});

test.each(['1', '0', '-3', '2.5', '2e3', '0x10', 'kettő', '', ' ', null, undefined])('oldal=%s is page 1', (oldal) => {
  expect(parsePage(oldal)).toBe(1);
});

test('of a repeated oldal the first counts', () => {
  expect(parsePage(['3', '9'])).toBe(3);
  expect(parsePage(['', '9'])).toBe(1);
  expect(parsePage([])).toBe(1);
});

test('an endless page number is capped', () => {
  expect(parsePage('100001')).toBe(100_000);
  expect(parsePage('9'.repeat(400))).toBe(100_000);
});

test('perPage overrides the page size', () => {
  expect(parsePerPage('25')).toBe(25);
  expect(parsePerPage(['5', '50'])).toBe(5);
});

test('perPage stays between 1 and 50', () => {
  expect(parsePerPage('51')).toBe(50);
  expect(parsePerPage('9'.repeat(400))).toBe(50);
  expect(parsePerPage('0')).toBe(1);
  expect(parsePerPage('-7')).toBe(1);
  expect(parsePerPage('12.9')).toBe(12);
});

test.each(['sok', '', 'NaN', 'Infinity', null, undefined])('perPage=%s gives the default', (perPage) => {
  expect(parsePerPage(perPage)).toBe(10);
  expect(parsePerPage(perPage, 5)).toBe(5);
});

test('bejegyzes names a post by its number, and anything else names none', () => {
  expect(parsePost('12')).toBe(12);
  for (const nonsense of ['0', '-1', '1.5', '012', '1e3', '2147483648', '99999999999', 'x', '', null, undefined]) expect(parsePost(nonsense)).toBeNull();
});
