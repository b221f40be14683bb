/** A form of one word or several, as it stands in texts. */
export type Form = { readonly text: string; readonly slug: string; readonly lemmas: readonly string[]; readonly count: number };

/** Reads a table with a line for each form and word: form, lemma, part of speech, count; the first line names them. */
export function parseForms(table: string): Form[] {
  const byText = new Map<string, { lemmas: string[]; count: number }>();
  for (const line of table.split('\n').slice(1)) {
    const [text = '', lemma = '', , count = '1'] = line.split('\t');
    // What is no word to a search is none here: numbers, dashes, single signs.
    if (!/^\p{L}[\p{L}-]*$/u.test(text)) continue;
    const known = byText.get(text) ?? { lemmas: [], count: 0 };
    known.lemmas.push(lemma);
    known.count += Number(count);
    byText.set(text, known);
  }
  return [...byText].map(([text, { lemmas, count }], index) => ({ text, slug: `alak-${index}`, lemmas, count }));
}
