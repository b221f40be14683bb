import { BUILD_MANIFEST_POLL_MS } from '../shared/config/constants.ts';
import { createPoller, type PollerSurroundings } from '../shared/ui/hooks/create-poller.ts';

/** What is known of the site's build. */
export type BuildWatch = { readonly isReplaced: () => boolean };

/**
 * Asks every minute whether the page's build is still the site's; a page that comes back from the browser's memory asks
 * at once. The last answer counts: a deploy that is taken back makes the page current again. A manifest that cannot be
 * had is noted and ignored. @spec §4 New build §8
 */
export function watchBuild(ownBuild: string, fetchBuildId: () => Promise<string> = fetchManifest, around?: PollerSurroundings): BuildWatch {
  let latest = ownBuild;
  const task = async (): Promise<void> => {
    try {
      latest = await fetchBuildId();
    } catch (error) {
      console.debug('build manifest', error);
      throw error;
    }
  };
  createPoller({ task, everyMs: BUILD_MANIFEST_POLL_MS, restartAfterMs: BUILD_MANIFEST_POLL_MS }, around).start();
  return { isReplaced: () => latest !== ownBuild };
}

async function fetchManifest(): Promise<string> {
  const response = await fetch('/build.json', { signal: AbortSignal.timeout(BUILD_MANIFEST_POLL_MS / 2) });
  const manifest: unknown = await response.json();
  if (typeof manifest === 'object' && manifest !== null && 'buildId' in manifest && typeof manifest.buildId === 'string') return manifest.buildId;
  throw new Error(`/build.json answered ${response.status} without a build id.`);
}
