import pino from 'pino';
import type { Logger } from 'pino';

/** The backend's logger; other modules know it by this type only. */
export type BackendLogger = Logger;

/** What must never be read in a log; a parser's error has all of what it could not read. */
const SECRET_PATHS = [
  'authorization', 'cookie', 'password', 'token', '*.authorization', '*.cookie', '*.password', '*.token', '*.clientToken', '*.email',
  'req.headers.authorization', 'req.headers.cookie', 'err.body', 'DATABASE_URL', '*.DATABASE_URL',
];

/** Makes the log, to standard output and in order with what else the process prints, or to a file. `silent` writes nothing. */
export function createBackendLogger(level: string, file: string | null = null): BackendLogger {
  return pino({ level, base: { service: 'backend' }, redact: SECRET_PATHS }, pino.destination({ dest: file ?? 1, sync: true }));
}
