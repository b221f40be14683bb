import { createSendPurge } from '../../src/backend/outbox/send-purge.ts';
import { EVERYTHING_KEY } from '../../src/shared/contract/everything-key.ts';
import type { ArticleWritten } from '../../src/shared/contract/schemas/newsroom.ts';
import { startBackendProxy, type BackendProxy } from './backend-proxy.ts';
import { startBuiltEdge, type BuiltEdge } from './start-built-edge.ts';
import { startTestBackend, type TestBackend } from './start-backend.ts';

/** The built edge before a real backend that can be made to fail, and the way of a write to the edge. */
export type LiveSite = {
  readonly url: string;
  readonly backend: TestBackend;
  readonly proxy: BackendProxy;
  /** Waits for a write and drops what it made stale, as the backend's sender does. */
  readonly told: (writing: Promise<ArticleWritten>) => Promise<ArticleWritten>;
  /** Takes everything from the edge that it could serve while the backend fails. */
  readonly forget: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const TOKEN = 'a-purge-token-for-live-tests';

/** Starts all three on free loopback ports. */
export async function startLiveSite(): Promise<LiveSite> {
  const backend = await startTestBackend();
  const proxy = await startBackendProxy(backend.url);
  const edge: BuiltEdge = await startBuiltEdge(proxy.url, { EDGE_PURGE_TOKEN: TOKEN, BACKEND_TIMEOUT_MS: '2000' });
  const sendPurge = createSendPurge(TOKEN);
  return {
    url: edge.url,
    backend,
    proxy,
    async told(writing) {
      const written = await writing;
      await sendPurge(edge.url, { sequence: written.sequence, keys: written.purged, hard: false }, new AbortController().signal);
      return written;
    },
    forget: () => sendPurge(edge.url, { sequence: 0, keys: [EVERYTHING_KEY], hard: true }, new AbortController().signal),
    async close() {
      await edge.close();
      await proxy.close();
      await backend.close();
    },
  };
}
