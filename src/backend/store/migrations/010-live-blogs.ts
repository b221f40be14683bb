import { createMigration } from './create-migration.ts';

/**
 * Live blogs of any length. A public post that is not pinned has a place, counted from the oldest without gaps: a page is
 * a range of places, and what comes in at the newest end moves no other. `live_changes` says by which of a blog's
 * versions a post changed, came or went; a version that no post made has no row there.
 */
export const liveBlogs = createMigration([
  `create view public_posts as
     select a.id as post_id, a.parent_id, a.pinned, a.pub_date
     from articles a join super_tags t on t.id = a.main_super_tag_id
     where a.parent_id is not null and a.active and a.released and t.active`,

  // Deferrable, so that one statement can move many places by one. No foreign key: a row that moves twice in a transaction
  // would be checked again, and wait for the writer of its post, who waits for the blog.
  `create table live_places (
     post_id integer primary key,
     parent_id integer not null,
     pub_date bigint not null,
     position integer not null check (position >= 1),
     unique (parent_id, position) deferrable initially immediate
   )`,
  `create index live_places_by_date on live_places (parent_id, pub_date, post_id)`,
  `insert into live_places (post_id, parent_id, pub_date, position)
     select post_id, parent_id, pub_date, row_number() over (partition by parent_id order by pub_date, post_id)
     from public_posts where not pinned`,
  `create index articles_pinned on articles (parent_id, pub_date desc, id desc) where pinned`,

  `create table live_changes (
     parent_id integer not null references articles,
     version integer not null,
     post_id integer not null references articles,
     primary key (parent_id, version, post_id)
   )`,
]);
