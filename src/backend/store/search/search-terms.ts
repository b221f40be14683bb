import { SEARCH_TERM_MAX_CHARS, SEARCH_TERM_MAX_WORDS } from '../../../shared/config/constants.ts';
import { toPossibleStems, toStem } from './hungarian-stem.ts';
import { accentLexeme, beginsTitleWord, titleStemLexeme, titleWordLexeme } from './lexemes.ts';
import { toTermWords } from './search-words.ts';
import type { SearchWord } from './search-words.ts';
import { STOP_WORDS } from './stop-words.ts';

/**
 * What a reader searches for, as PostgreSQL's text of queries: what an article must have, in parts that all must hold,
 * and what it is ranked by; `inTitle` are the parts that hold where all its words are in the title. The parts depend on the term without its accents only; the accents count in the ranking.
 */
export type SearchTerms = { readonly required: readonly string[]; readonly ranked: readonly string[]; readonly inTitle: readonly string[] };

/** Reads a term; null where it has no word. Operators, quotes and everything else that is no word are not there. @spec §2.6 */
export function parseTerms(term: string): SearchTerms | null {
  const words = toMeaningfulWords(term);
  if (words.length === 0) return null;
  return toTerms(words);
}

/** The same while a reader is still typing: the last word may go on. */
export function parseUnfinishedTerms(term: string): SearchTerms | null {
  const words = toWords(term);
  const last = words.at(-1);
  if (last === undefined) return null;
  const before = words.slice(0, -1).filter(({ plain }) => !STOP_WORDS.has(plain)).map(toQuery);
  const whole = toQuery(last);
  const begun = beginsTitleWord(last.plain);
  return toTerms([...before, { required: `(${whole.required} | ${begun})`, ranked: [...whole.ranked, begun], inTitle: `(${whole.inTitle} | ${begun})` }]);
}

/** The words that must stand in a title as they are, accents aside. */
export function toTitleParts(titles: readonly string[]): string[] {
  return titles.flatMap(toWords).slice(0, SEARCH_TERM_MAX_WORDS).map(({ plain }) => quote(titleWordLexeme(plain)));
}

/** The words of a term, no more than the limits allow. */
export function toWords(term: string): SearchWord[] {
  return toTermWords(term.normalize('NFC').slice(0, SEARCH_TERM_MAX_CHARS)).slice(0, SEARCH_TERM_MAX_WORDS);
}

/** A lexeme within a query's text. It holds letters and digits only, and marks of ours. */
export function quote(lexeme: string): string {
  return `'${lexeme}'`;
}

type Query = { readonly required: string; readonly ranked: readonly string[]; readonly inTitle: string };

function toTerms(queries: readonly Query[]): SearchTerms {
  return { required: queries.map(({ required }) => required), ranked: queries.flatMap(({ ranked }) => ranked), inTitle: queries.map(({ inTitle }) => inTitle) };
}

/** Words that carry meaning; where there are none, what the term has must stand in the title. */
function toMeaningfulWords(term: string): Query[] {
  const words = toWords(term);
  const meaningful = words.filter(({ plain }) => !STOP_WORDS.has(plain));
  return meaningful.length > 0 ? meaningful.map(toQuery) : words.map(toTitleQuery);
}

function toQuery(word: SearchWord): Query {
  const stems = toPossibleStems(word.plain);
  const accents = accentLexeme(word, toStem(word.letters));
  return {
    required: anyOf(stems),
    ranked: [...stems.map(quote), ...(accents === null ? [] : [quote(accents)])],
    inTitle: anyOf(stems.map(titleStemLexeme)),
  };
}

function toTitleQuery({ plain }: SearchWord): Query {
  const lexemes = toPossibleStems(plain).map(titleStemLexeme);
  return { required: anyOf(lexemes), ranked: lexemes.map(quote), inTitle: anyOf(lexemes) };
}

function anyOf(lexemes: readonly string[]): string {
  return lexemes.length === 1 ? lexemes.map(quote).join('') : `(${lexemes.map(quote).join(' | ')})`;
}
