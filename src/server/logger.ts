import pino, { type Logger } from 'pino';

/** The edge's logger and the batched stream under it, for lines that are written past the logger. */
export type EdgeLog = { readonly logger: Logger; readonly writeLine: (line: string) => void; readonly flush: () => void };

/** What must never be read in a log. */
const SECRET_PATHS = ['authorization', 'cookie', '*.authorization', '*.cookie', '*.token', '*.clientToken', '*.password', 'req.headers.authorization', 'req.headers.cookie'];

/** Lines are gathered and written together: a write a request would cost more than a cached answer does. */
const BATCH_BYTES = 8192;
const FLUSH_EVERY_MS = 1000;

/** Makes the log. `silent` writes nothing. */
export function createEdgeLog(level: string): EdgeLog {
  const destination = pino.destination({ dest: 1, sync: false, minLength: BATCH_BYTES });
  const logger = pino({ level, base: { service: 'edge' }, redact: SECRET_PATHS }, destination);
  let gathered = '';
  const handOver = (): void => {
    if (gathered !== '') destination.write(gathered);
    gathered = '';
  };
  const timer = setInterval(() => {
    handOver();
    destination.flush();
  }, FLUSH_EVERY_MS);
  timer.unref();
  return {
    logger,
    writeLine: isQuiet(level) ? () => {} : (line) => {
      // One text, added to: the stream would count the bytes of each line anew.
      gathered += `${line}\n`;
      if (gathered.length > BATCH_BYTES) handOver();
    },
    flush: () => {
      handOver();
      destination.flushSync();
    },
  };
}

function isQuiet(level: string): boolean {
  return level === 'silent' || level === 'error' || level === 'warn';
}
