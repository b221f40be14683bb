import process from 'node:process';
import { settleDemoAccess } from './accounts/settle-demo-access.ts';
import { parseBackendConfig, toDatabaseOptions } from './config.ts';
import type { BackendConfig } from './config.ts';
import { fillDemo } from './fill-demo.ts';
import { createBackendLogger } from './logger.ts';
import type { BackendLogger } from './logger.ts';
import { startBackend } from './start-backend.ts';
import { DatabaseError } from './store/database/database-error.ts';
import { closeDatabase, openDatabase } from './store/database/open-database.ts';
import type { Database, DatabaseEvent } from './store/database/open-database.ts';

/** The data folder belongs to another run: whoever starts processes can tell it from a failure. */
const EXIT_FOLDER_TAKEN = 2;

const tell = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs the backend until it is told to stop, and answers the exit code. */
async function run(): Promise<number> {
  const stopSignal = awaitStopSignal();
  const config = parseBackendConfig(process.env);
  const logger = createBackendLogger(config.LOG_LEVEL);
  const database = await openDatabase({ ...toDatabaseOptions(config), onEvent: (event) => logEvent(logger, event) });
  try {
    await serve(config, database, logger, stopSignal);
  } finally {
    await closeDatabase(database);
  }
  return 0;
}

async function serve(config: BackendConfig, database: Database, logger: BackendLogger, stopSignal: Promise<void>): Promise<void> {
  // The demo takes a while, and half of it is nothing: the transaction around it goes with the process.
  const isFilled = await Promise.race([fillDemo({ config, database, tell }).then(() => true), stopSignal.then(() => false)]);
  if (!isFilled) return;
  await settleDemoAccess(config, database);
  const backend = await startBackend({ config, database, logger });
  tell(`backend ready ${backend.url}`);
  await stopSignal;
  await backend.stop();
}

function logEvent(logger: BackendLogger, event: DatabaseEvent): void {
  switch (event.kind) {
    case 'migrated':
      tell(`Database: ${event.names.length} migrations in ${event.ms} ms.`);
      return;
    case 'restarted':
      logger.error({ err: event.error }, 'the embedded database was started anew');
      return;
    case 'connection-lost':
      logger.warn({ err: event.error }, 'a connection to the database was lost');
      return;
  }
}

/** From the first moment on, so that no signal finds Node's own handler, which cleans nothing up. */
function awaitStopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  return promise;
}

function toExitCode(error: unknown): number {
  process.stderr.write(`${describe(error)}\n`);
  return error instanceof DatabaseError && error.code === 'DATA_FOLDER_LOCKED' ? EXIT_FOLDER_TAKEN : 1;
}

/** What a person at the terminal can act on in a sentence; the rest with its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return 'The port of the backend is taken: set BACKEND_PORT to another one, or stop who has it.';
  return error instanceof DatabaseError || code === 'CONFIG_INVALID' ? error.message : (error.stack ?? error.message);
}

if (import.meta.main) process.exit(await run().catch(toExitCode));
