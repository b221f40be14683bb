import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { DatabaseError } from './database-error.ts';
import type { QueryAnswer } from './embedded-protocol.ts';
import { startEmbeddedThread } from './embedded-thread.ts';
import type { EmbeddedThread } from './embedded-thread.ts';
import { lockFolder } from './folder-lock.ts';
import type { FolderLock } from './folder-lock.ts';
import { folderNotOpened } from './not-opened.ts';

/** How the embedded database is opened; `folder` null keeps it in memory, `dump` fills a fresh one. */
export type EmbeddedOptions = {
  readonly folder: string | null;
  readonly dump?: Uint8Array;
  readonly queryLimitMs: number;
  /** Told when the thread died and a new one is being started. */
  readonly onRestart?: (error: DatabaseError) => void;
};

/** The embedded database as this process sees it: a thread that is replaced when it dies. */
export type EmbeddedClient = {
  /** The living thread, started anew when the last one died. A transaction keeps to the one it began on. */
  readonly thread: () => Promise<EmbeddedThread>;
  readonly query: (thread: EmbeddedThread, sql: string, parameters: readonly unknown[]) => Promise<QueryAnswer>;
  /** Changes the limit of the queries to come: migrations and bulk loads take longer than a reader's query may. */
  readonly limitQueries: (ms: number) => void;
  readonly dump: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

const CLOSE_LIMIT_MS = 15_000;
const DUMP_LIMIT_MS = 60_000;

/**
 * Opens PGlite in its own thread, under the folder's lock.
 * @throws DATA_FOLDER_LOCKED, DATABASE_NOT_OPENED
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedClient> {
  const taken = options.folder === null ? null : takeFolder(options.folder);
  let limitMs = options.queryLimitMs;
  let closing = false;
  let running = start(options.dump ?? null);
  try {
    await running;
  } catch (error) {
    taken?.lock.release();
    throw error;
  }

  function start(dump: Uint8Array | null): Promise<EmbeddedThread> {
    return startEmbeddedThread({ folder: taken?.dataDir ?? null, dump }, replace);
  }

  /** A folder has what the dump brought; memory begins with the dump again. */
  function restart(): Promise<EmbeddedThread> {
    return start(options.folder === null ? (options.dump ?? null) : null);
  }

  function replace(error: DatabaseError): void {
    if (closing || error.code === 'DATABASE_NOT_OPENED') return;
    options.onRestart?.(error);
    running = restart();
    // The next query meets a failed start and tries again; without this the process would end over it.
    running.catch(() => undefined);
  }

  async function thread(): Promise<EmbeddedThread> {
    const latest = running;
    try {
      return await latest;
    } catch (error) {
      if (closing || running !== latest) throw error;
      running = restart();
      return running;
    }
  }

  return {
    thread,
    async query(on, sql, parameters) {
      const result = await on.call({ kind: 'query', sql, parameters }, limitMs);
      if (result === null || result instanceof Uint8Array) throw new Error('A query was answered with something else than rows.');
      return result;
    },
    limitQueries(ms) {
      limitMs = ms;
    },
    async dump() {
      const result = await (await thread()).call({ kind: 'dump' }, DUMP_LIMIT_MS);
      if (!(result instanceof Uint8Array)) throw new Error('A dump was answered with something else than bytes.');
      return result;
    },
    async close() {
      if (closing) return;
      closing = true;
      try {
        const last = await running;
        if (last.isAlive()) await last.call({ kind: 'close' }, CLOSE_LIMIT_MS);
        await last.end();
      } finally {
        taken?.lock.release();
      }
    },
  };
}

/** Locks the folder and makes the place of the database's own files. @throws DATA_FOLDER_LOCKED, DATABASE_NOT_OPENED */
function takeFolder(folder: string): { lock: FolderLock; dataDir: string } {
  let lock: FolderLock | null = null;
  try {
    lock = lockFolder(folder);
    const dataDir = join(folder, 'pgdata');
    mkdirSync(dataDir, { recursive: true });
    return { lock, dataDir };
  } catch (error) {
    lock?.release();
    throw error instanceof DatabaseError ? error : folderNotOpened(folder, error);
  }
}
