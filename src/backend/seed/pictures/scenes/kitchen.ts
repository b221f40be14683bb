import { type Colour, mix } from '../colour.ts';
import { lit, shaded } from '../palette.ts';
import { createBustLook } from '../parts/bust-look.ts';
import { bust, bustArm } from '../parts/bust.ts';
import { counter, pendantLamp, room, roomWindow } from '../parts/room.ts';
import { potPlant } from '../parts/trees.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, rect, stroke, times } from '../svg.ts';

function tiles(stage: Stage, top: number, bottom: number, colour: Colour): string {
  const { width, unit, palette } = stage;
  const size = 46 * unit;
  const columns = Math.ceil(width / size);
  const rows = Math.ceil((bottom - top) / size);
  return times(columns * rows, (index) => {
    const [x, y] = [(index % columns) * size, top + Math.floor(index / columns) * size];
    const even = (Math.floor(index / columns) + (index % columns)) % 2 === 0;
    return (
      rect(x + 1, y + 1, size - 2, size - 2, even ? lit(palette, colour, 0.25) : colour, { rx: 2 }) +
      (even
        ? path(
            d`M${x + size / 2} ${y + size * 0.2}L${x + size * 0.8} ${y + size / 2}L${x + size / 2} ${y + size * 0.8}
              L${x + size * 0.2} ${y + size / 2}Z`,
            shaded(palette, colour, 0.12),
            { opacity: 0.5 },
          )
        : '')
    );
  });
}

function pot(stage: Stage, x: number, y: number, size: number, colour: Colour): string {
  const { palette } = stage;
  return at(x, y, size / 100, [
    stroke('M-20 -86C-34 -104 -8 -118 -20 -140M16 -86C2 -104 30 -118 16 -144', palette.white, 7, { opacity: 0.55 }),
    rect(-70, -46, 22, 9, palette.ink, { rx: 4 }),
    rect(48, -46, 22, 9, palette.ink, { rx: 4 }),
    path('M-50 -62H50V-12Q50 0 38 0H-38Q-50 0 -50 -12Z', colour),
    path('M-50 -62H-30V0H-38Q-50 0 -50 -12Z', lit(palette, colour, 0.3)),
    rect(-54, -70, 108, 9, shaded(palette, colour, 0.25), { rx: 4 }),
    circle(0, -75, 7, palette.ink),
  ]);
}

function vegetables(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  const tomato = (cx: number): string =>
    circle(cx, -16, 16, palette.accent) +
    circle(cx - 5, -21, 5, '#ffffff', { opacity: 0.3 }) +
    path(d`M${cx - 8} -31l8 3l8 -3l-5 6h-6Z`, palette.leaf);
  return at(x, y, size / 100, [
    rect(-96, -8, 192, 9, mix(palette.sand, palette.wood, 0.5), { rx: 4 }),
    tomato(-66),
    tomato(-34),
    path('M-4 -24C14 -34 52 -28 74 -14C52 -6 14 -2 -4 -10Z', mix(palette.accent, palette.second, 0.55)),
    stroke('M14 -27l2 14M32 -27l2 15', palette.accent, 1.6),
    stroke('M-4 -17L-20 -26M-4 -17L-22 -17M-4 -17L-18 -8', palette.leaf, 4),
    path('M78 -8C76 -34 92 -40 96 -26C104 -36 118 -22 110 -8Z', palette.leaf),
    stroke('M84 -34C82 -44 90 -46 92 -52', palette.pine, 4),
  ]);
}

function hanging(stage: Stage, x: number, y: number, index: number): string {
  const { palette, unit } = stage;
  const metal = index % 2 === 0 ? mix(palette.second, palette.wood, 0.6) : palette.stone;
  const tools = [
    circle(0, 70, 34, metal) + circle(-6, 66, 26, lit(palette, metal, 0.25)) + rect(-4, 8, 8, 34, palette.ink),
    path('M-20 44H20L16 78Q0 86 -16 78Z', metal) + rect(-3, 8, 6, 40, palette.ink),
    rect(-3, 8, 6, 54, metal) + ellipse(0, 72, 13, 17, metal) + ellipse(-2, 70, 8, 11, shaded(palette, metal, 0.3)),
  ];
  return at(x, y, unit, [stroke('M0 -4V10', palette.ink, 3), tools[index % 3] ?? '']);
}

