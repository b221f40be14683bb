import { type Colour, mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import { sky } from '../parts/sky.ts';
import { grass, hillLine, hills, land, mist, peak } from '../parts/terrain.ts';
import { bush, pine, trunk } from '../parts/trees.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, circle, clipped, d, ellipse, path, stroke, times } from '../svg.ts';

const BODY = d`M-168 -104C-178 -156 -140 -188 -92 -188C-50 -188 -24 -208 22 -214C66 -216 104 -196 120 -160
  C130 -130 120 -96 96 -86C60 -66 -40 -64 -104 -72C-140 -72 -164 -82 -168 -104Z`;

const HEAD = d`M96 -170C100 -206 138 -218 166 -202C184 -192 190 -174 194 -162C210 -156 226 -150 228 -135
  C230 -120 216 -111 198 -111C180 -104 158 -97 136 -99C106 -103 90 -134 96 -170Z`;

/** A brown bear walking to the right, some 390 wide and 210 tall at size 100. */
function bear(stage: Stage, x: number, y: number, size: number, facing: 1 | -1, fur: Colour): string {
  const { palette, random } = stage;
  const dark = shaded(palette, fur, 0.34);
  const light = lit(palette, fur, 0.24);
  const leg = (data: string, colour: Colour, foot: number): string =>
    path(data, colour) +
    path(
      d`M${foot - 30} 0C${foot - 34} -16 ${foot - 10} -22 ${foot + 8} -18C${foot + 26} -16 ${foot + 34} -8 ${foot + 32} 0Z`,
      shaded(palette, colour, 0.2),
    ) +
    stroke(d`M${foot + 22} -2l7 3M${foot + 12} -2l7 3M${foot + 2} -2l7 3`, palette.cream, 2);
  return at(
    x,
    y,
    size / 100,
    [
      ellipse(0, 0, 190, 14, palette.ink, { opacity: 0.25 }),
      leg('M-92 -100C-62 -70 -58 -50 -62 -10H-104C-106 -40 -116 -60 -128 -84Z', dark, -78),
      leg('M56 -100C66 -70 98 -50 110 -8H68C58 -40 40 -56 28 -84Z', dark, 94),
      circle(158, -208, 14, dark),
      path(BODY, fur),
      clipped(path(BODY, '#ffffff'), [
        path(
          'M-170 -150C-120 -186 -60 -180 -20 -190C30 -214 80 -200 104 -178C60 -186 20 -180 -20 -166C-80 -150 -130 -150 -170 -120Z',
          light,
          { opacity: 0.8 },
        ),
        path('M-170 -100C-100 -60 60 -56 110 -92V-40H-180Z', dark, { opacity: 0.7 }),
        times(60, () =>
          stroke(
            d`M${random.between(-160, 100)} ${random.between(-186, -84)}l${random.between(6, 14)} ${random.between(3, 9)}`,
            random.chance(0.5) ? dark : light,
            2.6,
            { opacity: 0.5 },
          ),
        ),
      ]),
      leg('M-166 -120C-176 -70 -164 -40 -168 -10H-120C-114 -44 -92 -60 -88 -96Z', fur, -140),
      leg('M18 -110C16 -70 36 -44 24 -8H74C84 -44 92 -70 92 -106Z', fur, 52),
      path('M92 -186C84 -136 98 -92 136 -92L116 -78C86 -92 76 -150 84 -190Z', dark, { opacity: 0.5 }),
      circle(114, -204, 17, fur),
      circle(114, -203, 9, dark),
      path(HEAD, fur),
      clipped(path(HEAD, '#ffffff'), [
        path('M96 -150C100 -206 138 -218 166 -202C180 -194 186 -184 190 -170C160 -190 120 -184 96 -150Z', light, { opacity: 0.6 }),
        path('M90 -130C110 -112 160 -116 200 -110V-90H90Z', dark, { opacity: 0.5 }),
      ]),
      path(
        'M184 -160C206 -158 226 -150 228 -135C230 -120 216 -111 198 -111C184 -110 170 -122 170 -138C170 -150 176 -160 184 -160Z',
        mix(light, palette.sand, 0.4),
      ),
      ellipse(219, -145, 10, 8, palette.ink),
      ellipse(216, -148, 3, 2, '#ffffff', { opacity: 0.5 }),
      stroke('M217 -137C216 -124 204 -118 190 -122', palette.ink, 2.6),
      circle(163, -170, 5, palette.ink),
      circle(164.6, -171.8, 1.6, '#ffffff'),
      stroke('M153 -182Q162 -187 170 -181', dark, 3.4),
      path('M-168 -122C-180 -122 -182 -108 -172 -104Z', dark),
    ],
    (size / 100) * facing,
  );
}

function berries(stage: Stage, x: number, y: number, size: number): string {
  const { palette, random, unit } = stage;
  return (
    bush(stage, x, y, size, palette.leaf) +
    times(14, () => circle(x + random.between(-0.42, 0.42) * size, y - random.between(0.06, 0.32) * size, 4 * unit, palette.accent))
  );
}

function stones(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  return at(x, y, size / 100, [
    path('M-60 0C-66 -30 -36 -52 -8 -46C20 -54 56 -30 52 0Z', palette.stone),
    path('M-60 0C-66 -30 -36 -52 -8 -46C-24 -34 -36 -20 -40 0Z', lit(palette, palette.stone, 0.35)),
    path('M-30 -44C-16 -52 10 -50 24 -42C8 -36 -16 -36 -30 -44Z', palette.leaf),
  ]);
}

/** A brown bear in a forest clearing, on some pictures with a cub. */
export function drawBear(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const ground = height * 0.66;
  const facing = number % 2 === 0 ? -1 : 1;
  const fur = shaded(palette, palette.wood, 0.16);
  const meadow = palette.weather === 'snow' ? palette.white : palette.leaf;
  const size = Math.min(158 * unit, width * 0.145);
  const row = (count: number, y: number, tall: number, distance: number): string =>
    times(count, (index) =>
      pine(
        stage,
        ((index + random.next()) / count) * width,
        y + random.between(-8, 12) * unit,
        tall * unit * random.between(0.75, 1.2),
        hazed(palette, palette.pine, distance),
        palette.weather === 'snow',
      ),
    );
  return [
    ...sky(stage, { horizon: ground, sunX: 0.5 + facing * 0.28, sunY: 0.3 }),
    peak(stage, width * (0.5 - facing * 0.24), ground, [width * 0.8, height * 0.44], mix(palette.deep, palette.cool, 0.4), 0.5, 0.34),
    peak(stage, width * (0.5 + facing * 0.3), ground, [width * 0.7, height * 0.32], mix(palette.deep, palette.cool, 0.4), 0.58, 0.26),
    hills(stage, ground - 80 * unit, 26 * unit, palette.pine, 0.55),
    mist(stage, ground - 70 * unit),
    row(26, ground - 20 * unit, 150, 0.5),
    mist(stage, ground - 30 * unit),
    row(16, ground + 14 * unit, 230, 0.28),
    land(stage, hillLine(stage, ground + 20 * unit, 10 * unit), down(lit(palette, meadow, 0.28), meadow, shaded(palette, meadow, 0.3))),
    grass(stage, { x: 0, y: ground + 40 * unit, width, height: height * 0.16 }, meadow, 150),
    berries(stage, width * (0.5 - facing * 0.34), height * 0.8, 180 * unit),
    stones(stage, width * (0.5 + facing * 0.36), height * 0.82, 120 * unit),
    number % 3 !== 2
      ? bear(stage, width * (0.5 - facing * 0.27), height * 0.9, size * 0.5, facing, lit(palette, fur, 0.12))
      : '',
    bear(stage, width * (0.5 + facing * 0.06), height * 0.89, size, facing, fur),
    trunk(stage, width * (facing > 0 ? 0.03 : 0.97), 90 * unit, shaded(palette, palette.wood, 0.45)),
    berries(stage, width * (facing > 0 ? 0.1 : 0.9), height, 230 * unit),
    grass(stage, { x: 0, y: height * 0.94, width, height: height * 0.09 }, meadow, 170),
    times(26, () => {
      const [x, y] = [random.between(0, width), random.between(height * 0.84, height)];
      return circle(x, y, random.between(3, 6) * unit, random.pick([palette.second, palette.cream, palette.accent]));
    }),
    falling(stage),
  ];
}
