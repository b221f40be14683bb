import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { toArticleVector } from './article-vector.ts';
import type { SearchText } from './article-vector.ts';
import { periodLexemes } from './lexemes.ts';

/** An article and the texts that it is found by. */
export type SearchRow = { readonly id: number; readonly pubDate: number; readonly text: SearchText };

/** Writes what the search index keeps of some articles, by one statement, with the marks of the lists that they stand on. */
export async function saveSearchRows<Schema>(trx: Kysely<Schema>, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  const vectors = rows.map(({ text, pubDate }) => toArticleVector(text, periodLexemes(pubDate)));
  const ids = sql`${rows.map(({ id }) => id)}::int[]`;
  // An array of arrays would need titles of one length, so the words of each travel as one text.
  await sql`
    insert into article_search (article_id, pub_date, tsv, title_words)
    select id, pub_date, vector::tsvector || array_to_tsvector(coalesce(marks, '{}')), string_to_array(words, ' ')
    from unnest(${ids}, ${rows.map(({ pubDate }) => pubDate)}::bigint[], ${vectors.map(({ vector }) => vector)}::text[], ${vectors.map(({ titleWords }) => titleWords.join(' '))}::text[])
      as t (id, pub_date, vector, words)
    left join (select article_id, marks from article_search_marks where article_id = any(${ids})) m on m.article_id = id
    on conflict (article_id) do update set pub_date = excluded.pub_date, tsv = excluded.tsv, title_words = excluded.title_words`.execute(trx);
}
