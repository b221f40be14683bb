import { AbortedTransactionError, CompiledQuery, PGliteAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { EmbeddedClient } from './embedded-client.ts';
import type { EmbeddedThread } from './embedded-thread.ts';

/**
 * Kysely's dialect over the embedded database's thread. Kysely's own PGlite dialect waits for ever when a transaction
 * cannot begin, which a thread that may be ended at any time makes possible, so this one drives the thread itself.
 */
export function createEmbeddedDialect(client: EmbeddedClient): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => createDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** The adapter says "one connection", so Kysely hands it to one caller after the other. */
function createDriver(client: EmbeddedClient): Driver {
  const threads = new WeakMap<DatabaseConnection, () => Promise<EmbeddedThread>>();
  return {
    init: async () => undefined,
    // Never rejects, since Kysely would keep the connection's lock for ever: a thread that does not start fails the query.
    async acquireConnection() {
      const thread = once(() => client.thread());
      const connection = createConnection(client, thread);
      threads.set(connection, thread);
      return connection;
    },
    beginTransaction: (connection) => run(connection, 'begin'),
    commitTransaction: (connection) => run(connection, 'commit'),
    async rollbackTransaction(connection) {
      const thread = await threads.get(connection)?.();
      // A dead thread took its transaction along; an error here would hide the one that killed it.
      if (thread?.isAlive() === true) await run(connection, 'rollback');
    },
    releaseConnection: async () => undefined,
    destroy: () => client.close(),
  };
}

async function run(connection: DatabaseConnection, sql: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(sql));
}

/** A connection keeps to one life of the thread: what follows a restart must not run outside its transaction. */
function createConnection(client: EmbeddedClient, thread: () => Promise<EmbeddedThread>): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, affectedRows, command } = await client.query(await thread(), sql, parameters);
      // PostgreSQL answers ROLLBACK to the commit of a transaction in which a query had failed.
      if (sql === 'commit' && command === 'ROLLBACK') throw new AbortedTransactionError();
      return { rows: rows as Row[], ...(affectedRows === null ? {} : { numAffectedRows: BigInt(affectedRows) }) };
    },
    async *streamQuery() {
      throw new Error('The embedded database does not stream; read in pages.');
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
