import { EVERYTHING_KEY } from '../../shared/contract/everything-key.ts';
import type { EdgeCaches } from '../edge.ts';
import type { PurgeMessage } from './purge-message.ts';

/** Applies a purge. @returns how many entries it touched; 0 for one that was applied a moment ago */
export type ApplyPurge = (message: PurgeMessage) => number;

/** The caches that hold what goes stale. */
export type PurgedCaches = Pick<EdgeCaches, 'data' | 'notFoundData' | 'pages' | 'errorPages' | 'payloads'>;

/** Longer than the log takes to bring what HTTP or the bus brought; short, since another log may give the same number. */
const REMEMBERED_MS = 10_000;

type Applied = { readonly keys: ReadonlySet<string>; readonly hard: boolean; readonly at: number };

/** Makes the one function that every way of hearing of a purge ends in. The same one may come thrice and in any order. */
export function createApplyPurge(caches: PurgedCaches, { now, onPurged }: { now: () => number; onPurged: (entries: number) => void }): ApplyPurge {
  const recent = new Map<number, Applied>();

  /** The sender joins neighbours under the last number, so a number alone does not tell that all of its keys were applied. */
  function wasApplied({ sequence, keys, hard }: PurgeMessage): boolean {
    const applied = sequence === undefined ? undefined : recent.get(sequence);
    return applied !== undefined && now() - applied.at < REMEMBERED_MS && (applied.hard || !hard) && keys.every((key) => applied.keys.has(key));
  }

  function remember(sequence: number, applied: Applied): void {
    recent.delete(sequence);
    recent.set(sequence, applied);
    for (const [old, { at }] of recent) {
      if (now() - at < REMEMBERED_MS) return;
      recent.delete(old);
    }
  }

  return (message) => {
    const keys = new Set(message.keys);
    if (keys.has(EVERYTHING_KEY)) recent.clear();
    else if (wasApplied(message)) return 0;
    const purged = purgeAll(caches, keys, message.hard);
    onPurged(purged);
    if (message.sequence !== undefined && !keys.has(EVERYTHING_KEY)) remember(message.sequence, { keys, hard: message.hard, at: now() });
    return purged;
  };
}

/** Data before pages, so that no page is built from what is about to go. */
function purgeAll({ data, notFoundData, pages, errorPages, payloads }: PurgedCaches, keys: ReadonlySet<string>, hard: boolean): number {
  const takenDown = hard ? payloads.takeDown(keys) : 0;
  return data.purge(keys, hard) + notFoundData.purge(keys, true) + pages.purge(keys, hard) + errorPages.purge(keys, hard) + takenDown;
}
