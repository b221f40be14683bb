import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

/**
 * Puts articles on the lists they belong to now and takes them off all others. Only what changes is written, since
 * every entry moves a count. Public are active articles of active sections from their date on.
 */
export async function refreshListEntries(trx: Database, articleIds: readonly number[], now: number): Promise<void> {
  const ids = sql`any(${[...articleIds]}::int[])`;
  await sql`
    with wanted as materialized (
      select s.site, k.list_key, a.pub_date, a.id as article_id
      from articles a
      join super_tags t on t.id = a.main_super_tag_id and t.active
      join article_sites s on s.article_id = a.id
      join article_list_keys k on k.article_id = a.id
      where a.id = ${ids} and k.article_id = ${ids} and s.article_id = ${ids} and a.active and a.pub_date <= ${now}
    ), gone as (
      delete from list_entries e where e.article_id = ${ids} and not exists (
        select from wanted w where w.site = e.site and w.list_key = e.list_key and w.pub_date = e.pub_date and w.article_id = e.article_id
      )
    )
    insert into list_entries (site, list_key, pub_date, article_id) select distinct site, list_key, pub_date, article_id from wanted
    on conflict do nothing`.execute(trx);
}

/** Whether an article stands on the public lists, on its own or as a post of its live blog. */
export async function isListed(trx: Database, articleId: number): Promise<boolean> {
  const row = await trx.selectFrom('list_entries').select('article_id').where('article_id', '=', articleId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether the lists of episodes show an article, too. */
export async function hasEpisode(trx: Database, articleId: number): Promise<boolean> {
  return (await trx.selectFrom('episodes').select('id').where('article_id', '=', articleId).limit(1).executeTakeFirst()) !== undefined;
}
