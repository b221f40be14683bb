/*
 * The endings of Hungarian words, in the order in which they are taken off. Endings of nouns and verbs are often the same
 * letters ("házak", "adnak"), so one table does for both. Words come here in `toStemLetters`: of all accents only those of á, é
 * and ó are left, by which endings are told apart, and ö and ü are o and u. A rule without a proof in figures is not here: see
 * docs/decisions/008 and `npm run bench -- search-quality`.
 */

/** An ending, what comes in its place, and how long what stays must be. What has a long vowel, or begins with i or u, counts as one longer. */
export type EndingRule = { readonly ending: RegExp; readonly to: string; readonly min: number; readonly max: number };

const CONSONANT = '[bcdfghjklmnpqrstvwxz]';
const VOWEL = '[aáeéioóu]';
/** After these a verb takes its endings with a vowel between: tartani, segíteni. */
const HEAVY = `(?<=${CONSONANT}{2}|it)`;
const PLACES = '(?:m|d|nk|tok|tek|k)';

function rule(ending: string, min: number, { to = '', max = 99 }: { to?: string; max?: number } = {}): EndingRule {
  return { ending: new RegExp(`(?:${ending})$`), to, min, max };
}

/** Cases of nouns, and what verbs may do (-hat). */
const CASES: readonly EndingRule[] = [
  rule('képpen|képp', 4),
  rule('ként', 3),
  rule('stul', 4),
  rule('n[ae]k|b[ae]n|[brt]ól|h[oe]z|n[áé]l', 2),
  // With: -val after a vowel; after a consonant its v becomes that consonant, of two letters only the first is written twice.
  rule(`(?<=${VOWEL})v[ae]l`, 2),
  rule(`(?<=(${CONSONANT}))\\1[ae]l`, 2),
  rule('(?<=s)sz[ae]l', 2, { to: 'z' }),
  rule('(?<=[gnlt])(?:gy|ny|ly|ty)[ae]l', 2, { to: 'y' }),
  rule('(?<=c)cs[ae]l|(?<=z)zs[ae]l', 2, { to: 's' }),
  rule(`(?<=${VOWEL})v[áé]|(?<=(${CONSONANT}))\\1[áé]`, 3),
  rule('(?<=[^aeiou])ért|kor', 4),
  rule('ig|r[ae]|b[ae]', 3),
  rule('h[ae]t', 2),
  rule('[oe]n', 3),
  rule('an', 4),
  rule('(?<=[áéóiu])n', 3),
  rule('ot', 3),
  rule(`(?<=[bcdfghjkmpvys]|${CONSONANT}t)[ae]t`, 3),
  // After these only short words take the object's ending with a vowel (házat); a longer one is a noun in -at (javaslat).
  rule('(?<=[lrnz])[ae]t', 3, { max: 4 }),
  rule('(?<=[aáeéó]i)t', 2),
  rule('(?<=[áéóu])t', 4),
  rule('(?<=[lrnjszy])t', 3),
];

/** Whose it is, how many, who does it. */
const PERSONS: readonly EndingRule[] = [
  rule(`j?[ae]i${PLACES}?|(?<=[áéóu])i${PLACES}?`, 3),
  rule('j?un?k|(?<=[áéó])nk|j[áé]t[oe]k', 2),
  rule('(?<=[tjn])[aáeé]t[oe]k', 3),
  rule('itek', 4),
  rule('j?ák|j?(?<![aeiou]t)ék|ik|[aoe]k|(?<=[óui])k', 2),
  rule('(?<=[tjn])[ae]m', 2),
  rule('(?<!l)[oe]m', 3),
  rule('(?<=[áéó])m', 5),
  rule('(?<=[tjn])[ae]d|[oe]d', 3),
  rule('l[ae]k', 4),
  rule(`(?<=${CONSONANT})sz|${HEAVY}[ae]sz`, 2),
  // Idő, erő, tető, mező, velő: ideje, ereje …
  rule('(?<=(?:id|er|tet|mez|vel))ej[eé]', 2, { to: 'ó' }),
  rule(`j[aeáé]|(?<=${CONSONANT})[aeáé]`, 2),
];

/** The vowel between a word and an ending that is gone, or a word's own last a or e, which endings make long. */
const LINKS: readonly EndingRule[] = [rule(`(?<=${CONSONANT})[aáeé]`, 2)];

/** Tense and mood of verbs, degrees of adjectives. */
const MOODS: readonly EndingRule[] = [
  rule('h[ae]ss|h[ae]tt?', 2),
  rule('[oe]tt', 2),
  rule('tt', 3, { to: 't' }),
  rule(`${HEAVY}[ae]ni[ae]?|ni[ae]?`, 2),
  rule(`${HEAVY}[ae]n`, 3),
  rule(`(?<=${CONSONANT})n[aeáé]?`, 3),
  rule(`(?<=${CONSONANT})j`, 2),
  rule('ts', 3, { to: 't' }),
  rule('ss', 3, { to: 's' }),
  rule('ssz', 3, { to: 'sz' }),
  rule('zz', 3, { to: 'z' }),
  rule('dd', 2, { to: 'd' }),
  rule('(?<=s|[aeou]j)d', 3),
  rule('(?<=[bcdfghjklmnprvyz]|[^cz]s)t', 3),
  rule('[aáeéo]?bb', 3),
];

/** One ending of each is taken off, of the last two: kap-hat-ott. */
export const ENDINGS: readonly (readonly EndingRule[])[] = [CASES, PERSONS, LINKS, MOODS, MOODS];
