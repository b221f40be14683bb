import { sql } from 'kysely';
import type { Database } from './database/open-database.ts';
import type { ListKey } from './list-keys.ts';
import { LIST_PERIOD_SECONDS } from './list-period.ts';

/** A page of a list: ids newest first, and how many the whole list has. */
export type ListPage = { readonly ids: number[]; readonly total: number };

/** Which part of which list. */
export type ListQuery = { readonly site: string; readonly listKey: ListKey; readonly offset: number; readonly limit: number };

/** The number of articles on a list. */
export async function countList(database: Database, { site, listKey }: Pick<ListQuery, 'site' | 'listKey'>): Promise<number> {
  const counts = await countLists(database, site, [listKey]);
  return counts.get(listKey) ?? 0;
}

/** The same for several lists at once. */
export async function countLists(database: Database, site: string, listKeys: readonly ListKey[]): Promise<Map<ListKey, number>> {
  const rows = await database
    .selectFrom('list_counts')
    .select(['list_key', sql<number>`sum(n)::int`.as('n')])
    .where('site', '=', site)
    .where('list_key', 'in', [...listKeys])
    .groupBy('list_key')
    .execute();
  const found = new Map(rows.map(({ list_key, n }) => [list_key, n]));
  return new Map(listKeys.map((listKey) => [listKey, found.get(listKey) ?? 0]));
}

/**
 * One page of one list with its exact total. The counts by period say in which period a deep page begins, so that no
 * offset reads further than through that period.
 */
export async function listArticleIds(database: Database, { site, listKey, offset, limit }: ListQuery): Promise<ListPage> {
  const { rows } = await sql<ListPage>`
    with counted as (
      select period, n, sum(n) over (order by period desc) as upto from list_counts where site = ${site} and list_key = ${listKey} and n > 0
    ), start as (
      select period, upto - n as before from counted where upto > ${offset} order by period desc limit 1
    ), page as (
      select pub_date, article_id from list_entries
      where site = ${site} and list_key = ${listKey} and pub_date < (select (period + 1)::bigint * ${sql.lit(LIST_PERIOD_SECONDS)} from start)
      order by pub_date desc, article_id desc
      offset ${offset}::bigint - (select before from start) limit ${limit}
    )
    select (select coalesce(sum(n), 0)::int from counted) as total,
      array(select article_id from page order by pub_date desc, article_id desc) as ids`.execute(database);
  return rows[0] ?? { ids: [], total: 0 };
}

/** The newest articles of several lists in one query, in the order of the questions. */
export async function listNewestIds(database: Database, site: string, questions: readonly { readonly listKey: ListKey; readonly limit: number }[]): Promise<number[][]> {
  if (questions.length === 0) return [];
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select article_id from list_entries where site = ${site} and list_key = asked.list_key
      order by pub_date desc, article_id desc limit asked.n
    ) as ids
    from unnest(${questions.map(({ listKey }) => listKey)}::text[], ${questions.map(({ limit }) => limit)}::int[]) with ordinality as asked (list_key, n, place)
    order by place`.execute(database);
  return rows.map(({ ids }) => ids);
}
