import { type Colour, mix } from '../colour.ts';
import { down, right } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { createBustLook } from '../parts/bust-look.ts';
import { bust } from '../parts/bust.ts';
import { crowdFromBehind } from '../parts/crowd.ts';
import { createLook, person } from '../parts/figures.ts';
import { POSES } from '../parts/poses.ts';
import { room } from '../parts/room.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, polygon, rect, stroke, times, turned } from '../svg.ts';

function scales(stage: Stage, colour: Colour): string {
  const pan = (x: number, y: number): string =>
    stroke(d`M${x} ${y}L${x - 24} ${y + 44}M${x} ${y}L${x + 24} ${y + 44}`, colour, 3) +
    path(d`M${x - 30} ${y + 44}H${x + 30}C${x + 26} ${y + 64} ${x - 26} ${y + 64} ${x - 30} ${y + 44}Z`, colour);
  const tilt = (stage.number % 3) * 5 - 5;
  return [
    circle(0, -66, 8, colour),
    path('M-5 -62H5L8 50H-8Z', colour),
    path('M-38 62C-38 50 -20 46 0 46C20 46 38 50 38 62Z', colour),
    stroke(d`M-64 ${-46 - tilt}Q0 -66 64 ${-46 + tilt}`, colour, 7),
    pan(-64, -46 - tilt),
    pan(64, -46 + tilt),
  ].join('');
}

function gavel(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  const wood = palette.wood;
  return at(x, y, size / 100, [
    ellipse(0, 0, 74, 10, palette.ink, { opacity: 0.3 }),
    path('M-56 -14H26V-4Q-14 6 -56 -4Z', shaded(palette, wood, 0.2)),
    ellipse(-15, -14, 41, 9, wood),
    turned(
      -18,
      [0, -50],
      [
        rect(10, -56, 130, 12, wood, { rx: 6 }),
        rect(-48, -78, 66, 56, down(lit(palette, wood, 0.3), shaded(palette, wood, 0.2)), { rx: 8 }),
        rect(-42, -80, 10, 60, palette.second, { rx: 3 }),
        rect(2, -80, 10, 60, palette.second, { rx: 3 }),
      ],
    ),
  ]);
}

