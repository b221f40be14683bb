import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { migrations } from '../migrations/migrations.ts';
import { DatabaseError } from './database-error.ts';
import { toThrownMessage } from './thrown-message.ts';

/**
 * Runs the migrations that have not run yet, all in one transaction, and names them. On a server an advisory lock keeps
 * two starting backends from doing it twice.
 * @throws MIGRATION_FAILED
 */
export async function migrateToLatest<Schema>(database: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => withoutLimit(migrations) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'the migration table';
    throw new DatabaseError('MIGRATION_FAILED', `The database could not be brought up to date at ${failed}: ${toThrownMessage(error)}`, error);
  }
  return results.map(({ migrationName }) => migrationName);
}

/** An index on a large archive takes longer to build than any query of a reader may run. */
function withoutLimit(all: Record<string, Migration>): Record<string, Migration> {
  const wrap = (migration: Migration): Migration => ({
    async up(db) {
      await sql`set local statement_timeout = 0`.execute(db);
      await migration.up(db);
    },
  });
  return Object.fromEntries(Object.entries(all).map(([name, migration]) => [name, wrap(migration)]));
}
