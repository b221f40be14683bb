/** The middle of some numbers; of two middle ones their mean. @throws without numbers */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no numbers.');
  return (upper + lower) / 2;
}

/** The smallest number that the given share (0–1) of the numbers does not exceed. @throws without numbers */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('There is no percentile of no numbers.');
  return found;
}
