import { createMigration } from './create-migration.ts';

const LOCAL_TIME = `to_timestamp(at) at time zone 'Europe/Budapest'`;

/**
 * The archive by month, in the time zone of article addresses: how many public articles a month has, kept like
 * `list_counts`, and an index that knows the last change of each month.
 */
export const archive = createMigration([
  // 202611 for November 2026. One expression, so that the planner writes it out wherever it is called.
  `create function archive_month(at bigint) returns integer language sql immutable parallel safe as $$
     select (extract(year from ${LOCAL_TIME}) * 100 + extract(month from ${LOCAL_TIME}))::integer $$`,

  `create table archive_counts (
     site text collate "C" not null,
     month integer not null,
     n integer not null,
     primary key (site, month)
   )`,
  `create function count_archive() returns trigger language plpgsql as $$
   begin
     insert into archive_counts as known (site, month, n)
       select site, archive_month(pub_date), case tg_op when 'INSERT' then count(*) else -count(*) end
       from changed where list_key = 'all' group by 1, 2 order by 1, 2
     on conflict (site, month) do update set n = known.n + excluded.n;
     return null;
   end $$`,
  `create trigger archive_inserted after insert on list_entries referencing new table as changed
     for each statement execute function count_archive()`,
  `create trigger archive_deleted after delete on list_entries referencing old table as changed
     for each statement execute function count_archive()`,
  `insert into archive_counts (site, month, n)
     select site, archive_month(pub_date), count(*) from list_entries where list_key = 'all' group by 1, 2`,

  `create index articles_by_archive_month on articles (archive_month(pub_date), updated_at)
     where active and released and type <> 'liveblogpost'`,
]);
