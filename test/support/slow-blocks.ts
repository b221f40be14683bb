import type { BackendProxy } from './backend-proxy.ts';

/** The calls behind an article page's slow blocks: recommender, auto-block, the newest beside it, the counts of the minutes box. */
const SLOW_CALLS = ['/api/recommended/', '/api/index/auto-block', '/api/articles?', '/api/counter'] as const;

/** Slow blocks that stay away until they are let go. `asked` is kept when the first of them was called for. */
export type HeldBlocks = { readonly asked: Promise<void>; readonly release: () => void };

/** Lets the backend answer everything but the slow blocks. */
export function holdSlowBlocks(proxy: BackendProxy): HeldBlocks {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  proxy.behaviour.hold = (path) => {
    if (!SLOW_CALLS.some((call) => path.startsWith(call))) return null;
    asked.resolve();
    return released.promise;
  };
  const release = (): void => {
    proxy.behaviour.hold = null;
    released.resolve();
  };
  return { asked: asked.promise, release };
}
