import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { d, path, rect, stroke, times } from '../svg.ts';

/** The wall of an embankment with its arches. */
export function quay(stage: Stage, y: number, height: number): string {
  const { width, palette, unit } = stage;
  const wall = mix(palette.stone, palette.sand, 0.4);
  return (
    rect(0, y, width, height, down(lit(palette, wall, 0.25), shaded(palette, wall, 0.25))) +
    times(18, (index) =>
      path(
        d`M${(index * width) / 17 - 12 * unit} ${y + height}v${-height * 0.55}
          a${12 * unit} ${height * 0.4} 0 0 1 ${24 * unit} 0v${height * 0.55}Z`,
        shaded(palette, wall, 0.4),
        { opacity: 0.5 },
      ),
    )
  );
}

/** A few birds far away. */
export function birds(stage: Stage, x: number, y: number, count: number): string {
  const { unit, random, palette } = stage;
  return times(count, () =>
    stroke(
      d`M${x + random.between(-90, 90) * unit} ${y + random.between(-40, 40) * unit}
        q${7 * unit} ${-8 * unit} ${12 * unit} 0q${6 * unit} ${-8 * unit} ${13 * unit} ${-1 * unit}`,
      palette.ink,
      2 * unit,
      { opacity: 0.6 },
    ),
  );
}
