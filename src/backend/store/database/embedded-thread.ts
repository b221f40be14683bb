import { Worker } from 'node:worker_threads';
import { DatabaseError } from './database-error.ts';
import { toError } from './embedded-protocol.ts';
import type { EmbeddedWorkerOptions, QueryAnswer, WorkerAnswer, WorkerCall, WorkerRequest } from './embedded-protocol.ts';
import { folderNotOpened } from './not-opened.ts';
import { toThrownMessage } from './thrown-message.ts';

/** Recovery after a crash replays the write-ahead log, so opening may take long. */
const OPEN_LIMIT_MS = 120_000;

/** One life of the embedded database's thread. Once dead it stays dead, and every call on it fails. */
export type EmbeddedThread = {
  readonly isAlive: () => boolean;
  /** Calls the thread; a call over its limit ends the thread. @throws QUERY_TIMEOUT, DATABASE_RESTARTED or the database's own error. */
  readonly call: (call: WorkerCall, limitMs: number) => Promise<QueryAnswer | Uint8Array | null>;
  readonly end: () => Promise<void>;
};

type Pending = { resolve: (result: QueryAnswer | Uint8Array | null) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** Starts the thread and resolves when its database is open; `onDeath` is told when it dies without being asked to end. */
export async function startEmbeddedThread(options: EmbeddedWorkerOptions, onDeath: (error: DatabaseError) => void): Promise<EmbeddedThread> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: options });
  const pending = new Map<number, Pending>();
  const opened = Promise.withResolvers<void>();
  const opening = setTimeout(() => die(folderNotOpened(options.folder, new Error(`it took longer than ${OPEN_LIMIT_MS} ms`))), OPEN_LIMIT_MS);
  let alive = true;
  let nextId = 1;

  function die(error: DatabaseError): void {
    if (!alive) return;
    alive = false;
    clearTimeout(opening);
    for (const { reject, timer } of pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    pending.clear();
    opened.reject(error);
    void worker.terminate();
    onDeath(error);
  }

  function settle(id: number, finish: (waiting: Pending) => void): void {
    const waiting = pending.get(id);
    if (waiting === undefined) return;
    pending.delete(id);
    clearTimeout(waiting.timer);
    finish(waiting);
  }

  worker.on('message', (answer: WorkerAnswer) => {
    switch (answer.kind) {
      case 'ready':
        clearTimeout(opening);
        return opened.resolve();
      case 'failed':
        return die(folderNotOpened(options.folder, toError(answer.error)));
      case 'result':
        return settle(answer.id, ({ resolve }) => resolve(answer.result));
      case 'error':
        return settle(answer.id, ({ reject }) => reject(toError(answer.error)));
    }
  });
  worker.on('error', (error) => die(new DatabaseError('DATABASE_RESTARTED', `The embedded database's thread failed: ${toThrownMessage(error)}`, error)));
  worker.on('exit', (code) => die(new DatabaseError('DATABASE_RESTARTED', `The embedded database's thread ended with code ${code}.`)));

  await opened.promise;
  return {
    isAlive: () => alive,
    call(call, limitMs) {
      if (!alive) return Promise.reject(new DatabaseError('DATABASE_RESTARTED', 'The embedded database was restarted during this transaction; run it again.'));
      const { promise, resolve, reject } = Promise.withResolvers<QueryAnswer | Uint8Array | null>();
      const id = nextId++;
      pending.set(id, { resolve, reject, timer: setTimeout(() => overrun(id, call, limitMs), limitMs) });
      worker.postMessage({ id, call } satisfies WorkerRequest);
      return promise;
    },
    async end() {
      alive = false;
      await worker.terminate();
    },
  };

  /** The slow query is told that it was too slow, those behind it that the database was restarted. */
  function overrun(id: number, call: WorkerCall, limitMs: number): void {
    const what = call.kind === 'query' ? call.sql.slice(0, 300) : call.kind;
    const message = `A query ran longer than ${limitMs} ms and was stopped with its database thread: ${what}`;
    settle(id, ({ reject }) => reject(new DatabaseError('QUERY_TIMEOUT', message)));
    die(new DatabaseError('DATABASE_RESTARTED', 'The embedded database was restarted because another query ran too long.'));
  }
}
