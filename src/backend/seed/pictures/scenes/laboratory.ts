import { type Colour, mix } from '../colour.ts';
import { lit, shaded } from '../palette.ts';
import { createBustLook } from '../parts/bust-look.ts';
import { bust, bustArm } from '../parts/bust.ts';
import { bookRow, counter, pendantLamp, room, roomWindow } from '../parts/room.ts';
import { potPlant } from '../parts/trees.ts';
import type { Stage } from '../stage.ts';
import { at, circle, clipped, d, ellipse, path, rect, stroke, times, turned } from '../svg.ts';

type Glass = 'flask' | 'round' | 'tube' | 'beaker';

function vessel(stage: Stage, x: number, y: number, size: number, kind: Glass, liquid: Colour): string {
  const { palette } = stage;
  const shapes = {
    flask: { outline: 'M-12 -100H12V-62L42 -10Q46 0 34 0H-34Q-46 0 -42 -10L-12 -62Z', level: -44 },
    round: { outline: 'M-10 -104H10V-66C54 -54 50 0 0 0C-50 0 -54 -54 -10 -66Z', level: -34 },
    tube: { outline: 'M-9 -92H9V-9Q9 0 0 0Q-9 0 -9 -9Z', level: -54 },
    beaker: { outline: 'M-34 -78H34V-8Q34 0 26 0H-26Q-34 0 -34 -8Z', level: -44 },
  } as const satisfies Record<Glass, { outline: string; level: number }>;
  const { outline, level } = shapes[kind];
  return at(x, y, size / 100, [
    path(outline, '#ffffff', { opacity: 0.3 }),
    clipped(path(outline, '#ffffff'), [
      rect(-60, level, 120, 80, liquid),
      ellipse(0, level, 60, 5, lit(palette, liquid, 0.4)),
      times(5, (index) => circle(-16 + index * 8, level + 12 + ((index * 17) % 26), 2 + (index % 3), '#ffffff', { opacity: 0.55 })),
    ]),
    path(outline, 'none', { stroke: palette.white, 'stroke-width': 3.4, opacity: 0.9 }),
    stroke(kind === 'tube' ? 'M-4 -84V-16' : 'M-20 -36L-26 -14', '#ffffff', 3.4, { opacity: 0.7 }),
    rect(
      kind === 'beaker' ? -38 : -14,
      kind === 'round' ? -108 : kind === 'tube' ? -96 : kind === 'flask' ? -104 : -82,
      kind === 'beaker' ? 76 : 28,
      6,
      palette.white,
      { rx: 3 },
    ),
  ]);
}

function microscope(stage: Stage, x: number, y: number, size: number, facing: 1 | -1): string {
  const { palette } = stage;
  const dark = mix(palette.deep, palette.ink, 0.5);
  return at(
    x,
    y,
    size / 100,
    [
      rect(-44, -12, 92, 12, dark, { rx: 5 }),
      path('M26 -12C62 -40 58 -96 20 -116L8 -104C36 -88 38 -48 6 -12Z', palette.cream),
      rect(-34, -46, 62, 8, dark, { rx: 2 }),
      rect(-12, -50, 24, 5, palette.cool),
      turned(
        -24,
        [0, -90],
        [
          rect(-12, -140, 24, 66, palette.cream, { rx: 4 }),
          rect(-9, -156, 18, 20, dark, { rx: 3 }),
          rect(-8, -76, 16, 22, dark, { rx: 2 }),
          rect(-12, -112, 24, 7, palette.accent),
        ],
      ),
      circle(36, -52, 12, palette.accent),
      circle(36, -52, 5, dark),
    ],
    (size / 100) * facing,
  );
}

