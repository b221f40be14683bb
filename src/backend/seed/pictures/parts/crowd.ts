import type { Colour } from '../colour.ts';
import { shaded } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { at, circle, path, rect, times } from '../svg.ts';
import { createComplexion } from './figures.ts';

/** Heads and shoulders of people seen from behind, in rows that come nearer. */
export function crowdFromBehind(
  stage: Stage,
  area: { y: number; rows: number; step: number; size: number },
  clothes: readonly [Colour, ...Colour[]],
): string {
  const { random, width, palette } = stage;
  return times(area.rows, (row) => {
    const size = area.size * (1 + row * 0.28);
    const count = Math.ceil(width / (size * 1.5)) + 1;
    return times(count, (index) => {
      const x = (index + random.between(-0.2, 0.2) + (row % 2) * 0.5) * size * 1.5;
      const y = area.y + row * area.step + random.between(-0.15, 0.15) * size;
      const top = shaded(palette, random.pick(clothes), 0.12 * (area.rows - row));
      const colour = createComplexion(palette, random).hair;
      return at(x, y, size / 20, [
        path('M-16 44C-17 20 -12 12 -4 10H4C12 12 17 20 16 44Z', top),
        rect(-3, 4, 6, 9, shaded(palette, '#c08a66', 0.3)),
        random.chance(0.4)
          ? path('M-8 -4C-8 -14 8 -14 8 -4C9 6 10 12 7 17H-7C-10 12 -9 6 -8 -4Z', colour)
          : path('M-7.5 -3C-8 -13 8 -13 7.5 -3C7.5 4 5 9 0 9C-5 9 -7.5 4 -7.5 -3Z', colour),
      ]);
    });
  });
}

/** Rows of seated people, small and far. */
export function spectators(stage: Stage, top: number, bottom: number, lean: number): string {
  const { width, unit, random, palette } = stage;
  const shirts = [palette.accent, palette.accent, palette.second, palette.cream, palette.third, palette.cool, palette.deep] as const;
  const rows = Math.round((bottom - top) / (15 * unit));
  return times(rows, (row) => {
    const y = top + ((row + 0.6) * (bottom - top)) / rows;
    const count = Math.round(width / (15 * unit));
    return times(count, (index) => {
      if (random.chance(0.1)) return '';
      const x = (index + random.between(0.2, 0.8)) * (width / count) + lean * row;
      return (
        rect(x - 4.6 * unit, y, 9.2 * unit, 10 * unit, random.pick(shirts), { rx: 3 * unit }) +
        circle(x, y - 2 * unit, 3.2 * unit, createComplexion(palette, random).skin)
      );
    });
  });
}
