import { createMigration } from './create-migration.ts';

/** Newsletters with their orders, and browsers that take push messages with what is on its way to them. */
export const audience = createMigration([
  `create table newsletter_lists (
     site text collate "C" not null references sites on delete cascade,
     code text collate "C" not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
     name text not null,
     description text,
     position integer not null default 0,
     active boolean not null default true,
     primary key (site, code)
   )`,
  // lists: what the owner of the address has confirmed.
  `create table newsletter_orders (
     id bigint generated always as identity primary key,
     site text collate "C" not null references sites on delete cascade,
     email text collate "C" not null,
     first_name text not null default '',
     last_name text not null default '',
     lists text[] not null default '{}',
     created_at bigint not null,
     confirmed_at bigint,
     unsubscribed_at bigint,
     unique (site, email)
   )`,
  `create index newsletter_orders_by_email on newsletter_orders (email)`,
  // What a letter's link opens; the database knows its hash only. A confirming one carries what was ordered.
  `create table newsletter_tokens (
     token_hash text collate "C" primary key,
     order_id bigint not null references newsletter_orders on delete cascade,
     purpose text not null check (purpose in ('confirm', 'unsubscribe')),
     lists text[] not null default '{}',
     first_name text not null default '',
     last_name text not null default '',
     created_at bigint not null,
     expires_at bigint
   )`,
  `create index newsletter_tokens_by_order on newsletter_tokens (order_id, created_at)`,

  `create table push_subscriptions (
     id bigint generated always as identity primary key,
     site text collate "C" not null references sites on delete cascade,
     endpoint_hash text collate "C" not null,
     endpoint text not null,
     p256dh text not null,
     auth text not null,
     topics text[] not null,
     updated_at bigint not null,
     unique (site, endpoint_hash)
   )`,
  `create table push_messages (
     id bigint generated always as identity primary key,
     site text collate "C" not null references sites on delete cascade,
     topic text not null,
     title text not null,
     body text not null,
     url text not null,
     created_at bigint not null
   )`,
  `create table push_deliveries (
     message_id bigint not null references push_messages on delete cascade,
     subscription_id bigint not null references push_subscriptions on delete cascade,
     tries integer not null default 0,
     due_at bigint not null,
     primary key (message_id, subscription_id)
   )`,
  `create index push_deliveries_due on push_deliveries (due_at)`,
  `create index push_deliveries_by_subscription on push_deliveries (subscription_id)`,
]);
