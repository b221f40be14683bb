/** A drawn value and what has been drawn since the last new start. */
export type Draw = { drawn: number; history: number[] };

/**
 * Draws from 1 to `count` without repeats until every value has been used, then starts anew, and not with the value
 * just drawn. History may come from a store: what is out of range in it does not count. @spec §4 §9
 */
export function drawWithoutRepeat(count: number, alreadyDrawn: readonly number[], random: () => number): Draw {
  if (!(count >= 1)) throw new RangeError(`A draw needs at least one value, got ${count}.`);
  const values = Array.from({ length: count }, (_, index) => index + 1);
  const history = [...new Set(alreadyDrawn)].filter((value) => values.includes(value));

  const left = values.filter((value) => !history.includes(value));
  if (left.length > 0) {
    const drawn = pick(left, random);
    return { drawn, history: [...history, drawn] };
  }
  const last = history.at(-1);
  const drawn = pick(count === 1 ? values : values.filter((value) => value !== last), random);
  return { drawn, history: [drawn] };
}

function pick(values: readonly number[], random: () => number): number {
  return values[Math.min(Math.floor(random() * values.length), values.length - 1)] ?? 1;
}
