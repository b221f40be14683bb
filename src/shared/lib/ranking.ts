/**
 * The ranks of rows that are already in order, by their scores: tied rows share the rank of the first one, which alone
 * shows it, and the others are blank (null). 8, 7, 7, 5 gives 1, 2, null, 4. @spec §5 Ranking ties
 */
export function toRanks(scores: readonly number[]): (number | null)[] {
  return scores.map((score, index) => (score === scores[index - 1] ? null : index + 1));
}
