import { createMigration } from './create-migration.ts';

/** The editions and what each shows on every page. Text keys compare by byte (`collate "C"`), which is cheap and the same everywhere. */
export const sites = createMigration([
  `create extension if not exists unaccent`,
  `create extension if not exists pg_trgm`,

  // The two-argument form does not depend on the search path, so it may truly be called immutable and stand in an index.
  `create function immutable_unaccent(value text) returns text language sql immutable strict parallel safe
     as $$ select public.unaccent('public.unaccent'::regdictionary, value) $$`,

  `create table sites (
     slug text collate "C" primary key,
     name text not null,
     domain text not null,
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     currency_sign text not null,
     social_networks jsonb not null default '[]',
     twitter_site text,
     audience_script text,
     mobile_images jsonb not null default '[]'
   )`,

  `create table site_settings (
     site text collate "C" primary key references sites on delete cascade,
     component_setup jsonb not null default '{"donations":"0","refreshQuiz":"0"}',
     search_placeholders jsonb not null default '{}',
     exchange_rates jsonb not null default '[]',
     weather jsonb,
     flooding jsonb not null default '[]',
     pip jsonb,
     trending_tags text[] not null default '{}',
     widgets jsonb not null default '[]'
   )`,

  `create table menu_items (
     site text collate "C" not null references sites on delete cascade,
     menu text not null check (menu in ('main', 'sidebar', 'heading', 'extra', 'footerHighlight', 'footerNormal', 'footerApp', 'footerSocial')),
     position integer not null,
     title text not null,
     href text not null check (href ~ '^(/|https://)'),
     icon text,
     description text,
     primary key (site, menu, position)
   )`,
]);
