import { median } from './statistics.ts';

/** What two things gave in turns: the medians, and the median of the ratios within each turn. */
export type Paired = { readonly measured: number; readonly floor: number; readonly ratio: number };

/** Measures two things in turns, A/B/A/B, so that whatever else the machine does weighs on both alike. */
export async function measureInTurns(rounds: number, measure: () => Promise<number>, measureFloor: () => Promise<number>): Promise<Paired> {
  const turns: { a: number; b: number }[] = [];
  for (let round = 0; round < rounds; round += 1) turns.push({ a: await measure(), b: await measureFloor() });
  return { measured: median(turns.map(({ a }) => a)), floor: median(turns.map(({ b }) => b)), ratio: median(turns.map(({ a, b }) => a / b)) };
}
