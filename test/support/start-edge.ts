import type { Server } from 'node:http';
import { PAGE_NAMES } from '../../src/shared/config/routes.ts';
import { loadView } from '../../src/shared/app/view-table.ts';
import { parseEdgeConfig } from '../../src/server/config.ts';
import { createEdge } from '../../src/server/create-edge.ts';
import { createEdgeServer } from '../../src/server/create-server.ts';
import type { Edge } from '../../src/server/edge.ts';
import { createEdgeLog } from '../../src/server/logger.ts';
import { createLogFile } from './secret-watch.ts';
import { makeTestDist } from './test-dist.ts';

/** An edge that listens on a free loopback port, with a clock that a test can set. */
export type TestEdge = { readonly edge: Edge; readonly server: Server; readonly url: string; readonly clock: { ms: number }; readonly close: () => Promise<void> };

/** The token of the tests' purge calls. */
export const TEST_PURGE_TOKEN = 'a-purge-token-for-tests';

/** Starts an edge in this process against a backend. */
export async function startEdge(backendUrl: string, settings: Record<string, string> = {}): Promise<TestEdge> {
  const clock = { ms: Date.now() };
  const config = parseEdgeConfig({ BACKEND_URL: backendUrl, PORT: '0', NODE_ENV: 'test', DIST_FOLDER: makeTestDist(), EDGE_PURGE_TOKEN: TEST_PURGE_TOKEN, ...settings });
  const log = createLogFile('edge');
  const edge = createEdge(config, { clock: () => clock.ms, random: () => 0.5 }, createEdgeLog(log === null ? 'silent' : 'debug', log));
  await Promise.all(PAGE_NAMES.map(loadView));
  const server = createEdgeServer(edge);
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The edge has no port.');
  return {
    edge,
    server,
    url: `http://127.0.0.1:${address.port}`,
    clock,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await edge.client.close();
      edge.flushLog();
    },
  };
}
