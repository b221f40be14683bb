import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { toTermWords, toTextWords } from './search-words.ts';

const plainOf = (words: readonly { plain: string }[]) => words.map(({ plain }) => plain);

test('words have no accents, and what is no letter or digit parts them', () => {
  expect(plainOf(toTextWords('Árvíztűrő „tükörfúrógép” – 3,5%!'))).toEqual(['arvizturo', 'tukorfurogep', '3', '5']);
  expect(plainOf(toTextWords('Straße Łódź İstanbul'))).toEqual(['strasse', 'lodz', 'istanbul']);
});

test('the ending after a hyphen belongs to no word', () => {
  expect(plainOf(toTermWords('EU-ban 2024-es 5-én NATO-tól Facebookon'))).toEqual(['eu', '2024', '5', 'nato', 'facebookon']);
});

test('a compound is found as one word, and in a text by its parts as well', () => {
  expect(plainOf(toTextWords('Dél-Koreában'))).toEqual(['delkoreaban', 'del', 'koreaban']);
  expect(plainOf(toTermWords('e-mail'))).toEqual(plainOf(toTermWords('email')));
});

test('decomposed letters, soft hyphens and a heap of combining marks are the word itself', () => {
  expect(plainOf(toTermWords('arvi\u0301z'))).toEqual(['arviz']);
  expect(plainOf(toTermWords('ár\u00ADvíz'))).toEqual(['arviz']);
  expect(plainOf(toTermWords(`a${'\u0301'.repeat(500)}`))).toEqual(['a']);
  expect(plainOf(toTermWords('\u0301\u0302 \uD800 \u0000 ()&|!*:<->'))).toEqual([]);
});

test('folding leaves no mark and no upper case', () => {
  expect(foldText('ŐŰ Ǻ')).toBe('ou a');
});
