import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import process from 'node:process';
import { DEMO_ACCOUNTS_FILE, readDemoAccounts } from '../../src/backend/accounts/demo-accounts-file.ts';
import { parseBackendConfig } from '../../src/backend/config.ts';
import { parseEdgeConfig } from '../../src/server/config.ts';
import type { BuildMode } from '../build/build-paths.ts';
import { startServerProcess } from './child-process.ts';
import type { ServerProcess } from './child-process.ts';
import { findFreePort } from './free-port.ts';
import { startSettings } from './start-settings.ts';

const backendEntry = 'src/backend/main.ts';
const edgeEntry = 'dist/server/main.js';
const demoNewsroomEntry = 'src/backend/demo-newsroom/main.ts';

/** What the processes of one run have in common: the address of a backend that runs elsewhere, or the port of the one to start. */
export type Site = { readonly port: number; readonly mode: BuildMode; readonly purgeToken: string; readonly newsroomToken: string; readonly isDemoLive: boolean; readonly backendUrl: string | null; readonly backendPort: string };

/**
 * Reads the settings, finds ports, and makes the secret by which the backend may drop the edge's cached pages.
 * @throws an error that names every bad setting of both processes, before anything is built or started
 */
export async function createSite(mode: BuildMode): Promise<Site> {
  const { PORT, EDGE_PURGE_TOKEN, NEWSROOM_TOKEN, DEMO_LIVE, BACKEND_URL, BACKEND_PORT } = process.env;
  const site = {
    port: Number(PORT || startSettings.PORT.value) || (await findFreePort()),
    mode,
    purgeToken: EDGE_PURGE_TOKEN || randomBytes(24).toString('base64url'),
    newsroomToken: NEWSROOM_TOKEN || randomBytes(24).toString('base64url'),
    isDemoLive: parseDemoLive(DEMO_LIVE || startSettings.DEMO_LIVE.value),
    backendUrl: BACKEND_URL || null,
    // A fixed port, not 0: in development the backend restarts, and the edge keeps its address.
    backendPort: BACKEND_PORT || String(await findFreePort()),
  };
  checkSettings(site);
  return site;
}

/** Starts the content backend on a loopback port, or answers null where BACKEND_URL names another. */
export function startBackend(site: Site): ServerProcess | null {
  if (site.backendUrl !== null) return null;
  const watch = site.mode === 'development' ? ['--watch', '--watch-preserve-output'] : [];
  return startServerProcess('backend', [...watch, backendEntry], toBackendEnv(site));
}

/** Starts the edge against a backend. */
export function startEdge(site: Site, backendUrl: string): ServerProcess {
  return startServerProcess('edge', [edgeEntry], toEdgeEnv(site, backendUrl));
}

/** Starts the demo's newsroom beside a backend that we have started; null where it is switched off or the backend is somebody else's. */
export function startDemoNewsroom(site: Site, backendUrl: string): ServerProcess | null {
  if (site.backendUrl !== null || !site.isDemoLive) return null;
  return startServerProcess('demo-newsroom', [demoNewsroomEntry], { ...process.env, BACKEND_URL: backendUrl, NEWSROOM_TOKEN: site.newsroomToken });
}

/** Where a reader on this machine finds the two editions. */
export function describeAddresses({ port }: Site): string {
  return [
    `  http://localhost:${port}         main edition`,
    `  http://erdely.localhost:${port}  regional edition`,
    `  http://preview.localhost:${port} and http://preview.erdely.localhost:${port}  their previews, for editors`,
  ].join('\n');
}

/** How to sign in as the demo's editor and member, where the backend that we have started has them. */
export async function describeDemoAccounts({ port, backendUrl, backendPort }: Site): Promise<string> {
  if (backendUrl !== null || toDemoAccess() === '0') return '';
  const accounts = await readDemoAccounts(resolve(process.env.DATA_FOLDER || 'data', DEMO_ACCOUNTS_FILE));
  if (accounts === null) return '';
  const { editor, member } = accounts;
  return [
    '',
    `  editor   http://preview.localhost:${port}/login   ${editor.email}   ${editor.password}   code: npm run account -- code ${editor.email}`,
    `  member   http://localhost:${port}/tamogatas/belepes   ${member.email}   ${member.password}   code: in the letter at http://127.0.0.1:${backendPort}/_dev/mails`,
  ].join('\n');
}

/** Whoever starts the site by npm tries it, unless they say that it is in production. */
function toDemoAccess(): string {
  return process.env.DEMO_ACCESS || (process.env.NODE_ENV === 'production' ? '0' : '1');
}

function parseDemoLive(value: string): boolean {
  if (value === '0' || value === '1') return value === '1';
  throw new Error(`DEMO_LIVE is "${value}": it has to be 0 or 1.`);
}

function toBackendEnv(site: Site): NodeJS.ProcessEnv {
  return { ...toEnv(site), DEMO_ACCESS: toDemoAccess(), BACKEND_PORT: site.backendPort, NEWSROOM_TOKEN: site.newsroomToken, EDGE_URLS: process.env.EDGE_URLS || `http://127.0.0.1:${site.port}` };
}

function toEdgeEnv(site: Site, backendUrl: string): NodeJS.ProcessEnv {
  return { ...toEnv(site), PORT: String(site.port), BACKEND_URL: backendUrl, DEFAULT_EDITION: process.env.DEFAULT_EDITION || startSettings.DEFAULT_EDITION.value };
}

function toEnv(site: Site): NodeJS.ProcessEnv {
  const payment = process.env.PAYMENT_ADDRESS || (toDemoAccess() === '0' ? '' : startSettings.PAYMENT_ADDRESS.value);
  return { ...process.env, PAYMENT_ADDRESS: payment, NODE_ENV: process.env.NODE_ENV || site.mode, EDGE_PURGE_TOKEN: site.purgeToken, LOG_LEVEL: process.env.LOG_LEVEL || startSettings.LOG_LEVEL.value };
}

/** Each process checks its own settings; here both do at once, so that nobody mends them one after the other. */
function checkSettings(site: Site): void {
  const checks = [
    ...(site.backendUrl === null ? [() => parseBackendConfig(toBackendEnv(site))] : []),
    () => parseEdgeConfig(toEdgeEnv(site, site.backendUrl ?? `http://127.0.0.1:${site.backendPort}`)),
  ];
  const problems = checks.flatMap(toProblem);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function toProblem(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
