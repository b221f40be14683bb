import { sql } from 'kysely';
import { COMBINED_LIST_REACH, listCombinedIds } from './combined-list-store.ts';
import type { Database } from './database/open-database.ts';
import type { ListPage } from './list-store.ts';
import type { SearchLists } from './search-lists.ts';

/** The ids of a search's page and their total. */
export async function listSearchIds(database: Database, query: { site: string; lists: SearchLists; offset: number; limit: number }): Promise<ListPage> {
  const { site, lists, offset, limit } = query;
  if (lists.titleWords.length === 0) return listCombinedIds(database, { site, include: lists.include, exclude: lists.exclude, offset, limit });
  return listByTitle(database, query);
}

/** Articles with the words in their title, by the word index; the lists are asked about each. */
async function listByTitle(database: Database, { site, lists, offset, limit }: { site: string; lists: SearchLists; offset: number; limit: number }): Promise<ListPage> {
  const include = lists.include.length === 0 ? ['all'] : lists.include;
  const words = lists.titleWords.map((word) => `${word}:A`).join(' & ');
  const keysOf = (keys: readonly string[]) => sql`(
    select count(*) from list_entries e
    where e.site = ${site} and e.list_key = any(${[...keys]}::text[]) and e.pub_date = hit.pub_date and e.article_id = hit.article_id
  )`;
  const { rows } = await sql<ListPage>`
    with hit as materialized (
      select pub_date, article_id from article_search where tsv @@ to_tsquery('pg_catalog.simple', ${words}) order by pub_date desc limit ${COMBINED_LIST_REACH}
    ), kept as materialized (
      select pub_date, article_id from hit where ${keysOf(include)} = ${include.length} and ${keysOf(lists.exclude)} = 0
    )
    select (select count(*)::int from kept) as total,
      array(select article_id from kept order by pub_date desc, article_id desc offset ${offset} limit ${limit}) as ids`.execute(database);
  return rows[0] ?? { ids: [], total: 0 };
}
