/** A repeatable source of chance: the same seed text gives the same draws on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next: () => number;
  /** A number in [from, to). */
  between: (from: number, to: number) => number;
  /** A whole number in [from, to], both ends included. */
  whole: (from: number, to: number) => number;
  /** One item of a list that is not empty. */
  pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number];
  /** True with the given probability. */
  chance: (probability: number) => boolean;
};

/** FNV-1a: a text to an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Creates a generator (mulberry32) from a seed text. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  };
}
