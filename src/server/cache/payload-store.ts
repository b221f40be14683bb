import { LRUCache } from 'lru-cache';
import { createPurgeMarks, isPurgedBy, type Keyed } from './purge-marks.ts';

/** A payload and the keys by which a takedown finds it. */
export type KeptPayload<B> = Keyed & { readonly body: B };

/** Payloads by content hash: a change leaves them, so that pages kept elsewhere can still be hydrated; a takedown does not. */
export type PayloadStore<B extends {}> = ReturnType<typeof createPayloadStore<B>>;

/** Makes a store bounded by the bytes that `sizeOf` tells. */
export function createPayloadStore<B extends {}>(maxBytes: number, sizeOf: (body: B) => number) {
  const payloads = new LRUCache<string, KeptPayload<B>>({ maxSize: maxBytes, sizeCalculation: ({ body }) => Math.max(1, sizeOf(body)) });
  const takedowns = createPurgeMarks();

  return {
    get: (hash: string): KeptPayload<B> | undefined => payloads.get(hash),
    /** Where takedowns stand; to be asked before a payload's data is. */
    position: takedowns.position,
    /** Keeps a payload, unless something of it was taken down since `position`. */
    keep(hash: string, payload: KeptPayload<B>, position: number): void {
      if (!takedowns.purgedSince(position, payload)) payloads.set(hash, payload);
    },
    /** Forgets what shows something of these keys. @returns how many */
    takeDown(keys: ReadonlySet<string>): number {
      const purge = { keys, hard: true };
      takedowns.add(purge);
      const touched = [...payloads.entries()].filter(([, payload]) => isPurgedBy(purge, payload));
      for (const [hash] of touched) payloads.delete(hash);
      return touched.length;
    },
  };
}
