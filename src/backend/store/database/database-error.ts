/** What can go wrong between the store and its database, apart from what SQL itself says. */
export type DatabaseErrorCode =
  | 'DATA_FOLDER_LOCKED'
  | 'DATABASE_NOT_OPENED'
  | 'DATABASE_RESTARTED'
  | 'MIGRATION_FAILED'
  | 'OUTER_QUERY_IN_TRANSACTION'
  | 'QUERY_TIMEOUT';

/** An error of the database layer; `code` is for machines, the message says what to do. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DatabaseError';
    this.code = code;
  }
}

/** Whether an error is PostgreSQL's word that a unique constraint was hit; `constraint` narrows it to one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
