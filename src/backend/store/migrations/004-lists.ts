import { createMigration } from './create-migration.ts';

/**
 * Lists, kept ready: a row for each list that a public article stands on, and the number of rows by list and period of
 * 30 days. Both cost a little on a write and make any page of any list, its total included, a short index scan.
 */
export const lists = createMigration([
  // No foreign key: articles are never deleted by themselves, and ten checks an article would double the cost of a bulk load.
  `create table list_entries (
     site text collate "C" not null,
     list_key text collate "C" not null,
     pub_date bigint not null,
     article_id integer not null,
     primary key (site, list_key, pub_date, article_id)
   )`,
  `create index list_entries_by_article on list_entries (article_id)`,
  `create table list_counts (
     site text collate "C" not null,
     list_key text collate "C" not null,
     period integer not null,
     n integer not null,
     primary key (site, list_key, period)
   )`,

  // Ordered, so that two writers take the rows' locks in the same order.
  `create function count_list_entries() returns trigger language plpgsql as $$
   begin
     insert into list_counts as known (site, list_key, period, n)
       select site, list_key, pub_date / 2592000, case tg_op when 'INSERT' then count(*) else -count(*) end
       from changed group by 1, 2, 3 order by 1, 2, 3
     on conflict (site, list_key, period) do update set n = known.n + excluded.n;
     return null;
   end $$`,
  `create trigger count_inserted after insert on list_entries referencing new table as changed
     for each statement execute function count_list_entries()`,
  `create trigger count_deleted after delete on list_entries referencing old table as changed
     for each statement execute function count_list_entries()`,

  `create function refuse_list_entry_update() returns trigger language plpgsql as $$
   begin raise exception 'list_entries rows are deleted and inserted, never updated: the counts follow only those'; end $$`,
  `create trigger refuse_update before update on list_entries for each statement execute function refuse_list_entry_update()`,

  // Which lists an article belongs to; a live blog's posts stand on no list but their parent's.
  `create view article_list_keys as
     select id as article_id, 'all' as list_key from articles where type <> 'liveblogpost'
     union all select id, 'top' from articles where type <> 'liveblogpost' and parent_id is null
     union all select id, 'parent:' || parent_id from articles where parent_id is not null
     union all select id, 'type:' || type from articles where type in ('longform', 'liveblog')
     union all select id, 'mstag:' || main_super_tag_id from articles where type <> 'liveblogpost'
     union all select id, 'stag:' || main_super_tag_id from articles where type <> 'liveblogpost'
     union all select a.id, 'stag:' || s.super_tag_id from articles a join article_super_tags s on s.article_id = a.id
       where a.type <> 'liveblogpost' and s.super_tag_id <> a.main_super_tag_id
     union all select a.id, 'tag:' || t.tag_id from articles a join article_tags t on t.article_id = a.id where a.type <> 'liveblogpost'
     union all select a.id, 'author:' || w.author_id from articles a join article_authors w on w.article_id = a.id
       where a.type <> 'liveblogpost' and w.role = 'author'
     union all select a.id, 'flag:' || f.flag from articles a join article_flags f on f.article_id = a.id where a.type <> 'liveblogpost'
     union all select id, 'flag:favorite' from articles where favorite and type <> 'liveblogpost'
     union all select id, 'flag:important' from articles where important and type <> 'liveblogpost'
     union all select id, 'flag:announcement' from articles where announcement and type <> 'liveblogpost'
     union all select id, 'flag:evergreen' from articles where evergreen and type <> 'liveblogpost'
     union all select id, 'flag:periodic' from articles where periodic and type <> 'liveblogpost'`,
]);
