import { foldText } from './fold-text.ts';

/** A word of a text: as it stands there, in lower case; its letters and digits alone; and those without accents. */
export type SearchWord = { readonly written: string; readonly letters: string; readonly plain: string };

const WORD = /[\p{L}\p{N}\p{M}]+(?:[-\u2010\u2011'’][\p{L}\p{N}\p{M}]+)*/gu;
const JOINTS = /[-\u2010\u2011'’]/;
/** No word is longer; what a text has as longer ones nobody types. */
const WORD_MAX_CHARS = 40;

/** What follows the hyphen of an abbreviation, a number or a foreign name as its ending: EU-ban, 2024-es, 5-én. */
const ENDINGS: ReadonlySet<string> = new Set(
  ('a e i k m n s t d ak ek ok an en on as es os at et ot am em om ad ed od ai ei ja je jai jei uk unk juk ba be ban ben bol ra re ron rol nak nek nal nel hoz hez tol ' +
    'val vel ert ig kent kor va ve ul nyi os s es ik adik edik odik an anak enek aban eben at et ot jan jen jat jet jara jere jaban jeben janak jenek asok esek osok ok eket akat okat ekkel okkal').split(' '),
);

/** The words that a text is found by. A compound with hyphens gives itself as one word, and its parts. */
export function toTextWords(text: string): SearchWord[] {
  return toWords(text, (parts) => (parts.length > 1 ? [parts.join('-'), ...parts] : parts));
}

/** The words that a reader searches for: a compound with hyphens is one of them. */
export function toTermWords(term: string): SearchWord[] {
  return toWords(term, (parts) => [parts.join('-')]);
}

function toWords(text: string, join: (parts: string[]) => string[]): SearchWord[] {
  const found = text.normalize('NFC').replace(/\p{Cf}/gu, '').toLowerCase().match(WORD) ?? [];
  return found.flatMap((word) => join(withoutEnding(word.split(JOINTS))).flatMap(toWord));
}

function withoutEnding(parts: string[]): string[] {
  const last = parts.at(-1);
  return parts.length > 1 && last !== undefined && ENDINGS.has(foldText(last)) ? parts.slice(0, -1) : parts;
}

/** Few words come often, and taking them apart costs more than looking them up. */
const known = new Map<string, readonly SearchWord[]>();
const WORDS_KEPT = 50_000;

function toWord(word: string): readonly SearchWord[] {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= WORDS_KEPT) known.clear();
  const made = makeWord(word);
  known.set(word, made);
  return made;
}

function makeWord(word: string): SearchWord[] {
  const written = word.slice(0, WORD_MAX_CHARS).toWellFormed();
  const letters = written.replace(/[^\p{L}\p{N}]/gu, '');
  const plain = foldText(letters).replace(/[^\p{L}\p{N}]/gu, '');
  return plain === '' ? [] : [{ written, letters, plain }];
}