/** A cook at the counter of a bright kitchen. */
export function drawKitchen(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const wall = lit(
    palette,
    mix([palette.cool, palette.sand, palette.leaf, palette.second][number % 4] ?? palette.sand, palette.cream, 0.5),
    0.1,
  );
  const top = height * 0.7;
  const flip = (share: number): number => (number % 2 === 0 ? 1 - share : share) * width;
  const look = { ...createBustLook(palette, random, number % 2 === 0), clothes: 'apron' as const, under: palette.cream };
  const size = Math.min(1.5 * unit, width * 0.0016);
  const bowl = (x: number, colour: Colour): string =>
    at(x, top, unit, [
      path('M-52 -44H52C48 -14 30 0 0 0C-30 0 -48 -14 -52 -44Z', colour),
      path('M-52 -44H-30C-28 -18 -18 -4 0 0C-30 0 -48 -14 -52 -44Z', lit(palette, colour, 0.3)),
      times(5, (index) => circle(-34 + index * 17, -48 - (index % 2) * 6, 13, index % 2 === 0 ? palette.second : palette.accent)),
    ]);
  const windowWidth = Math.min(290 * unit, width * 0.27);
  return [
    ...room(stage, height * 0.98, wall, palette.third),
    tiles(stage, height * 0.46, top, mix(wall, palette.cool, 0.35)),
    roomWindow(stage, flip(0.2) - windowWidth / 2, height * 0.1, windowWidth, height * 0.34),
    potPlant(stage, flip(0.2), height * 0.445, 100 * unit),
    stroke(d`M${flip(0.7) - 190 * unit} ${height * 0.16}h${370 * unit}`, palette.ink, 6 * unit),
    times(5, (index) => hanging(stage, flip(0.7) + (index - 2) * 72 * unit, height * 0.17, index)),
    rect(flip(0.9) - 100 * unit, height * 0.5, 200 * unit, 10 * unit, palette.wood),
    times(
      4,
      (index) =>
        rect(
          flip(0.9) + (index * 44 - 86) * unit,
          height * 0.5 - 58 * unit,
          34 * unit,
          58 * unit,
          [palette.accent, palette.cream, palette.leaf, palette.second][index] ?? palette.cream,
          { rx: 6 * unit },
        ) + rect(flip(0.9) + (index * 44 - 84) * unit, height * 0.5 - 66 * unit, 30 * unit, 11 * unit, palette.ink, { rx: 4 * unit }),
    ),
    pendantLamp(stage, flip(0.42), height * 0.06, 92 * unit, palette.accent),
    at(flip(0.47), top - 150 * size, size, [
      ...bust(look, palette),
      path('M-44 -40C-70 -58 -58 -98 -32 -94C-26 -118 26 -118 32 -94C58 -98 70 -58 44 -40Z', palette.white),
      rect(-43, -48, 86, 22, lit(palette, palette.white, 0.1), { rx: 4 }),
      stroke('M-20 -52V-80M0 -52V-86M20 -52V-80', shaded(palette, palette.white, 0.15), 2.4),
    ]),
    counter(stage, -20, top, width + 40, height * 0.32, mix(palette.deep, palette.cool, 0.2), Math.round(width / (230 * unit))),
    at(flip(0.47), top - 150 * size, size, [
      bustArm(look, [[-98, 130], [-120, 190], [-50, 142]]),
      bustArm(look, [[98, 130], [120, 190], [56, 140]]),
      path('M62 136L138 118L140 130L70 150Z', lit(palette, palette.stone, 0.5)),
      rect(46, 132, 34, 13, palette.ink, { rx: 5 }),
    ]),
    pot(stage, flip(0.78), top - 2, 120 * unit, palette.accent),
    rect(flip(0.78) - 90 * unit, top - 6 * unit, 180 * unit, 8 * unit, palette.ink, { rx: 3 }),
    bowl(flip(0.16), palette.cream),
    vegetables(stage, flip(0.5), top + 4 * unit, 108 * unit),
    at(flip(0.29), top, unit, [
      path('M-16 0V-66Q-16 -78 -7 -82V-112H7V-82Q16 -78 16 -66V0Z', palette.pine),
      rect(-16, -52, 32, 28, palette.cream),
    ]),
    at(flip(0.93), top, unit, [
      path('M-60 0C-64 -40 60 -40 56 0Z', mix(palette.second, palette.wood, 0.6)),
      stroke('M-30 -20l10 12M-6 -24l10 12M18 -22l10 12', palette.cream, 4),
    ]),
  ];
}
