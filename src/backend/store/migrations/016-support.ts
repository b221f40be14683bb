import { createMigration } from './create-migration.ts';

/**
 * Support orders. `reference` is what payment side and newsroom call an order by; its supporter sees it by a key, of which
 * the database knows only the hash. Amounts are whole units of the currency.
 */
export const support = createMigration([
  `create table support_orders (
     id bigint generated always as identity primary key,
     site text collate "C" not null references sites on delete cascade,
     reference text collate "C" not null unique,
     key_hash text collate "C" not null unique,
     kind text not null check (kind in ('once', 'monthly')),
     amount integer not null check (amount > 0),
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     name text not null,
     email text not null,
     status text not null default 'open' check (status in ('open', 'paid', 'failed')),
     failure text check (failure in ('refused', 'cancelled')),
     created_at bigint not null,
     paid_at bigint,
     check ((status = 'paid') = (paid_at is not null)),
     check ((status = 'failed') = (failure is not null))
   )`,
  `create index support_orders_by_site on support_orders (site, id desc)`,
  // The counts of the minutes box.
  `create index support_orders_paid on support_orders (site, paid_at) include (kind) where status = 'paid'`,
]);
