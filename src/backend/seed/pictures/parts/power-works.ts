import { mix } from '../colour.ts';
import { right } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, polygon, rect, stroke, times, turned } from '../svg.ts';

/** Steam that rises and drifts to the right. */
export function steam(stage: Stage, x: number, y: number, size: number): string {
  const { palette, random } = stage;
  const bright = mix(palette.sky[2], palette.white, 0.6);
  return times(16, (index) => {
    const rise = index / 16;
    const cx = x + (rise ** 1.4 * 2.2 + random.between(-0.14, 0.14)) * size;
    const cy = y - rise * size * 1.7 + random.between(-0.06, 0.06) * size;
    const r = size * (0.2 + rise * 0.34);
    return (
      circle(cx + r * 0.1, cy + r * 0.16, r, mix(bright, palette.sky[1], 0.5), { opacity: 0.85 - rise * 0.55 }) +
      circle(cx, cy, r * 0.86, bright, { opacity: 0.9 - rise * 0.6 })
    );
  });
}

/** A cooling tower under steam. */
export function coolingTower(stage: Stage, x: number, y: number, height: number): string {
  const { palette } = stage;
  const wall = mix(palette.cream, palette.stone, 0.45);
  return (
    steam(stage, x, y - height * 0.98, height * 0.42) +
    at(x, y, height / 100, [
      path(
        'M-42 0C-34 -30 -26 -56 -27 -78C-27 -88 -29 -94 -30 -100H30C29 -94 27 -88 27 -78C26 -56 34 -30 42 0Z',
        right(lit(palette, wall, 0.4), wall, shaded(palette, wall, 0.4)),
      ),
      ellipse(0, -100, 30, 4.6, shaded(palette, wall, 0.5)),
      path('M-28.6 -90H28.6L27.6 -82H-27.6Z', palette.accent),
      path('M-41 -5H41L42 0H-42Z', shaded(palette, wall, 0.5)),
      stroke('M-17 -99C-16 -60 -22 -30 -26 0M0 -95V0M17 -99C16 -60 22 -30 26 0', shaded(palette, wall, 0.3), 0.6, { opacity: 0.6 }),
      times(12, (index) => stroke(d`M${-38 + index * 7} 0l3 -6l3 6`, palette.ink, 0.8)),
    ])
  );
}

/** A tall striped chimney. */
export function chimney(stage: Stage, x: number, y: number, height: number): string {
  const { palette } = stage;
  return (
    steam(stage, x, y - height, height * 0.12) +
    at(x, y, height / 100, [
      path('M-4 0L-2.4 -100H2.4L4 0Z', right(palette.cream, shaded(palette, palette.cream, 0.3))),
      ...[0, 1, 2].map((index) =>
        path(
          d`M${-2.5 - index * 0.22} ${-96 + index * 14}H${2.5 + index * 0.22}L${2.6 + index * 0.22} ${-89 + index * 14}
            H${-2.6 - index * 0.22}Z`,
          palette.accent,
        ),
      ),
    ])
  );
}

/** A power pylon. */
export function pylon(stage: Stage, x: number, y: number, height: number): string {
  return at(x, y, height / 100, [
    stroke(
      d`M-13 0L-4 -60V-92L0 -100L4 -92V-60L13 0M-11 -14L9 -26L-7 -40L5 -52L-4 -62L4 -74L-4 -84M11 -14L-9 -26L7 -40
        L-5 -52L4 -62L-4 -74L4 -84M-26 -62H26L0 -68ZM-20 -82H20L0 -88Z`,
      stage.palette.ink,
      1.3,
    ),
    ...[-25, 25, -19, 19].map((left, index) => rect(left - 0.8, index < 2 ? -62 : -82, 1.6, 6, stage.palette.cream)),
  ]);
}

/** Wires between two pylons, each given as x, y and height. */
export function wires(stage: Stage, from: readonly [number, number, number], to: readonly [number, number, number]): string {
  return [[-25, -56], [25, -56], [-19, -76], [19, -76]]
    .map(([left = 0, up = 0]) => {
      const [x1, y1, x2, y2] = [
        from[0] + (left * from[2]) / 100,
        from[1] + (up * from[2]) / 100,
        to[0] + (left * to[2]) / 100,
        to[1] + (up * to[2]) / 100,
      ];
      return stroke(d`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 46 * stage.unit} ${x2} ${y2}`, stage.palette.ink, 1.3 * stage.unit, {
        opacity: 0.75,
      });
    })
    .join('');
}

/** A wind turbine. */
export function turbine(stage: Stage, x: number, y: number, height: number): string {
  const { palette, random } = stage;
  const blade = path('M-1.4 0C-3 -14 -1 -34 0 -42C1.6 -34 2.4 -14 1.4 0Z', palette.white);
  const turn = random.between(0, 120);
  return at(x, y, height / 100, [
    path('M-2 0L-1 -70H1L2 0Z', right(palette.white, shaded(palette, palette.white, 0.3))),
    ...[0, 120, 240].map((angle) => at(0, -70, 1, [turned(turn + angle, [0, 0], [blade])])),
    circle(0, -70, 2.4, palette.accent),
  ]);
}

/** Rows of solar panels from `top` to the lower edge. */
export function solarField(stage: Stage, top: number): string {
  const { width, height, palette, unit } = stage;
  return times(4, (row) =>
    times(9, (column) => {
      const size = (0.5 + row * 0.3) * unit;
      const x = width / 2 + (column - 4 + (row % 2) * 0.5) * 190 * size * 1.05;
      const y = top + (height - top) * (0.14 + row * 0.28);
      return at(x, y, size, [
        stroke('M-40 0V-22M40 0V-22', palette.ink, 4),
        polygon([[-84, -14], [-62, -64], [92, -64], [78, -14]], palette.deep),
        polygon([[-84, -14], [-62, -64], [-20, -64], [-44, -14]], palette.cool, { opacity: 0.5 }),
        stroke('M-73 -39H85M-31 -64L-44 -14M11 -64L0 -14M51 -64L40 -14', palette.cream, 2, { opacity: 0.7 }),
      ]);
    }),
  );
}