/** A scientist at the bench among glass and instruments. */
export function drawLaboratory(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const top = height * 0.72;
  const wall = lit(palette, mix([palette.cool, palette.cream, palette.leaf][number % 3] ?? palette.cool, palette.cream, 0.52), 0.1);
  const flip = (share: number): number => (number % 2 === 0 ? 1 - share : share) * width;
  const look = {
    ...createBustLook(palette, random, number % 2 === 1),
    clothes: 'blazer' as const,
    top: palette.white,
    glasses: 'round' as const,
  };
  const liquids = [palette.accent, palette.second, palette.leaf, palette.cool, palette.third] as const;
  const size = Math.min(1.5 * unit, width * 0.0016);
  const spread = width > height ? 0 : 0.06;
  const windowWidth = Math.min(280 * unit, width * 0.25);
  const shelf = (y: number): string =>
    rect(flip(0.76) - 190 * unit, y, 380 * unit, 11 * unit, shaded(palette, palette.stone, 0.15)) +
    rect(flip(0.76) - 190 * unit, y + 11 * unit, 380 * unit, 7 * unit, palette.ink, { opacity: 0.16 });
  const bottles = (y: number): string =>
    times(7, (index) =>
      vessel(
        stage,
        flip(0.76) + (index - 3) * 52 * unit,
        y,
        random.between(58, 84) * unit,
        random.pick(['flask', 'beaker', 'tube', 'round']),
        random.pick(liquids),
      ),
    );
  return [
    ...room(stage, height * 0.98, wall, palette.stone),
    times(8, (index) => stroke(d`M0 ${index * 62 * unit}H${width}`, shaded(palette, wall, 0.12), 1.6 * unit, { opacity: 0.4 })),
    times(20, (index) => stroke(d`M${(index * width) / 19} 0V${top}`, shaded(palette, wall, 0.12), 1.6 * unit, { opacity: 0.4 })),
    roomWindow(stage, flip(0.17) - windowWidth / 2, height * 0.1, windowWidth, height * 0.42),
    shelf(height * 0.24),
    bottles(height * 0.24),
    shelf(height * 0.43),
    bookRow(stage, flip(0.76) - 180 * unit, height * 0.43, 160 * unit, 92 * unit),
    times(3, (index) =>
      vessel(
        stage,
        flip(0.76) + (30 + index * 60) * unit,
        height * 0.43,
        84 * unit,
        index === 1 ? 'round' : 'beaker',
        liquids[(index + number) % 5] ?? palette.accent,
      ),
    ),
    pendantLamp(stage, flip(0.46), height * 0.05, 84 * unit, palette.deep),
    at(flip(0.42), top - 152 * size, size, [
      ...bust(look, palette),
      rect(46, 150, 38, 44, lit(palette, palette.white, 0.2), { stroke: palette.stone, 'stroke-width': 2 }),
      stroke('M56 156V142M66 156V140', palette.accent, 4),
    ]),
    counter(stage, -20, top, width + 40, height * 0.3, mix(palette.deep, palette.pine, 0.4), Math.round(width / (240 * unit))),
    at(flip(0.42), top - 152 * size, size, [
      bustArm(look, [[-100, 130], [-140, 172], [-104, 62]]),
      bustArm(look, [[98, 134], [116, 182], [60, 146]]),
    ]),
    vessel(stage, flip(0.42) - 126 * size, top - 70 * size, 140 * unit, 'flask', palette.accent),
    microscope(stage, flip(0.65 + spread), top, 190 * unit, number % 2 === 0 ? 1 : -1),
    rect(flip(0.82 + spread) - 86 * unit, top - 54 * unit, 172 * unit, 10 * unit, palette.wood),
    rect(flip(0.82 + spread) - 86 * unit, top - 12 * unit, 172 * unit, 12 * unit, palette.wood),
    times(5, (index) =>
      vessel(
        stage,
        flip(0.82 + spread) + (index - 2) * 34 * unit,
        top - 5 * unit,
        104 * unit,
        'tube',
        liquids[(index + number) % 5] ?? palette.accent,
      ),
    ),
    spread > 0 ? '' : vessel(stage, flip(0.94), top, 130 * unit, 'round', palette.second),
    vessel(stage, flip(0.22), top, 116 * unit, 'beaker', palette.leaf),
    vessel(stage, flip(0.12), top, 132 * unit, 'flask', palette.third),
    potPlant(stage, flip(0.04), top, 120 * unit),
  ];
}
