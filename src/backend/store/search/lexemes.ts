import { LIST_PERIOD_SECONDS } from '../list-period.ts';
import type { SearchWord } from './search-words.ts';

/*
 * The lexemes of the search index beside plain stems. Words are letters and digits only, so a mark before them keeps the
 * kinds apart. `@…` are the lists that an article stands on and its sites (migration 011 writes those).
 */

/** Stems so short are ambiguous without their accents: kor, kór and kör are one stem. */
const AMBIGUOUS_MAX_CHARS = 4;

/** A stem in a title. */
export function titleStemLexeme(stem: string): string {
  return `!${stem}`;
}

/** A word of a title as it stands there, without accents. */
export function titleWordLexeme(plain: string): string {
  return `+${plain}`;
}

/** How a word of a title begins. Few letters begin many words, so those have lexemes of their own: no search has to go through all words with a letter. */
export function titleBeginningLexemes(plain: string): string[] {
  return Array.from({ length: INDEXED_BEGINNING_CHARS }, (_, index) => `^${plain.slice(0, index + 1)}`);
}

const INDEXED_BEGINNING_CHARS = 2;

/** The part of a query that holds for titles with a word that begins so. */
export function beginsTitleWord(begun: string): string {
  return begun.length <= INDEXED_BEGINNING_CHARS ? `'^${begun}'` : `'${titleWordLexeme(begun)}':*`;
}

/** A short stem with its accents, by which the right one of several readings comes first; null where it has none. */
export function accentLexeme({ letters, plain }: SearchWord, stem: string): string | null {
  if (stem.length > AMBIGUOUS_MAX_CHARS || letters.length !== plain.length || !plain.startsWith(stem)) return null;
  const accented = letters.slice(0, stem.length);
  return accented === stem ? null : `=${accented}`;
}

/** The mark of a list, a section's, topic's or author's; of a site, by its slug. */
export function listLexeme(listKey: string): string {
  return `@${listKey}`;
}

/** The period of 30 days that an article is of, and the twelve periods around it, by which a search looks back step by step (migration 011). */
export function periodLexemes(pubDate: number): string[] {
  const period = Math.floor(pubDate / LIST_PERIOD_SECONDS);
  return [`#${period}`, `#y${Math.floor(period / PERIODS_A_YEAR)}`];
}

const PERIODS_A_YEAR = 12;
