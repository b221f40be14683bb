import { foldText } from './fold-text.ts';
import { toStem } from './hungarian-stem.ts';
import { toTextWords } from './search-words.ts';
import type { SearchWord } from './search-words.ts';
import { STOP_WORDS } from './stop-words.ts';
import { accentLexeme, titleBeginningLexemes, titleStemLexeme, titleWordLexeme } from './lexemes.ts';

/** The texts that an article is found by, by weight. */
export type SearchText = { readonly title: string; readonly topics: string; readonly lead: string; readonly text: string };

/** What the index keeps of an article: its lexemes as PostgreSQL's text of a vector, and the words of its title for suggestions. */
export type ArticleVector = { readonly vector: string; readonly titleWords: string[] };

type Weight = 'A' | 'B' | 'C' | null;

/** A word that a body repeats so often is what it is about. */
const SALIENT_OCCURRENCES = 3;
/** Shorter words are no help as suggestions. */
const SUGGESTED_MIN_CHARS = 3;

/**
 * An article's lexemes, weighted by where they stand: A title, B names and topics, C lead and what the body repeats, none
 * for the rest. One lexeme stands for all inflected forms of a word and has no accents. `more` are lexemes besides.
 */
export function toArticleVector({ title, topics, lead, text }: SearchText, more: readonly string[] = []): ArticleVector {
  const weights = new Map<string, Weight>(more.map((lexeme) => [lexeme, null]));
  const put = (lexeme: string, weight: Weight) => {
    if (isHeavier(weight, weights.get(lexeme))) weights.set(lexeme, weight);
  };
  const titleWords = toTextWords(title);
  for (const { letters, plain } of titleWords) [titleStemLexeme(toStem(letters)), titleWordLexeme(plain), ...titleBeginningLexemes(plain)].forEach((lexeme) => put(lexeme, 'A'));
  const parts: [SearchWord[], (count: number) => Weight][] = [
    [titleWords, () => 'A'],
    [toTextWords(topics), () => 'B'],
    [toTextWords(lead), () => 'C'],
    [toTextWords(text), (count) => (count >= SALIENT_OCCURRENCES ? 'C' : null)],
  ];
  for (const [words, decideWeight] of parts) {
    for (const [{ stem, accents }, count] of countStems(words)) {
      put(stem, decideWeight(count));
      // Wherever it stands, the right reading counts like a word of the title.
      if (accents !== null) put(accents, 'A');
    }
  }
  return { vector: [...weights].map(([lexeme, weight]) => toVectorPart(lexeme, weight)).join(' '), titleWords: toSuggestedWords(titleWords) };
}

type Stemmed = { readonly stem: string; readonly accents: string | null };

/** The stems of some words, each with the number of its words. */
function countStems(words: readonly SearchWord[]): Map<Stemmed, number> {
  const counts = new Map<Stemmed, number>();
  const byForm = new Map<string, Stemmed>();
  const byLexeme = new Map<string, Stemmed>();
  for (const word of words) {
    if (STOP_WORDS.has(word.plain)) continue;
    let stemmed = byForm.get(word.written);
    if (stemmed === undefined) {
      const stem = toStem(word.letters);
      const made = { stem, accents: accentLexeme(word, stem) };
      stemmed = byLexeme.get(`${made.stem} ${made.accents ?? ''}`) ?? made;
      byForm.set(word.written, stemmed);
      byLexeme.set(`${made.stem} ${made.accents ?? ''}`, stemmed);
    }
    counts.set(stemmed, (counts.get(stemmed) ?? 0) + 1);
  }
  return counts;
}

function isHeavier(weight: Weight, other: Weight | undefined): boolean {
  return other === undefined || (weight !== null && (other === null || weight < other));
}

function toVectorPart(lexeme: string, weight: Weight): string {
  return weight === null ? `'${lexeme}'` : `'${lexeme}':1${weight}`;
}

/** A title's words as they are suggested: each once, without what nobody looks for. */
function toSuggestedWords(words: readonly SearchWord[]): string[] {
  return [...new Set(words.filter(({ plain }) => plain.length >= SUGGESTED_MIN_CHARS && !STOP_WORDS.has(plain)).map(({ written }) => written))].filter((word) => foldText(word) !== '');
}
