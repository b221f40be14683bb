import { expect, test } from 'vitest';
import { parsePage, parsePageParameters, parsePerPage, parsePost } from './page-query.ts';

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

function parametersOf(query: string, known = ['term', 'filters', 'honap', 'nap']) {
  return parsePageParameters(known, new URLSearchParams(query));
}

test('a page knows of its query what its route knows, each in one spelling', () => {
  expect(parametersOf('term=%20%C3%A1rv%C3%ADz%20%20tiszai%0A&filters={"and_tags":["b","a","b"]}&utm_source=x&honap=2026-11')).toEqual({
    term: 'árvíz tiszai', filters: '{"and_tags":["a","b"]}', honap: '2026-11',
  });
  expect(parametersOf('term=x&nap=2026-11-21', ['nap'])).toEqual({ nap: '2026-11-21' });
});

test.each(['term=', 'term=%20%00%0A', 'filters={', 'filters={"and_tags":[]}', 'filters={"not_tags":["x"]}', 'honap=2026-13', 'honap=26-1', 'nap=2026-02-30', 'nap=2026-11-21T00', 'honap=0000-01'])('%s is nonsense', (query) => {
  expect(parametersOf(query)).toEqual({});
});

test('a term has an end', () => {
  expect(parametersOf(`term=${'szó '.repeat(20)}`).term?.split(' ')).toHaveLength(8);
  expect(parametersOf(`term=${'a'.repeat(5000)}`).term).toHaveLength(128);
});
