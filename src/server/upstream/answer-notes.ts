/** What a page or poll learns of the answers that it is made of. */
export type AnswerNotes = {
  readonly addKeys: (keys: readonly string[]) => void;
  readonly noteStale: (ageMs: number) => void;
  /** Surrogate keys of all answers so far. */
  readonly keys: ReadonlySet<string>;
  /** The age of the oldest answer that was only served because the backend failed; 0 when there was none. */
  readonly staleMs: () => number;
};

/** Makes empty notes. */
export function createAnswerNotes(): AnswerNotes {
  const keys = new Set<string>();
  let staleMs = 0;
  return {
    addKeys: (added) => added.forEach((key) => keys.add(key)),
    noteStale: (ageMs) => {
      staleMs = Math.max(staleMs, ageMs);
    },
    keys,
    staleMs: () => staleMs,
  };
}
