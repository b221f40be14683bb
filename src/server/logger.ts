import pino, { type Logger } from 'pino';

/** The edge's logger, and the batch under it for lines that are written past the logger. */
export type EdgeLog = { readonly logger: Logger; readonly writeLine: (line: string) => void; readonly flush: () => void };

/** What must never be read in a log; a parser's error has all of what it could not read. */
const SECRET_PATHS = ['authorization', 'cookie', '*.authorization', '*.cookie', '*.token', '*.clientToken', '*.password', '*.accessToken', '*.refreshToken', 'req.headers.authorization', 'req.headers.cookie', 'err.body'];

/** Lines are gathered and written together: a write a request would cost more than a cached answer does. */
const BATCH_BYTES = 32_768;
const FLUSH_EVERY_MS = 1000;

/** Makes the log, to standard output or a file. `silent` writes nothing. */
export function createEdgeLog(level: string, file: string | null = null): EdgeLog {
  // Written at once by this thread: to hand a batch to another one costs more than to write it.
  const destination = pino.destination({ dest: file ?? 1, sync: true });
  const logger = pino({ level, base: { service: 'edge' }, redact: SECRET_PATHS }, destination);
  let gathered = '';
  const handOver = (): void => {
    if (gathered !== '') destination.write(gathered);
    gathered = '';
  };
  setInterval(handOver, FLUSH_EVERY_MS).unref();
  return {
    logger,
    writeLine: isQuiet(level) ? () => {} : (line) => {
      // One text, added to: the stream would count the bytes of each line anew.
      gathered += `${line}\n`;
      if (gathered.length > BATCH_BYTES) handOver();
    },
    flush: handOver,
  };
}

function isQuiet(level: string): boolean {
  return level === 'silent' || level === 'error' || level === 'warn';
}
