import { EVERYTHING_KEY } from '../../shared/contract/everything-key.ts';

/** What goes stale; a hard purge is a takedown. */
export type PurgedKeys = { readonly keys: ReadonlySet<string>; readonly hard: boolean };

/** By which keys an entry is known. */
export type Keyed = {
  readonly keys: readonly string[];
  /** Of what stands beside its own content: a change leaves the entry, a takedown takes it along. */
  readonly takedownKeys?: readonly string[];
};

/** How many purges are remembered; an answer older than that counts as overtaken. */
const REMEMBERED = 1000;

/** Whether a purge is of an entry. */
export function isPurgedBy({ keys, hard }: PurgedKeys, entry: Keyed): boolean {
  if (keys.has(EVERYTHING_KEY)) return true;
  const isNamed = (key: string): boolean => keys.has(key);
  return entry.keys.some(isNamed) || (hard && entry.takedownKeys?.some(isNamed) === true);
}

/** Remembers recent purges, so that an answer fetched before a purge and arriving after it is not stored. */
export function createPurgeMarks() {
  let next = 0;
  const recent: { position: number; purge: PurgedKeys }[] = [];

  return {
    /** How many purges there were so far. */
    position: (): number => next,
    add(purge: PurgedKeys): void {
      recent.push({ position: next, purge });
      next += 1;
      if (recent.length > REMEMBERED) recent.shift();
    },
    purgedSince(position: number, entry: Keyed): boolean {
      const oldest = recent[0];
      if (oldest === undefined || position === next) return false;
      if (oldest.position > position) return true;
      return recent.some((mark) => mark.position >= position && isPurgedBy(mark.purge, entry));
    },
  };
}
