import { createMigration } from './create-migration.ts';

/** The outbox of purges: written in the transaction of the change that made cached entries stale. */
export const purgeLog = createMigration([
  `create table purge_log (
     sequence bigint generated always as identity primary key,
     keys text[] not null,
     hard boolean not null default false,
     created_at bigint not null
   )`,
  `create index purge_log_by_age on purge_log (created_at)`,
]);
