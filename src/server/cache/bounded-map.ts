import { LRUCache } from 'lru-cache';

/** A map that forgets what was used longest ago. */
export type BoundedMap<V extends {}> = { readonly get: (key: string) => V | undefined; readonly set: (key: string, value: V) => void };

/** Bounded by number of entries. */
export function createCountedMap<V extends {}>(maxEntries: number): BoundedMap<V> {
  const map = new LRUCache<string, V>({ max: maxEntries });
  return { get: (key) => map.get(key), set: (key, value) => void map.set(key, value) };
}
