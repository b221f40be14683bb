import { createMigration } from './create-migration.ts';

/** Letters that a write wants sent; they are queued in its transaction and sent after it. */
export const mails = createMigration([
  `create table mails (
     id bigint generated always as identity primary key,
     site text collate "C" not null references sites on delete cascade,
     recipient text not null,
     subject text not null,
     body text not null,
     created_at bigint not null,
     due_at bigint not null,
     tries integer not null default 0,
     sent_at bigint
   )`,
  `create index mails_due on mails (due_at, id) where sent_at is null`,
  `create index mails_sent on mails (sent_at) where sent_at is not null`,
]);
