import pg from 'pg';
import { PostgresDialect } from 'kysely';
import type { Dialect } from 'kysely';

const INT8_OID = 20;

/** How a PostgreSQL server is reached. */
export type ServerOptions = {
  readonly url: string;
  readonly connections: number;
  readonly queryLimitMs: number;
  /** Told of a broken idle connection; the pool replaces it by itself. */
  readonly onConnectionError?: (error: Error) => void;
};

/** Kysely's dialect over a pool of connections to a PostgreSQL server (15 or newer). */
export function createServerDialect(options: ServerOptions): Dialect {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    statement_timeout: options.queryLimitMs,
    connectionTimeoutMillis: options.queryLimitMs,
    application_name: 'lapszel-backend',
    types: { getTypeParser },
  });
  pool.on('error', (error) => options.onConnectionError?.(error));
  return new PostgresDialect({ pool });
}

/** Numbers for int8, as the embedded database gives them: no id, count or second of ours passes 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8_OID) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}
