import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { createEmbeddedDialect } from './embedded-dialect.ts';
import { openEmbedded } from './embedded-client.ts';
import type { EmbeddedClient } from './embedded-client.ts';
import { createGuardedKysely } from './guarded-kysely.ts';
import { migrateToLatest } from './migrate.ts';
import { serverNotOpened } from './not-opened.ts';
import { createServerDialect } from './server-dialect.ts';

/** The database with its tables typed; a transaction's `trx` is one too. */
export type Database = Kysely<Schema>;

/** Which database is opened, and how. */
export type DatabaseOptions = {
  /** A PostgreSQL server's address, or null for the embedded database. */
  readonly url: string | null;
  /** Folder of the embedded database; null keeps it in memory, for tests. */
  readonly folder: string | null;
  /** Fills a fresh embedded database from a dump. */
  readonly dump?: Uint8Array;
  readonly connections: number;
  /** A query over this limit is stopped. */
  readonly queryLimitMs: number;
  /** Receives what happens beside the queries: migrations run, threads restarted. */
  readonly onEvent?: (event: DatabaseEvent) => void;
};

/** What the database reports. */
export type DatabaseEvent =
  | { readonly kind: 'migrated'; readonly names: readonly string[]; readonly ms: number }
  | { readonly kind: 'restarted'; readonly error: Error }
  | { readonly kind: 'connection-lost'; readonly error: Error };

/** Schema changes and index builds on a large archive take longer than a reader's query may. */
const MIGRATION_LIMIT_MS = 30 * 60_000;

const embeddedClients = new WeakMap<Database, EmbeddedClient>();

/**
 * Opens the database and brings its schema up to date.
 * @throws DATA_FOLDER_LOCKED, DATABASE_NOT_OPENED, MIGRATION_FAILED
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = options.url === null ? await openEmbeddedDatabase(options) : openServerDatabase(options, options.url);
  try {
    if (options.url !== null) await greetServer(database, options.url);
    const startedAt = Date.now();
    const names = await migrateToLatest(database);
    if (names.length > 0) options.onEvent?.({ kind: 'migrated', names, ms: Date.now() - startedAt });
  } catch (error) {
    await closeDatabase(database);
    throw error;
  }
  embeddedClients.get(database)?.limitQueries(options.queryLimitMs);
  return database;
}

/** Closes it; queries still running on a server end first. */
export async function closeDatabase(database: Database): Promise<void> {
  await database.destroy();
}

/** A dump of the embedded database, for backups and for tests. */
export async function dumpDatabase(database: Database): Promise<Uint8Array> {
  const client = embeddedClients.get(database);
  if (client === undefined) throw new Error('Only the embedded database is dumped here; a server has pg_dump.');
  return client.dump();
}

async function openEmbeddedDatabase(options: DatabaseOptions): Promise<Database> {
  const client = await openEmbedded({
    folder: options.folder,
    queryLimitMs: MIGRATION_LIMIT_MS,
    onRestart: (error) => options.onEvent?.({ kind: 'restarted', error }),
    ...(options.dump === undefined ? {} : { dump: options.dump }),
  });
  const database = createGuardedKysely<Schema>(createEmbeddedDialect(client));
  embeddedClients.set(database, client);
  return database;
}

/** A server that cannot be reached is told from a migration that fails. @throws DATABASE_NOT_OPENED */
async function greetServer(database: Database, url: string): Promise<void> {
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    throw serverNotOpened(url, error);
  }
}

function openServerDatabase(options: DatabaseOptions, url: string): Database {
  const { connections, queryLimitMs } = options;
  return createGuardedKysely<Schema>(createServerDialect({ url, connections, queryLimitMs, onConnectionError: (error) => options.onEvent?.({ kind: 'connection-lost', error }) }));
}
