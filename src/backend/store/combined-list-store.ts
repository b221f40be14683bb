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
export const COMBINED_LIST_REACH = 20_000;

/** A page of a combination of lists: the rarest is read, the others are asked about each of its articles. */
export async function listCombinedIds(database: Database, query: CombinedListQuery): Promise<ListPage> {
  const { site, offset, limit } = query;
  const include = [...new Set<ListKey>(query.include.length === 0 ? ['all'] : query.include)];
  const [only] = include;
  if (include.length === 1 && only !== undefined && query.exclude.length === 0) return listArticleIds(database, { site, listKey: only, offset, limit });

  const counts = await countLists(database, site, include);
  const [rarest, ...others] = include.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0));
  if (rarest === undefined || counts.get(rarest) === 0) return { ids: [], total: 0 };

  const conditions = [...others.map((listKey) => sql`${standsOn(site, listKey)}`), ...query.exclude.map((listKey) => sql`not ${standsOn(site, listKey)}`)];
  const { rows } = await sql<ListPage>`
    with hits as materialized (
      select pub_date, article_id from (
        select pub_date, article_id from list_entries where site = ${site} and list_key = ${rarest}
        order by pub_date desc, article_id desc limit ${COMBINED_LIST_REACH}
      ) entry where ${sql.join(conditions, sql` and `)}
    )
    select (select count(*)::int from hits) as total,
      array(select article_id from hits order by pub_date desc, article_id desc offset ${offset} limit ${limit}) as ids`.execute(database);
  return rows[0] ?? { ids: [], total: 0 };
}

function standsOn(site: string, listKey: ListKey): RawBuilder<unknown> {
  return sql`exists (
    select from list_entries other
    where other.site = ${site} and other.list_key = ${listKey} and other.pub_date = entry.pub_date and other.article_id = entry.article_id
  )`;
}
