import { LINK_PREFETCH_MAX_CONCURRENT } from '../../shared/config/constants.ts';
import { isSavingData } from '../boot/intent.ts';
import { fetchPage, type FetchedPage } from './fetch-page.ts';

/** How long a page fetched ahead may wait for its reader. */
const KEEP_MS = 15_000;

/** Fetches pages ahead, four at a time at most, none on slow lines. A page asked for twice is fetched once. @spec §4 Prefetch §9 */
export function createPrefetcher(build: string) {
  const kept = new Map<string, { at: number; page: Promise<FetchedPage> }>();
  let running = 0;

  function load(url: URL): Promise<FetchedPage> {
    const key = url.pathname + url.search;
    const known = kept.get(key);
    if (known !== undefined && Date.now() - known.at < KEEP_MS) return known.page;
    const page = fetchPage(url, build);
    kept.set(key, { at: Date.now(), page });
    return page;
  }

  return {
    load,
    prefetch(url: URL): void {
      if (running >= LINK_PREFETCH_MAX_CONCURRENT || isSavingData()) return;
      running += 1;
      void load(url).finally(() => {
        running -= 1;
      });
    },
  };
}

export type Prefetcher = ReturnType<typeof createPrefetcher>;
