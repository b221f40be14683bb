/**
 * A random source that gives the same numbers (0 ≤ n < 1) for the same seed, so that draws on a cached page agree on
 * both sides. Not for secrets. FNV-1a hash, then mulberry32.
 */
export function seededRandom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), bits | 61)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `n` different items in random order, or all of them where there are fewer. @spec §7 "a random 4 of the JSON list" */
export function seededSample<Item>(items: readonly Item[], n: number, random: () => number): Item[] {
  const left = [...items];
  const sample: Item[] = [];
  while (sample.length < n && left.length > 0) {
    sample.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return sample;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
