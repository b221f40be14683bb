import { EVERYTHING_KEY } from '../../shared/contract/everything-key.ts';

/** How many purges are remembered; an answer older than that counts as overtaken. */
const REMEMBERED = 1000;

/** Whether a purge of the first keys makes an entry with the second ones stale. */
export function isPurgedBy(purged: ReadonlySet<string>, keys: readonly string[]): boolean {
  return purged.has(EVERYTHING_KEY) || keys.some((key) => purged.has(key));
}

/** Remembers recent purges, so that an answer fetched before a purge and arriving after it is not stored. */
export function createPurgeMarks() {
  let next = 0;
  const recent: { position: number; keys: ReadonlySet<string> }[] = [];

  return {
    position: (): number => next,
    add(keys: ReadonlySet<string>): void {
      recent.push({ position: next, keys });
      next += 1;
      if (recent.length > REMEMBERED) recent.shift();
    },
    purgedSince(position: number, keys: readonly string[]): boolean {
      const oldest = recent[0];
      if (oldest === undefined || position === next) return false;
      if (oldest.position > position) return true;
      return recent.some((purge) => purge.position >= position && isPurgedBy(purge.keys, keys));
    },
  };
}