/** A court in session: the judge behind the bench, the scales on the wall. */
export function drawCourtroom(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const floor = height * 0.78;
  const wood = mix(palette.wood, palette.sand, [0.05, 0.2, 0][number % 3] ?? 0.05);
  const benchTop = height * 0.54;
  const emblem = Math.min(height * 0.17, benchTop - 322 * unit);
  const half = Math.min(330 * unit, width * 0.32);
  const judge = { ...createBustLook(palette, random, number % 2 === 1), clothes: 'robe' as const, top: mix(palette.ink, '#1a1420', 0.4) };
  const columns = [0.06, 0.25, 0.75, 0.94];
  const panel = Math.round(width / (120 * unit));
  const box = (middle: number, y: number, w: number, h: number): string =>
    rect(middle - w / 2, y, w, h, down(lit(palette, wood, 0.12), shaded(palette, wood, 0.2))) +
    rect(middle - w / 2 - 12 * unit, y - 12 * unit, w + 24 * unit, 18 * unit, lit(palette, wood, 0.3), { rx: 4 }) +
    times(Math.round(w / (110 * unit)), (index) =>
      rect(
        middle - w / 2 + (index + 0.12) * (w / Math.round(w / (110 * unit))),
        y + 26 * unit,
        (w / Math.round(w / (110 * unit))) * 0.76,
        h - 50 * unit,
        shaded(palette, wood, 0.22),
        { rx: 3 },
      ),
    );
  return [
    ...room(stage, floor, mix(palette.cream, palette.sand, 0.4), shaded(palette, palette.wood, 0.4)),
    rect(0, height * 0.32, width, floor - height * 0.32, down(shaded(palette, wood, 0.3), shaded(palette, wood, 0.1))),
    times(panel, (index) =>
      rect((index + 0.14) * (width / panel), height * 0.35, (width / panel) * 0.72, floor - height * 0.42, shaded(palette, wood, 0.26), {
        rx: 3,
      }),
    ),
    rect(0, height * 0.31, width, 14 * unit, lit(palette, wood, 0.25)),
    ...columns.map(
      (share) =>
        rect(
          width * share - 30 * unit,
          0,
          60 * unit,
          floor,
          right(lit(palette, palette.cream, 0.3), palette.cream, shaded(palette, palette.sand, 0.3)),
        ) +
        times(3, (index) =>
          rect(width * share + (index * 18 - 20) * unit, 40 * unit, 4 * unit, floor - 70 * unit, shaded(palette, palette.sand, 0.2), {
            opacity: 0.5,
          }),
        ) +
        rect(width * share - 42 * unit, 0, 84 * unit, 34 * unit, palette.sand) +
        rect(width * share - 42 * unit, floor - 26 * unit, 84 * unit, 28 * unit, palette.sand),
    ),
    circle(width / 2, emblem, 92 * unit, shaded(palette, palette.deep, 0.05)),
    circle(width / 2, emblem, 82 * unit, 'none', { stroke: palette.second, 'stroke-width': 4 * unit }),
    at(width / 2, emblem + 4 * unit, 0.82 * unit, [scales(stage, palette.second)]),
    rect(width / 2 - 84 * unit, benchTop - 176 * unit, 168 * unit, 220 * unit, mix(palette.accent, palette.third, 0.5), { rx: 30 * unit }),
    times(8, (index) =>
      circle(width / 2 + ((index % 4) * 44 - 66) * unit, benchTop - (150 - Math.floor(index / 4) * 60) * unit, 4 * unit, palette.second),
    ),
    at(width / 2, benchTop - 120 * unit, 0.96 * unit, bust(judge, palette)),
    box(width / 2, benchTop, half * 2, floor - benchTop + 14 * unit),
    at(width / 2, benchTop + 110 * unit, 0.72 * unit, [circle(0, 0, 80, shaded(palette, wood, 0.35)), scales(stage, palette.second)]),
    gavel(stage, width / 2 + half * 0.66, benchTop - 8 * unit, 82 * unit),
    rect(width / 2 - half * 0.9, benchTop - 26 * unit, 110 * unit, 14 * unit, palette.accent),
    rect(width / 2 - half * 0.88, benchTop - 42 * unit, 100 * unit, 16 * unit, palette.deep),
    box(width / 2 - half * 1.2, height * 0.66, half * 0.6, floor - height * 0.62),
    box(width / 2 + half * 1.2, height * 0.66, half * 0.6, floor - height * 0.62),
    person(
      stage,
      { x: width / 2 - half * 1.14, y: floor + 8 * unit, height: 270 * unit },
      createLook(stage, { garment: 'coat', top: palette.deep }),
      POSES.gesture,
    ),
    rect(
      width / 2 - half * 1.5 - 12 * unit,
      height * 0.66 + 40 * unit,
      half * 0.6 + 24 * unit,
      floor - height * 0.62 - 40 * unit,
      down(lit(palette, wood, 0.12), shaded(palette, wood, 0.2)),
    ),
    rect(width / 2 - half * 1.5 - 18 * unit, height * 0.66 + 32 * unit, half * 0.6 + 36 * unit, 16 * unit, lit(palette, wood, 0.3)),
    person(
      stage,
      { x: width / 2 + half * 0.5, y: height * 0.9, height: 290 * unit, facing: -1 },
      createLook(stage, { garment: 'coat', top: palette.ink, hairStyle: 'short' }),
      POSES.point,
    ),
    rect(0, height * 0.9, width, 12 * unit, lit(palette, wood, 0.3)),
    times(Math.round(width / (34 * unit)), (index) =>
      rect((index + 0.3) * 34 * unit, height * 0.91, 9 * unit, height * 0.1, shaded(palette, wood, 0.15)),
    ),
    crowdFromBehind(stage, { y: height * 0.955, rows: 1, step: 0, size: 38 * unit }, [
      palette.deep,
      palette.third,
      palette.ink,
      palette.cool,
    ]),
    polygon([[width * 0.3, 0], [width * 0.5, 0], [width * 0.86, floor], [width * 0.44, floor]], palette.sun, { opacity: 0.08 }),
  ];
}
