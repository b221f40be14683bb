import { randomBytes } from 'node:crypto';
import process from 'node:process';
import type { BuildMode } from '../build/build-paths.ts';
import { startServerProcess } from './child-process.ts';
import type { ServerProcess } from './child-process.ts';
import { findFreePort } from './free-port.ts';

const backendEntry = 'src/backend/main.ts';
const edgeEntry = 'dist/server/main.js';

/** What the processes of one run have in common. */
export type Site = { readonly port: number; readonly mode: BuildMode; readonly purgeToken: string };

/** Reads PORT, and makes the secret by which the backend may drop the edge's cached pages unless one is set. */
export async function createSite(mode: BuildMode): Promise<Site> {
  const port = Number(process.env.PORT ?? 3000) || (await findFreePort());
  return { port, mode, purgeToken: process.env.EDGE_PURGE_TOKEN ?? randomBytes(24).toString('base64url') };
}

/** Starts the content backend on a loopback port, or answers null where BACKEND_URL names another. */
export async function startBackend(site: Site): Promise<ServerProcess | null> {
  if (process.env.BACKEND_URL) return null;
  // A fixed port, not 0: in development the backend restarts, and the edge keeps its address.
  const port = process.env.BACKEND_PORT ?? String(await findFreePort());
  const watch = site.mode === 'development' ? ['--watch', '--watch-preserve-output'] : [];
  const edges = process.env.EDGE_URLS ?? `http://127.0.0.1:${site.port}`;
  return startServerProcess('backend', [...watch, backendEntry], { ...toEnv(site), BACKEND_PORT: port, EDGE_URLS: edges });
}

/** Starts the edge against a backend. */
export function startEdge(site: Site, backendUrl: string): ServerProcess {
  // Whoever starts the site by npm also looks at it from the next machine, by a host name of no edition.
  const defaultEdition = process.env.DEFAULT_EDITION ?? 'main';
  return startServerProcess('edge', [edgeEntry], { ...toEnv(site), PORT: String(site.port), BACKEND_URL: backendUrl, DEFAULT_EDITION: defaultEdition });
}

/** Where a reader on this machine finds the two editions. */
export function describeAddresses({ port }: Site): string {
  return `  http://localhost:${port}         main edition\n  http://erdely.localhost:${port}  regional edition`;
}

function toEnv(site: Site): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: process.env.NODE_ENV ?? site.mode, EDGE_PURGE_TOKEN: site.purgeToken, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
}
