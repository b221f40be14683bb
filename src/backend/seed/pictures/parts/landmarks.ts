import type { Colour } from '../colour.ts';
import { lit, shaded } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, path, polygon, rect, stroke, times } from '../svg.ts';
import { window } from './buildings.ts';

/** A village or town church of `height`, its tower to the left of (x, y). */
export function church(stage: Stage, x: number, y: number, height: number, snowy = false): string {
  const { palette } = stage;
  const wall = palette.cream;
  const roof = snowy ? palette.white : shaded(palette, palette.accent, 0.2);
  const spire = snowy ? shaded(palette, palette.deep, 0.1) : palette.deep;
  return at(x, y, height / 200, [
    path('M26 0V-62L78 -62V0Z', wall),
    path('M22 -60L36 -92H74L86 -60Z', roof),
    path('M78 0V-62L86 -60V0Z', shaded(palette, wall, 0.3)),
    times(3, (index) => window(stage, 36 + index * 14, -46, 7, 24, true)),
    rect(-10, -118, 38, 118, wall),
    rect(15, -118, 13, 118, shaded(palette, wall, 0.4), { opacity: 0.25 }),
    path('M-14 -116L9 -190L32 -116Z', spire),
    path('M-14 -116L9 -190L7 -116Z', lit(palette, spire, 0.15)),
    snowy ? path('M-14 -116L9 -190L16 -166L6 -140L2 -122Z', palette.white, { opacity: 0.9 }) : '',
    stroke('M9 -190V-202M5 -198H13', palette.ink, 1.6),
    circle(9, -98, 7, palette.white),
    stroke('M9 -98V-103M9 -98H13', palette.ink, 1.2),
    window(stage, 4, -82, 10, 18, true),
    window(stage, 5, -48, 8, 14, true),
    path('M2 0V-18a7 7 0 0 1 14 0V0Z', shaded(palette, palette.third, 0.25)),
  ]);
}

/** A street lamp of `height`, lit when the picture's lamps are. */
export function streetLamp(stage: Stage, x: number, y: number, height: number): string {
  const { palette } = stage;
  return at(x, y, height / 100, [
    palette.lamps ? circle(0, -92, 34, palette.glow, { opacity: 0.16 }) + circle(0, -92, 18, palette.glow, { opacity: 0.25 }) : '',
    stroke('M0 0V-84', palette.ink, 2.6),
    path('M-5 0H5L3 -10H-3Z', palette.ink),
    stroke('M-6 -78H6', palette.ink, 1.6),
    path('M-5 -86L-7 -98H7L5 -86Z', palette.lamps ? palette.glow : palette.cream),
    path('M-8 -98L0 -106L8 -98Z', palette.ink),
  ]);
}

/** A flag of one colour, moved by the wind. */
export function pennant(stage: Stage, x: number, y: number, height: number, colour: Colour): string {
  const { palette } = stage;
  return at(x, y, height / 100, [
    stroke('M0 0V-100', palette.ink, 2.4),
    path('M1 -98C16 -106 26 -90 44 -98V-72C26 -64 16 -80 1 -72Z', colour),
    path('M1 -98C10 -103 16 -100 22 -97V-71C16 -74 10 -77 1 -72Z', lit(palette, colour, 0.2)),
  ]);
}

/** Smoke from a chimney at (x, y). */
export function smoke(stage: Stage, x: number, y: number, size: number, drift = 1): string {
  const { palette, random } = stage;
  return times(7, (index) =>
    circle(
      x + drift * index ** 1.3 * size * 0.16 + random.between(-0.06, 0.06) * size,
      y - index * size * 0.2,
      size * (0.08 + index * 0.035),
      palette.white,
      { opacity: 0.62 - index * 0.07 },
    ),
  );
}

/** An office or panel block with a grid of windows, standing on (x, y). */
export function tallBlock(stage: Stage, x: number, y: number, width: number, height: number, colour: Colour, share = 0.5): string {
  const { palette, random, unit } = stage;
  const cell = random.pick([13, 15, 18]) * unit;
  const columns = Math.max(2, Math.floor((width - cell * 0.5) / cell));
  const rows = Math.max(2, Math.floor((height - cell) / (cell * 1.25)));
  const gap = (width - columns * cell) / 2;
  const dark = shaded(palette, colour, 0.35);
  const bright = lit(palette, colour, 0.3);
  return [
    rect(x, y - height, width, height, colour),
    polygon([[x + width, y], [x + width, y - height], [x + width * 0.8, y - height], [x + width * 0.8, y]], palette.ink, { opacity: 0.14 }),
    times(columns * rows, (index) => {
      const left = x + gap + (index % columns) * cell + cell * 0.2;
      const top = y - height + cell * 0.7 + Math.floor(index / columns) * cell * 1.25;
      const shining = palette.lamps && random.chance(share);
      if (!shining && random.chance(0.12)) return '';
      return rect(
        left,
        top,
        cell * 0.6,
        cell * 0.75,
        shining ? palette.glow : palette.lamps ? dark : random.chance(0.7) ? dark : bright,
        shining ? { opacity: random.between(0.65, 1) } : {},
      );
    }),
  ].join('');
}

/** Steps as wide as `width`, going down from (x, y). */
export function steps(stage: Stage, x: number, y: number, width: number, height: number, count = 5): string {
  const { palette } = stage;
  return times(count, (index) => {
    const grow = (index * width) / 14;
    return rect(
      x - width / 2 - grow,
      y + (index * height) / count,
      width + grow * 2,
      height / count + 1,
      index % 2 === 0 ? lit(palette, palette.stone, 0.35) : palette.stone,
    );
  });
}

/** Stone blocks drawn on a wall. */
export function masonry(stage: Stage, x: number, y: number, width: number, height: number, colour: Colour, count: number): string {
  const { random, unit } = stage;
  return times(count, () => {
    const length = random.between(10, 24) * unit;
    return stroke(d`M${random.between(x, x + width - length)} ${random.between(y, y + height)}h${length}`, colour, 1.6 * unit, {
      opacity: 0.45,
    });
  });
}
