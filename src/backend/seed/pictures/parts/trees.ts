import { mix, type Colour } from '../colour.ts';
import { lit, shaded } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, polygon, rect, stroke, times, turned } from '../svg.ts';

/** A spruce of `height` standing at (x, y); `snowy` puts snow on its branches. */
export function pine(stage: Stage, x: number, y: number, height: number, colour: Colour, snowy = false): string {
  const { palette } = stage;
  const light = lit(palette, colour, 0.16);
  const tiers = [
    { y: -10, half: 23, rise: 36 },
    { y: -31, half: 19, rise: 33 },
    { y: -52, half: 14.5, rise: 29 },
    { y: -71, half: 9.5, rise: 29 },
  ];
  return at(x, y, height / 100, [
    rect(-2.5, -12, 5, 12, shaded(palette, palette.wood, 0.4)),
    ...tiers.map((tier) => {
      const dark = d`M0 ${tier.y - tier.rise}L${tier.half} ${tier.y}L${tier.half * 0.5} ${tier.y - 2}L0 ${tier.y + 2.5}
        L${-tier.half * 0.5} ${tier.y - 2}L${-tier.half} ${tier.y}Z`;
      const bright = d`M0 ${tier.y - tier.rise}L${-tier.half} ${tier.y}L${-tier.half * 0.5} ${tier.y - 2}L${-tier.half * 0.12} ${tier.y + 2}Z`;
      const snow = d`M0 ${tier.y - tier.rise}L${tier.half * 0.8} ${tier.y - 6}L${tier.half * 0.35} ${tier.y - 9}
        L${0} ${tier.y - 4}L${-tier.half * 0.4} ${tier.y - 8}L${-tier.half * 0.88} ${tier.y - 4}Z`;
      return path(dark, colour) + path(bright, light) + (snowy ? path(snow, palette.white, { opacity: 0.95 }) : '');
    }),
  ]);
}

/** A broad-leaved tree of `height` standing at (x, y). */
export function leafTree(stage: Stage, x: number, y: number, height: number, colour: Colour): string {
  const { palette, random } = stage;
  const lean = random.between(-4, 4);
  const dark = shaded(palette, colour, 0.22);
  const light = lit(palette, colour, 0.28);
  return at(x, y, height / 100, [
    stroke('M0 0C1 -14 0 -26 0 -44M0 -24L10 -40M0 -30L-9 -44', shaded(palette, palette.wood, 0.35), 4.5),
    circle(lean - 15, -50, 19, dark),
    circle(lean + 16, -48, 18, dark),
    circle(lean, -66, 26, dark),
    circle(lean + 2, -45, 18, dark),
    circle(lean - 17, -55, 15, colour),
    circle(lean + 12, -54, 15, colour),
    circle(lean - 2, -71, 21, colour),
    circle(lean - 10, -77, 10, light, { opacity: 0.8 }),
    circle(lean - 22, -58, 6.5, light, { opacity: 0.8 }),
    circle(lean + 8, -60, 6, light, { opacity: 0.55 }),
  ]);
}

/** A slender poplar. */
export function poplar(stage: Stage, x: number, y: number, height: number, colour: Colour): string {
  const { palette } = stage;
  return at(x, y, height / 100, [
    rect(-1.5, -14, 3, 14, shaded(palette, palette.wood, 0.35)),
    path('M0 -100C12 -76 15 -44 10 -14C6 -6 -6 -6 -10 -14C-15 -44 -12 -76 0 -100Z', shaded(palette, colour, 0.15)),
    path('M0 -100C3 -74 3 -40 -1 -9C-6 -8 -8 -10 -10 -14C-15 -44 -12 -76 0 -100Z', lit(palette, colour, 0.12)),
  ]);
}

/** A bare winter or storm tree, its crown bent by `wind` (-1 to 1). */
export function bareTree(stage: Stage, x: number, y: number, height: number, colour: Colour, wind = 0): string {
  const { random } = stage;
  function branch(fromX: number, fromY: number, angle: number, length: number, depth: number): string {
    const bend = angle + wind * 0.12;
    const toX = fromX + Math.cos(bend) * length;
    const toY = fromY + Math.sin(bend) * length;
    const line = stroke(d`M${fromX} ${fromY}L${toX} ${toY}`, colour, 1.1 * depth);
    if (depth === 1) return line;
    const children = depth > 3 ? 2 : 3;
    return (
      line +
      times(children, (index) =>
        branch(toX, toY, bend + (index - (children - 1) / 2) * random.between(0.42, 0.72), length * random.between(0.62, 0.82), depth - 1),
      )
    );
  }
  return at(x, y, height / 100, [branch(0, 0, -Math.PI / 2, 30, 5)]);
}

