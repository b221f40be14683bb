import { startEdge, type TestEdge } from './start-edge.ts';
import { startTestBackend, type TestBackend } from './start-backend.ts';

/** An edge and its real backend in one process. */
export type TestSite = { readonly edge: TestEdge; readonly backend: TestBackend; readonly close: () => Promise<void> };

/** Starts both with the demo content. */
export async function startSite(settings: Record<string, string> = {}): Promise<TestSite> {
  const backend = await startTestBackend();
  const edge = await startEdge(backend.url, settings);
  return {
    edge,
    backend,
    close: async () => {
      await edge.close();
      await backend.close();
    },
  };
}
