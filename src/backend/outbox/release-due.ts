import type { BackendLogger } from '../logger.ts';
import type { Released } from '../store/newsroom/release-due-articles.ts';

/** Puts all articles on their lists whose date has come, as many runs as that takes, and tells the purge sender. */
export function createReleaseDue({ release, wakePurges, logger }: { release: () => Promise<Released | null>; wakePurges: () => void; logger: BackendLogger }): () => Promise<void> {
  return async () => {
    for (let released = await release(); released !== null; released = await release()) {
      logger.info({ ids: released.ids, sequence: released.sequence }, 'released articles whose date has come');
      wakePurges();
    }
  };
}
