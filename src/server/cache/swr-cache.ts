import { LRUCache } from 'lru-cache';
import { createPurgeMarks, isPurgedBy, type Keyed } from './purge-marks.ts';

/** What a producer hands to the cache. Only what is safe to share may be given: errors are thrown, never stored. */
export type Produced<V> = Keyed & {
  readonly value: V;
  readonly bytes: number;
  readonly freshMs: number;
  readonly staleWhileRevalidateMs: number;
  readonly staleIfErrorMs: number;
};

/** How an answer came to be. */
export type CacheState = 'fresh' | 'stale' | 'error' | 'miss' | 'coalesced';

/** An entry as it lies in the cache; times are milliseconds of the injected clock. */
export type CacheEntry<V> = Produced<V> & { readonly storedAt: number };

export type SwrCacheOptions = {
  readonly maxBytes: number;
  readonly now: () => number;
  readonly onState?: (state: CacheState) => void;
  /** Told of a renewal that failed behind a reader's back. */
  readonly onRenewError: (key: string, error: unknown) => void;
};

/** A cache of shareable answers: fresh → stale while one renews → stale when the backend fails. One flight a key. */
export type SwrCache<V extends {}> = ReturnType<typeof createSwrCache<V>>;

/** After a failed renewal the next try waits this long, so that a dead backend is not asked by every reader. */
const RENEW_BACK_OFF_MS = 1000;

/** Makes a cache bounded in bytes. @see docs/ARCHITECTURE.md "Caches" */
export function createSwrCache<V extends {}>(options: SwrCacheOptions) {
  const entries = new LRUCache<string, CacheEntry<V>>({ maxSize: options.maxBytes, sizeCalculation: (entry) => Math.max(1, entry.bytes) });
  const flights = new Map<string, Promise<V>>();
  const retryAfter = new LRUCache<string, number>({ max: 10_000 });
  const marks = createPurgeMarks();
  const report = options.onState ?? (() => {});

  function fly(key: string, produce: () => Promise<Produced<V>>): Promise<V> {
    const startedAt = marks.position();
    const flight: Promise<V> = produce()
      .then((produced) => {
        keep(key, produced, startedAt);
        return produced.value;
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  }

  /** Keeps an answer, unless a purge has overtaken it since `position`: then it still serves those who wait. */
  function keep(key: string, produced: Produced<V>, position: number): void {
    if (marks.purgedSince(position, produced)) return;
    entries.set(key, { ...produced, storedAt: options.now() });
    retryAfter.delete(key);
  }

  function renewInBackground(key: string, produce: () => Promise<Produced<V>>): void {
    if (flights.has(key) || (retryAfter.get(key) ?? 0) > options.now()) return;
    fly(key, produce).catch((error: unknown) => {
      if (isGone(error)) entries.delete(key);
      else retryAfter.set(key, options.now() + RENEW_BACK_OFF_MS);
      options.onRenewError(key, error);
    });
  }

  async function get(key: string, produce: () => Promise<Produced<V>>): Promise<{ value: V; state: CacheState; ageMs: number }> {
    const entry = entries.get(key);
    const age = entry === undefined ? Infinity : options.now() - entry.storedAt;
    if (entry !== undefined && age < entry.freshMs) return answer(entry.value, 'fresh', age);
    if (entry !== undefined && age < entry.freshMs + entry.staleWhileRevalidateMs) {
      renewInBackground(key, produce);
      return answer(entry.value, 'stale', age);
    }
    const running = flights.get(key);
    if (running === undefined && entry !== undefined && (retryAfter.get(key) ?? 0) > options.now() && isUsable(entry)) {
      return answer(entry.value, 'error', age);
    }
    try {
      return answer(await (running ?? fly(key, produce)), running === undefined ? 'miss' : 'coalesced', 0);
    } catch (error) {
      if (isGone(error)) entries.delete(key);
      // Looked up again: a takedown may have come while the answer was waited for.
      const kept = entries.peek(key);
      if (kept === undefined || !isUsable(kept)) throw error;
      retryAfter.set(key, options.now() + RENEW_BACK_OFF_MS);
      return answer(kept.value, 'error', options.now() - kept.storedAt);
    }
  }

  /** Whether an entry is young enough for the case that the backend fails. */
  function isUsable(entry: CacheEntry<V>): boolean {
    return options.now() - entry.storedAt < entry.freshMs + entry.staleIfErrorMs;
  }

  function answer(value: V, state: CacheState, ageMs: number) {
    report(state);
    return { value, state, ageMs };
  }

  /**
   * Drops by surrogate key. A soft purge keeps the entry for the case that the backend fails; a hard one (takedown) forgets it.
   * @returns how many entries it touched
   */
  function purge(keys: ReadonlySet<string>, hard: boolean): number {
    const purged = { keys, hard };
    marks.add(purged);
    // Who asks from now on must not be given an answer that was under way before.
    flights.clear();
    const touched = [...entries.entries()].filter(([, entry]) => isPurgedBy(purged, entry));
    for (const [key, entry] of touched) {
      // Whoever tells of a purge has a backend: what failed a moment ago is worth another try.
      retryAfter.delete(key);
      if (hard) entries.delete(key);
      else entries.set(key, { ...entry, freshMs: 0, staleWhileRevalidateMs: 0, staleIfErrorMs: entry.staleIfErrorMs + entry.freshMs });
    }
    return touched.length;
  }

  return {
    get,
    purge,
    keep,
    /** Where purges stand; to be asked before an answer that will be kept. */
    position: marks.position,
    /** The entry if it is there, whatever its age; does not count as a use. */
    peek: (key: string): CacheEntry<V> | undefined => entries.peek(key),
    /** The value while it is fresh, for the hit lane; counts as a use. */
    fresh(key: string): CacheEntry<V> | undefined {
      const entry = entries.get(key);
      return entry !== undefined && options.now() - entry.storedAt < entry.freshMs ? entry : undefined;
    },
    /** Whether somebody is producing this key now. */
    isFlying: (key: string): boolean => flights.has(key),
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize, flights: flights.size }),
    clear: () => entries.clear(),
  };
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'status' in error && (error.status === 404 || error.status === 410);
}