/** A bush, or a clump of far trees. */
export function bush(stage: Stage, x: number, y: number, width: number, colour: Colour): string {
  const { palette } = stage;
  return at(x, y, width / 100, [
    path('M-50 0C-54 -20 -40 -34 -26 -30C-20 -50 6 -54 14 -38C30 -48 52 -30 48 0Z', shaded(palette, colour, 0.15)),
    path('M-40 -8C-44 -20 -34 -28 -25 -23C-18 -40 2 -44 10 -30C2 -34 -14 -28 -18 -14C-26 -18 -36 -16 -40 -8Z', lit(palette, colour, 0.25), {
      opacity: 0.7,
    }),
  ]);
}

/** A row of mixed trees along a line, small and far. */
export function treeRow(stage: Stage, y: number, height: number, colour: Colour, from = 0, to = stage.width): string {
  const { random, palette } = stage;
  const count = Math.ceil((to - from) / (height * 0.55));
  return times(count, (index) => {
    const x = from + (index + random.between(0.1, 0.9)) * ((to - from) / count);
    const size = height * random.between(0.6, 1.15);
    const shade = mix(colour, palette.ink, random.between(0, 0.18));
    if (random.chance(0.25)) return poplar(stage, x, y, size * 1.2, shade);
    return bush(stage, x, y + 2, size * 1.4, shade);
  });
}

/** A pot plant of `height` with broad leaves. */
export function potPlant(stage: Stage, x: number, y: number, height: number): string {
  const { palette } = stage;
  const leaf = (angle: number, length: number, colour: Colour): string =>
    turned(
      angle,
      [0, -32],
      [
        path(
          d`M0 -32C-13 ${-32 - length * 0.4} -9 ${-32 - length * 0.85} 0 ${-32 - length}
            C9 ${-32 - length * 0.85} 13 ${-32 - length * 0.4} 0 -32Z`,
          colour,
        ),
      ],
    );
  return at(x, y, height / 100, [
    leaf(-58, 48, shaded(palette, palette.leaf, 0.3)),
    leaf(56, 50, shaded(palette, palette.leaf, 0.3)),
    leaf(-28, 60, palette.leaf),
    leaf(30, 58, palette.pine),
    leaf(2, 66, lit(palette, palette.leaf, 0.15)),
    path('M-17 -34H17L13 0H-13Z', palette.accent),
    path('M-17 -34H-6L-4 0H-13Z', lit(palette, palette.accent, 0.2)),
    rect(-19, -38, 38, 7, shaded(palette, palette.accent, 0.15)),
    ellipse(0, 1, 18, 2, palette.ink, { opacity: 0.15 }),
  ]);
}

/** A tall trunk near the reader, from above the picture to the ground: it frames forest pictures. */
export function trunk(stage: Stage, x: number, width: number, colour: Colour): string {
  const { height, palette, random } = stage;
  const lean = random.between(-0.3, 0.3) * width;
  const foot = height * random.between(0.95, 1.02);
  return [
    polygon(
      [
        [x - width * 0.42 + lean, -10],
        [x + width * 0.42 + lean, -10],
        [x + width * 0.5, foot - width],
        [x + width * 0.85, foot],
        [x - width * 0.85, foot],
        [x - width * 0.5, foot - width],
      ],
      colour,
    ),
    polygon(
      [
        [x - width * 0.42 + lean, -10],
        [x - width * 0.12 + lean, -10],
        [x - width * 0.2, foot - width],
        [x - width * 0.85, foot],
        [x - width * 0.5, foot - width],
      ],
      lit(palette, colour, 0.22),
    ),
    times(9, () => {
      const y = random.between(0, foot - width);
      const left = x + random.between(-0.25, 0.3) * width;
      return stroke(d`M${left} ${y}v${random.between(0.3, 1) * width}`, shaded(palette, colour, 0.4), width * 0.035, { opacity: 0.6 });
    }),
  ].join('');
}
