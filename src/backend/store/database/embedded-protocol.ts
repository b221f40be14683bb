import { toThrownMessage } from './thrown-message.ts';

/** How the embedded database's thread is started. `folder` null keeps everything in memory; `dump` fills a fresh one. */
export type EmbeddedWorkerOptions = { readonly folder: string | null; readonly dump: Uint8Array | null };

/** What the backend asks of the thread. */
export type WorkerCall = { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] } | { readonly kind: 'dump' } | { readonly kind: 'close' };

/** A call with its number. */
export type WorkerRequest = { readonly id: number; readonly call: WorkerCall };

/** What a query gave. */
export type QueryAnswer = { readonly rows: Record<string, unknown>[]; readonly affectedRows: number | null; readonly command: string | null };

/** A database error's plain data: an Error that crosses threads loses all but its message. */
export type PlainError = { readonly message: string; readonly fields: Readonly<Record<string, string>> };

/** What the thread answers; the first answer of all is `ready`. */
export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly error: PlainError }
  | { readonly kind: 'result'; readonly id: number; readonly result: QueryAnswer | Uint8Array | null }
  | { readonly kind: 'error'; readonly id: number; readonly error: PlainError };

const ERROR_FIELDS = ['code', 'severity', 'detail', 'hint', 'position', 'where', 'schema', 'table', 'column', 'constraint'] as const;

/** Takes an error apart for the way between threads. */
export function toPlainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { message: toThrownMessage(error), fields: {} };
  const known = new Map(Object.entries(error));
  return { message: error.message, fields: Object.fromEntries(ERROR_FIELDS.flatMap((name) => (typeof known.get(name) === 'string' ? [[name, String(known.get(name))]] : []))) };
}

/** Puts it together again, with `code`, `constraint` and the rest where the `pg` driver has them. */
export function toError({ message, fields }: PlainError): Error {
  return Object.assign(new Error(message), fields);
}
