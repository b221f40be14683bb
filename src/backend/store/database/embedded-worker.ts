// The embedded database's thread. PGlite blocks the thread that calls it and knows no statement timeout, so it has one
// of its own that the backend can end.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { toPlainError } from './embedded-protocol.ts';
import type { EmbeddedWorkerOptions, QueryAnswer, WorkerAnswer, WorkerCall, WorkerRequest } from './embedded-protocol.ts';

const { folder, dump } = workerData as EmbeddedWorkerOptions;

if (parentPort === null) throw new Error('embedded-worker.ts runs as a worker thread only.');
const port = parentPort;

function answer(message: WorkerAnswer): void {
  port.postMessage(message);
}

async function openPGlite(): Promise<PGlite> {
  return PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(dump === null ? {} : { loadDataDir: new Blob([new Uint8Array(dump)]) }),
    extensions: { unaccent, pg_trgm },
  });
}

async function handle(pglite: PGlite, call: WorkerCall): Promise<QueryAnswer | Uint8Array | null> {
  switch (call.kind) {
    case 'query': {
      const { rows, affectedRows, command } = await pglite.query<Record<string, unknown>>(call.sql, [...call.parameters]);
      return { rows, affectedRows: affectedRows ?? null, command: command ?? null };
    }
    case 'dump':
      return new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer());
    case 'close':
      await pglite.close();
      return null;
  }
}

try {
  const pglite = await openPGlite();
  port.on('message', async ({ id, call }: WorkerRequest) => {
    try {
      answer({ kind: 'result', id, result: await handle(pglite, call) });
    } catch (error) {
      answer({ kind: 'error', id, error: toPlainError(error) });
    }
  });
  answer({ kind: 'ready' });
} catch (error) {
  answer({ kind: 'failed', error: toPlainError(error) });
}
