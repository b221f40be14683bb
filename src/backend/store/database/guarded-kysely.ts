import { AsyncLocalStorage } from 'node:async_hooks';
import { DefaultQueryExecutor, Kysely } from 'kysely';
import type { ConnectionProvider, Dialect } from 'kysely';
import { DatabaseError } from './database-error.ts';

type Use = { open: boolean };

/**
 * A Kysely that refuses a query on itself inside one of its own transactions. On the embedded database, with its one
 * connection, such a query would wait for the transaction that waits for it; on a server it would run outside of it.
 */
export function createGuardedKysely<Schema>(dialect: Dialect): Kysely<Schema> {
  const driver = dialect.createDriver();
  const adapter = dialect.createAdapter();
  const compiler = dialect.createQueryCompiler();
  const plain = new Kysely<Schema>({
    dialect: { createDriver: () => driver, createAdapter: () => adapter, createQueryCompiler: () => compiler, createIntrospector: (db) => dialect.createIntrospector(db) },
  });
  const executor = new DefaultQueryExecutor(compiler, adapter, guard(plain.getExecutor()));
  return new Kysely<Schema>({ config: { dialect }, dialect, driver, executor });
}

function guard(provider: ConnectionProvider): ConnectionProvider {
  const current = new AsyncLocalStorage<Use>();
  return {
    async provideConnection(consumer, options) {
      if (current.getStore()?.open === true) {
        throw new DatabaseError('OUTER_QUERY_IN_TRANSACTION', 'A query ran on the database inside a transaction of its own. Use the `trx` that the transaction hands to its callback.');
      }
      const use: Use = { open: true };
      try {
        return await provider.provideConnection((connection) => current.run(use, () => consumer(connection)), options);
      } finally {
        // What was started inside but outlives it may use the database again.
        use.open = false;
      }
    },
  };
}
