import { expect, test } from 'vitest';
import { checkSize, parseSeedArguments } from './seed-arguments.ts';

test('without arguments only the demo newspaper is asked for', () => {
  expect(parseSeedArguments([])).toEqual({ articles: null, seed: 1, database: null });
});

test('a size, a seed and a server can be given', () => {
  expect(parseSeedArguments(['--articles', '1000', '--seed', '4', '--database', 'postgres://x/y'])).toEqual({ articles: 1000, seed: 4, database: 'postgres://x/y' });
});

test.each(['-1', 'many', '1.5', '99999999999'])('%s is no number of articles', (text) => {
  expect(() => parseSeedArguments([`--articles=${text}`])).toThrow('--articles takes a whole number');
});

test('an embedded database is not grown beyond what it is for, a server is', () => {
  expect(() => checkSize(200_001, true)).toThrow('set DATABASE_URL');
  expect(() => checkSize(200_000, true)).not.toThrow();
  expect(() => checkSize(1_000_000, false)).not.toThrow();
});
