import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { startServerProcess } from '../../scripts/start/child-process.ts';
import { createLogFile } from './secret-watch.ts';

/** The built edge in a process of its own. */
export type BuiltEdge = { readonly url: string; readonly close: () => Promise<void> };

/** Starts the edge of dist on a free loopback port against a backend; browsers get the scripts that belong to it. */
export async function startBuiltEdge(backendUrl: string, settings: Record<string, string> = {}): Promise<BuiltEdge> {
  const log = createLogFile('edge');
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DEFAULT_EDITION: 'main', LOG_LEVEL: log === null ? 'error' : 'debug', BACKEND_URL: backendUrl, ...settings };
  const server = startServerProcess('edge', ['dist/server/main.js'], env, log === null ? undefined : (text) => appendFileSync(log, text));
  const url = await Promise.race([server.ready, server.ended.then(({ code }) => Promise.reject(new Error(`The edge ended with ${code} before it was ready.`)))]);
  return { url: url.replace('127.0.0.1', 'localhost'), close: () => server.stop() };
}
