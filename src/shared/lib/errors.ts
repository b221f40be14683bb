import type { texts } from '../config/texts.ts';

/** How loud an error is logged; `debug` for what readers cause by themselves all day. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** A key of the texts that readers see. */
export type ErrorTextKey = keyof typeof texts.errors;

/** A row of the error table. */
export type ErrorRow = { readonly status: number; readonly textKey: ErrorTextKey; readonly logLevel: LogLevel };

/** The one table of errors: code → HTTP status, text for the reader, how it is logged. @spec §8 */
export const ERROR_TABLE = {
  // What a request got wrong
  BAD_REQUEST: { status: 400, textKey: 'badRequest', logLevel: 'debug' },
  UNAUTHENTICATED: { status: 401, textKey: 'unauthenticated', logLevel: 'info' },
  FORBIDDEN: { status: 403, textKey: 'forbidden', logLevel: 'info' },
  NOT_FOUND: { status: 404, textKey: 'notFound', logLevel: 'debug' },
  METHOD_NOT_ALLOWED: { status: 405, textKey: 'badRequest', logLevel: 'debug' },
  CONFLICT: { status: 409, textKey: 'conflict', logLevel: 'info' },
  PAYLOAD_TOO_LARGE: { status: 413, textKey: 'badRequest', logLevel: 'info' },
  UNKNOWN_HOST: { status: 421, textKey: 'notFound', logLevel: 'info' },
  INVALID_INPUT: { status: 422, textKey: 'badRequest', logLevel: 'debug' },
  RATE_LIMITED: { status: 429, textKey: 'rateLimited', logLevel: 'info' },

  // What stands behind us
  BACKEND_STATUS: { status: 502, textKey: 'internal', logLevel: 'warn' },
  BACKEND_SHAPE: { status: 502, textKey: 'internal', logLevel: 'error' },
  BACKEND_UNREACHABLE: { status: 503, textKey: 'internal', logLevel: 'error' },
  BACKEND_TIMEOUT: { status: 504, textKey: 'internal', logLevel: 'warn' },

  // What is wrong with ourselves
  INTERNAL: { status: 500, textKey: 'internal', logLevel: 'error' },
  UNKNOWN_BLOCK: { status: 500, textKey: 'internal', logLevel: 'error' },
  CONFIG_INVALID: { status: 500, textKey: 'internal', logLevel: 'error' },
  NOT_IMPLEMENTED: { status: 501, textKey: 'internal', logLevel: 'debug' },
  OVERLOADED: { status: 503, textKey: 'internal', logLevel: 'warn' },
} as const satisfies Record<string, ErrorRow>;

/** The code of an error; logs and API answers carry it. */
export type ErrorCode = keyof typeof ERROR_TABLE;

/** What may come with an error: `detail` for the log (ids, never secrets), `status` instead of the table's. */
export type AppErrorOptions = { detail?: Readonly<Record<string, unknown>>; status?: number; cause?: unknown };

/** An error of the table. The message is for logs; readers see the table's text. @spec §8 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, { detail = {}, status, cause }: AppErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status ?? ERROR_TABLE[code].status;
    this.detail = detail;
  }
}

/** A page, article or list that does not exist, or not for this viewer. @spec §8 "Page Not Found: {path}" */
export function notFound(path: string): AppError {
  return new AppError('NOT_FOUND', `Page Not Found: ${path}`, { detail: { path } });
}

/** Whether a caught value is an error of the table. By name, since two bundles of one process carry a class of their own each. */
export function isAppError(value: unknown): value is AppError {
  return value instanceof Error && value.name === 'AppError' && 'code' in value && String(value.code) in ERROR_TABLE;
}

/** Which of the two error pages a status gets. @spec §2.11 */
export function toErrorPageKey(status: number): 'notFound' | 'internal' {
  return status === 404 ? 'notFound' : 'internal';
}
