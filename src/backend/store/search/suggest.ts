import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SearchFilters } from '../../../shared/contract/schemas/search.ts';
import type { Database } from '../database/open-database.ts';
import { suggestTitleWords } from './suggest-title-words.ts';
import { toWords } from './search-terms.ts';
import { SUGGESTIONS_A_KIND } from './suggestion.ts';
import type { Suggestion } from './suggestion.ts';

/** So many names that begin alike are counted. */
const NAME_CANDIDATES = 100;

/** Where the names of a kind stand, and the key of their lists. */
const KINDS = [
  { type: 'superTags', filter: 'superTags', list: 'stag', names: sql`(select id, slug, name, sort_key from super_tags where active)` },
  { type: 'tags', filter: 'and_tags', list: 'tag', names: sql`tags` },
  { type: 'authors', filter: 'authors', list: 'author', names: sql`authors` },
] as const;

/**
 * What a reader may mean who is still typing: sections, topics, authors and words of titles that begin so, accents aside,
 * each with the number of its articles. What the search is narrowed to already is left out. @spec §2.6 §3 §7
 */
export async function suggest(database: Database, { site, term, filters }: { site: string; term: string; filters: SearchFilters }): Promise<Suggestion[]> {
  const words = toWords(term);
  if (words.length === 0) return [];
  const kinds = await Promise.all([suggestNames(database, { site, words: words.map(({ plain }) => plain), filters }), suggestTitleWords(database, { site, words, without: filters.title })]);
  return kinds.flat();
}

/** One query for all kinds, in their order. */
async function suggestNames(database: Database, { site, words, filters }: { site: string; words: readonly string[]; filters: SearchFilters }): Promise<Suggestion[]> {
  const parts = KINDS.map(({ filter, list, names }, place) => sql`(
    select ${sql.lit(place)}::int as place, named.name as text, named.slug as value, counted.n as count from (
      select id, slug, name, sort_key from ${names} named
      where ${sql.join(words.map((word) => beginsWord(word)), sql` and `)} and slug <> all(${[...filters[filter]]}::text[])
      order by (sort_key collate "C") like ${`${words.join(' ')}%`} desc, sort_key limit ${NAME_CANDIDATES}
    ) named
    cross join lateral (select coalesce(sum(n), 0)::int as n from list_counts where site = ${site} and list_key = ${`${list}:`} || named.id) counted
    where counted.n > 0 order by counted.n desc, named.sort_key limit ${SUGGESTIONS_A_KIND}
  )`);
  const { rows } = await sql<{ place: number; text: string; value: string; count: number }>`${sql.join(parts, sql` union all `)}`.execute(database);
  return rows.toSorted((one, other) => one.place - other.place || other.count - one.count).map(({ place, text, value, count }) => ({ type: KINDS[place]?.type ?? 'title', text, value, count }));
}

/** A name has a word that begins so. Words of a term are letters and digits, so none is an operator here. */
function beginsWord(word: string): RawBuilder<boolean> {
  return sql`sort_key ~ ${`\\m${word}`}`;
}
