import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { foldText } from './fold-text.ts';
import { beginsTitleWord, listLexeme, titleWordLexeme } from './lexemes.ts';
import { quote, toWords } from './search-terms.ts';
import type { SearchWord } from './search-words.ts';
import { SUGGESTIONS_A_KIND } from './suggestion.ts';
import type { Suggestion } from './suggestion.ts';

type WordCount = { shown: string; n: number };

/**
 * Words that titles have, completed from the last one typed, with the number of articles that have it and all words
 * before it in their title: the number that a search by this title finds.
 */
export async function suggestTitleWords(database: Database, { site, words, without }: { site: string; words: readonly SearchWord[]; without: readonly string[] }): Promise<Suggestion[]> {
  const last = words.at(-1);
  if (last === undefined) return [];
  const before = words.slice(0, -1);
  const { rows } = await (before.length === 0 ? countWords(site, last.plain) : countWordsAfter(site, before, last.plain)).execute(database);
  const known = new Set(without.map(toPlain));
  return rows
    .map(({ shown, n }) => ({ text: [...before.map(({ written }) => written), shown].join(' '), count: n }))
    .filter(({ text }) => !known.has(toPlain(text)))
    .slice(0, SUGGESTIONS_A_KIND)
    .map(({ text, count }) => ({ type: 'title', text, value: text, count }));
}

/** Of what begins so, the most frequent; spellings that differ in accents are one, shown as most titles have it. */
function countWords(site: string, begun: string): RawBuilder<WordCount> {
  const known = sql`select plain, shown, n from title_words where site = ${site} and n > 0`;
  return groupWords(begun.length > 2
    ? sql`${known} and plain like ${`${begun}%`}`
    : sql`${known} and left(plain, ${sql.lit(begun.length)}) = ${begun} order by n desc limit ${4 * (SUGGESTIONS_A_KIND + MOST_TITLES)}`);
}

/** A search has no more filters, and so no more suggestions are left out. */
const MOST_TITLES = 8;

/** The newest titles that have some words; a number as large means that there may be more. */
const TITLES_AT_MOST = 100;

/** The same within the newest titles that have the other words. */
function countWordsAfter(site: string, before: readonly SearchWord[], begun: string): RawBuilder<WordCount> {
  const query = [quote(listLexeme(site)), ...before.map(({ plain }) => quote(titleWordLexeme(plain))), beginsTitleWord(begun)].join(' & ');
  return groupWords(sql`
    select plain, shown, count(*)::int as n
    from search_newest(${site}, ${query}::tsquery, null, 0, ${2 ** 52}::bigint, ${TITLES_AT_MOST}) found
    join article_search s on s.article_id = found.article_id
    cross join lateral (select shown, regexp_replace(immutable_unaccent(shown), '[^[:alnum:]]', '', 'g') as plain from unnest(s.title_words) as w (shown)) word
    where plain like ${`${begun}%`}
    group by plain, shown`);
}

function groupWords(words: RawBuilder<unknown>): RawBuilder<WordCount> {
  return sql<WordCount>`
    select (array_agg(shown order by n desc, shown))[1] as shown, sum(n)::int as n from (${words}) word
    group by plain order by 2 desc, plain limit ${SUGGESTIONS_A_KIND + MOST_TITLES}`;
}

function toPlain(text: string): string {
  return toWords(foldText(text)).map(({ plain }) => plain).join(' ');
}
