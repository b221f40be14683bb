import { expect, test } from 'vitest';
import { SEARCH_TERM_MAX_WORDS } from '../../../shared/config/constants.ts';
import { parseTerms, parseUnfinishedTerms, toTitleParts } from './search-terms.ts';

test('accents change what comes first, never what is found', () => {
  for (const [typed, plain] of [['Kórház építése', 'korhaz epitese'], ['termékek', 'termekek'], ['almák', 'almak'], ['őrült kór', 'orult kor'], ['a híd', 'a hid']] as const) {
    expect(parseTerms(typed)?.required).toEqual(parseTerms(plain)?.required);
  }
  expect(parseTerms('kór')?.ranked).toContain("'=kór'");
  expect(parseTerms('kor')?.ranked.join()).not.toContain('=');
});

test('words without a meaning are not insisted on; alone, they are looked for in titles', () => {
  expect(parseTerms('a kutya és az ember')?.required).toEqual(parseTerms('kutya ember')?.required);
  expect(parseTerms('ez az')?.required).toEqual(["'!ez'", "'!az'"]);
});

test('operators, quotes and everything else that is no word are not there', () => {
  expect(parseTerms(`kutya' & !(macska) | "ló":* <-> \\ %_ ; drop`)?.required.join(' ')).toMatch(/^['a-z() |]+$/);
  for (const nothing of ['', ' ', '!!!', "'", '\u0000', '()&|']) expect(parseTerms(nothing)).toBeNull();
});

test('a term has eight words at most', () => {
  expect(parseTerms('egyik másik harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik')?.required).toHaveLength(SEARCH_TERM_MAX_WORDS);
});

test('while a reader types, the last word may go on, and the words before it are whole', () => {
  const { required = [] } = parseUnfinishedTerms('tiszai árv') ?? {};
  expect(required[0]).toBe(parseTerms('tiszai')?.required[0]);
  expect(required[1]).toContain("'+arv':*");
});

test('a title is found by its words as they stand there, accents aside', () => {
  expect(toTitleParts(['Tetőzik a TISZA'])).toEqual(["'+tetozik'", "'+a'", "'+tisza'"]);
});
