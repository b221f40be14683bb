/** The room of a label in per cent of the plot's height: 16 of 256 px. */
const LABEL_ROOM = 6.5;

/** Moves labels down, off those above them, and up again from under the plot; they keep their order. */
export function spreadLabels(ys: readonly number[], room: number = LABEL_ROOM): number[] {
  const order = ys.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y || a.index - b.index);
  const placed = [...ys];
  let top = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    top = Math.max(y, top + room);
    placed[index] = top;
  }
  let bottom = 100 + room;
  for (const { index } of order.toReversed()) {
    bottom = Math.min(placed[index] ?? 100, bottom - room);
    placed[index] = Math.round(bottom * 100) / 100;
  }
  return placed;
}
