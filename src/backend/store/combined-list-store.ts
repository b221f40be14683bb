import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from './database/open-database.ts';
import type { ListKey } from './list-keys.ts';
import { countLists, listArticleIds } from './list-store.ts';
import type { ListPage } from './list-store.ts';

/** Which part of the articles that stand on all of some lists and on none of others. */
export type CombinedListQuery = {
  readonly site: string;
  readonly include: readonly ListKey[];
  readonly exclude: readonly ListKey[];
  readonly offset: number;
  readonly limit: number;
};

/** A combination reaches back as far as this many of the newest articles of its rarest list; its total counts those. */
export const COMBINED_LIST_REACH = 15_000;

/** A page of a combination of lists: the rarest is read, the others are asked about each of its articles. */
export async function listCombinedIds(database: Database, query: CombinedListQuery): Promise<ListPage> {
  const { site, offset, limit } = query;
  const only = readOnly(query);
  if (only !== null) return listArticleIds(database, { site, listKey: only, offset, limit });
  const hits = await selectHits(database, query);
  if (hits === null) return { ids: [], total: 0 };
  const { rows } = await sql<ListPage>`
    with hits as materialized (${hits})
    select (select count(*)::int from hits) as total,
      array(select article_id from hits order by pub_date desc, article_id desc offset ${offset} limit ${limit}) as ids`.execute(database);
  return rows[0] ?? { ids: [], total: 0 };
}

/** The newest of a combination without its total, which would have to be counted: reading stops at the last one wanted. */
export async function listNewestCombinedIds(database: Database, query: Omit<CombinedListQuery, 'offset'>): Promise<number[]> {
  const { site, limit } = query;
  const only = readOnly(query);
  if (only !== null) return (await listArticleIds(database, { site, listKey: only, offset: 0, limit })).ids;
  const hits = await selectHits(database, query);
  if (hits === null) return [];
  const { rows } = await sql<{ article_id: number }>`select article_id from (${hits}) hits order by pub_date desc, article_id desc limit ${limit}`.execute(database);
  return rows.map(({ article_id }) => article_id);
}

/** The one list that a query comes down to, or null. */
function readOnly({ include, exclude }: Pick<CombinedListQuery, 'include' | 'exclude'>): ListKey | null {
  const [only = 'all', ...others] = new Set(include);
  return others.length === 0 && exclude.length === 0 ? only : null;
}

/** The entries of the rarest list that are on the others too; null where a list is empty. */
async function selectHits(database: Database, { site, include, exclude }: Pick<CombinedListQuery, 'site' | 'include' | 'exclude'>): Promise<RawBuilder<unknown> | null> {
  const keys = [...new Set<ListKey>(include.length === 0 ? ['all'] : include)];
  const counts = await countLists(database, site, [...keys, ...exclude]);
  const countOf = (listKey: ListKey) => counts.get(listKey) ?? 0;
  const [rarest, ...others] = keys.toSorted((one, other) => countOf(one) - countOf(other));
  if (rarest === undefined || countOf(rarest) === 0) return null;
  const conditions = [...others.map((listKey) => standsOn(site, listKey)), ...exclude.map((listKey) => (countOf(listKey) > COMBINED_LIST_REACH ? sql`not ${standsOn(site, listKey)}` : standsNotIn(site, listKey)))];
  return sql`
    select pub_date, article_id from (
      select pub_date, article_id from list_entries where site = ${site} and list_key = ${rarest}
      order by pub_date desc, article_id desc limit ${COMBINED_LIST_REACH}
    ) entry where ${sql.join(conditions, sql` and `)}`;
}

function standsOn(site: string, listKey: ListKey): RawBuilder<unknown> {
  return sql`exists (
    select from list_entries other
    where other.site = ${site} and other.list_key = ${listKey} and other.pub_date = entry.pub_date and other.article_id = entry.article_id
  )`;
}

/** The same question of a list that is read whole: half of the time where it is short, and more where it is long. */
function standsNotIn(site: string, listKey: ListKey): RawBuilder<unknown> {
  return sql`entry.article_id not in (select other.article_id from list_entries other where other.site = ${site} and other.list_key = ${listKey})`;
}
