import { median } from './statistics.ts';

/** What two things gave in turns: the medians, and the median of the ratios within each turn. */
export type Paired = { readonly measured: number; readonly floor: number; readonly ratio: number };

/** A turn is cut into slices: a shared machine changes its speed within seconds. */
const SLICES = 5;

/**
 * Measures the rates of two things in turns, A/B/A/B. The functions measure one slice; of a turn's slices the best of each
 * counts, because whatever else the machine does only ever takes away.
 */
export async function measureInTurns(rounds: number, measure: () => Promise<number>, measureFloor: () => Promise<number>): Promise<Paired> {
  const turns: { a: number; b: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const slices: { a: number; b: number }[] = [];
    for (let slice = 0; slice < SLICES; slice += 1) slices.push({ a: await measure(), b: await measureFloor() });
    turns.push({ a: Math.max(...slices.map(({ a }) => a)), b: Math.max(...slices.map(({ b }) => b)) });
  }
  return { measured: median(turns.map(({ a }) => a)), floor: median(turns.map(({ b }) => b)), ratio: median(turns.map(({ a, b }) => a / b)) };
}
