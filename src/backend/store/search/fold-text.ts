/** Letters that are no base letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };

/** A text without accents in lower case, as readers may type it: árvíztűrő and ÁRVÍZTŰRŐ are arvizturo. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter);
}
