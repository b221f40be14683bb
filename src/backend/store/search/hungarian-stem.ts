import { foldText } from './fold-text.ts';
import { ENDINGS } from './hungarian-endings.ts';
import type { EndingRule } from './hungarian-endings.ts';
import { toIrregularNoun, toIrregularStem, toWholeBase } from './hungarian-irregulars.ts';
import { toStemLetters } from './stem-letters.ts';

const ANY_VOWEL = /[aáeéioóu]/;
/** Words of two letters before their ending: év-re, út-ra. */
const COUNTS_LONGER = /[áéó]|^[iu]/;
/** Shorter words have no ending to lose, or nothing to spare. */
const STEMMED_MIN_CHARS = 3;

/**
 * The stem of a word as it is written, in lower case: one lexeme without accents for all inflected forms. Not the
 * dictionary's form: alma and almát are both alm.
 */
export function toStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= STEMS_KEPT) stems.clear();
  const stem = makeStem(word);
  stems.set(word, stem);
  return stem;
}

/** A language has few words that come often: looking them up is a hundred times quicker than making their stems again. */
const stems = new Map<string, string>();
const STEMS_KEPT = 50_000;

function makeStem(word: string): string {
  if (word.length < STEMMED_MIN_CHARS || /\P{L}/u.test(word)) return foldText(word);
  const letters = toStemLetters(word);
  return toIrregularStem(letters) ?? takeEndings(/^leg.{2,}bb/.test(letters) ? letters.slice('leg'.length) : letters);
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó' };
/** Accents that decide about an ending stand in the last letters, and three of them are enough. */
const TAIL_CHARS = 6;
const TAIL_VOWELS = 3;

/**
 * The stems that a word typed without accents may have: "termekek" are rooms (termek-ek) or products (termék-ek). A reader
 * who types the accents finds the same, since a search takes its words without them.
 */
export function toPossibleStems(plain: string): string[] {
  const vowels = [...plain.matchAll(/[aeo]/g)].map(({ index }) => index).filter((index) => index > 0 && index >= plain.length - TAIL_CHARS).slice(-TAIL_VOWELS);
  const spellings = vowels.reduce<string[]>((known, index) => known.flatMap((word) => [word, word.slice(0, index) + (ACCENTED[word.charAt(index)] ?? '') + word.slice(index + 1)]), [plain]);
  return [...new Set(spellings.map(toStem))];
}

function takeEndings(word: string): string {
  let rest = word;
  for (const rules of ENDINGS) {
    const base = toWholeBase(rest);
    if (base !== null) return toCommonEnd(base);
    rest = takeEnding(rest, rules);
  }
  const base = toWholeBase(rest);
  return base === null ? toIrregularNoun(toCommonEnd(foldEnd(rest))) : toCommonEnd(base);
}

function takeEnding(word: string, rules: readonly EndingRule[]): string {
  for (const { ending, to, min, max } of rules) {
    const at = word.search(ending);
    if (at === -1) continue;
    const rest = word.slice(0, at);
    const size = rest.length + (COUNTS_LONGER.test(rest) ? 1 : 0);
    if (size >= min && size <= max && ANY_VOWEL.test(rest)) return rest + to;
  }
  return word;
}

/** Bokor and bokr-ok, érez and érz-i: a vowel that comes and goes is left out. */
function foldEnd(word: string): string {
  return word.replace(/(?<=[aeiouáéó][bcdfghjklmnprstvz]{1,2})[oe]([rlmnkzg])$/, '$1').replace(/(?<=.{3})([bcdfghjklmnprstvz])\1$/, '$1');
}

/** Alma and almá-: a word's last a or e may be an ending as well. */
function toCommonEnd(word: string): string {
  const plain = foldText(word);
  return plain.length > 2 ? plain.replace(/[ae]$/, '') : plain;
}
