import type { Server } from 'node:http';
import { PAGE_NAMES } from '../shared/config/routes.ts';
import { redirectRows } from '../shared/config/redirects.ts';
import { loadView } from '../shared/app/view-table.ts';
import { AppError, isAppError } from '../shared/lib/errors.ts';
import { validateRedirects } from '../shared/lib/validate-redirects.ts';
import { createAdminServer } from './admin-server.ts';
import { startSharing } from './assets/share-build.ts';
import { parseEdgeConfig } from './config.ts';
import { createEdge } from './create-edge.ts';
import { createEdgeServer } from './create-server.ts';
import { startPurging } from './purging/start-purging.ts';

/** Connections that may wait while the process is busy: an evening's push message brings thousands at once. */
const LISTEN_BACKLOG = 4096;
const DRAIN_MS = 8_000;

await main().catch(stopWith);

async function main(): Promise<void> {
  validateRedirects(redirectRows);
  const config = parseEdgeConfig(process.env);
  const edge = createEdge(config);
  // Before the first page is made: then none is older than where the log is read from.
  await Promise.all([startPurging(edge), ...PAGE_NAMES.map(loadView)]);
  await startSharing(edge);
  const state = { ready: true };
  const server = createEdgeServer(edge);
  const admin = config.ADMIN_PORT === 0 ? null : createAdminServer(edge, () => state.ready);
  if (admin !== null) await listen(admin, 'ADMIN_PORT', config.ADMIN_PORT, config.ADMIN_HOST);
  await listen(server, 'PORT', config.PORT, config.HOST);
  const address = server.address();
  process.stdout.write(`edge ready http://localhost:${typeof address === 'object' && address !== null ? address.port : config.PORT}\n`);

  const stop = (): void => {
    state.ready = false;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    admin?.close();
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  };
  process.once('exit', edge.flushLog);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function stopWith(error: unknown): never {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}

/** What a person at the terminal can act on in a sentence; the rest with its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isAppError(error) && error.code === 'CONFIG_INVALID' ? error.message : (error.stack ?? error.message);
}

function listen(server: Server, setting: 'PORT' | 'ADMIN_PORT', port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new AppError('CONFIG_INVALID', `Port ${port} is taken: set ${setting} to a free one.`) : error);
    });
    server.listen({ port, host, backlog: LISTEN_BACKLOG }, resolve);
  });
}
