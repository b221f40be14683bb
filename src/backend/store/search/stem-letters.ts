import { foldText } from './fold-text.ts';

/** Vowels as endings are told apart by: á, é, ó (and ő) count, all other accents do not. */
const KEPT: Readonly<Record<string, string>> = { á: 'á', é: 'é', ó: 'ó', ő: 'ó' };

/** A word in the letters that stems are made from. What a reader types without accents comes to the same by few guesses. */
export function toStemLetters(word: string): string {
  return word.normalize('NFC').replace(/[^a-záéó]/gu, (letter) => KEPT[letter] ?? foldText(letter));
}
