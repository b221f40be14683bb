import { createMigration } from './create-migration.ts';

/** Result widgets of supplements, and prediction games with their players' entries. */
export const widgets = createMigration([
  `create table result_widgets (
     site text collate "C" not null references sites on delete cascade,
     slug text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
     title text not null,
     source text,
     content jsonb not null,
     links jsonb not null default '[]',
     updated_at bigint not null,
     primary key (site, slug)
   )`,

  `create table tip_games (
     site text collate "C" not null references sites on delete cascade,
     slug text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
     title text not null,
     lead text,
     supplement text collate "C",
     deadline bigint not null,
     questions jsonb not null,
     updated_at bigint not null,
     primary key (site, slug)
   )`,
  // Who has a key may change its entry, so the database knows only the key's hash. Points are counted anew when the
  // newsroom saves answers; a place is a range of the index.
  `create table tip_entries (
     id bigint generated always as identity primary key,
     site text collate "C" not null,
     game text collate "C" not null,
     key_hash text collate "C" not null unique,
     name text not null,
     picks jsonb not null,
     points integer not null default 0,
     right_count integer not null default 0,
     created_at bigint not null,
     updated_at bigint not null,
     foreign key (site, game) references tip_games (site, slug) on delete cascade
   )`,
  `create index tip_entries_by_points on tip_entries (site, game, points desc, id)`,
]);
