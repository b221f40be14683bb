import { type Colour, mix } from '../colour.ts';
import { down, right } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { chimney, coolingTower, pylon, solarField, turbine, wires } from '../parts/power-works.ts';
import { sky } from '../parts/sky.ts';
import { grass, hills } from '../parts/terrain.ts';
import { leafTree, treeRow } from '../parts/trees.ts';
import { reflected, ripples, water } from '../parts/water.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { clipped, polygon, rect, times } from '../svg.ts';

function plant(stage: Stage, base: number): readonly string[] {
  const { width, unit, palette, number } = stage;
  const flip = (share: number): number => (number % 2 === 0 ? 1 - share : share) * width;
  const hall = (x: number, w: number, h: number, colour: Colour): string =>
    rect(x, base - h, w, h, down(lit(palette, colour, 0.15), colour)) +
    rect(x - 4 * unit, base - h - 8 * unit, w + 8 * unit, 9 * unit, shaded(palette, colour, 0.3)) +
    times(Math.floor(w / (26 * unit)), (index) =>
      rect(
        x + (8 + index * 26) * unit,
        base - h * 0.78,
        14 * unit,
        h * 0.3,
        palette.lamps && index % 3 !== 0 ? palette.glow : shaded(palette, palette.deep, 0.2),
      ),
    );
  return [
    chimney(stage, flip(0.84), base, 400 * unit),
    coolingTower(stage, flip(0.22), base - 4 * unit, 270 * unit),
    coolingTower(stage, flip(0.42), base, 320 * unit),
    chimney(stage, flip(0.77), base, 330 * unit),
    hall(flip(0.66) - 120 * unit, 240 * unit, 120 * unit, mix(palette.deep, palette.cool, 0.4)),
    hall(flip(0.82) - 90 * unit, 190 * unit, 86 * unit, palette.third),
    hall(flip(0.56) - 60 * unit, 130 * unit, 62 * unit, palette.sand),
    ...[0, 1, 2].map((index) =>
      rect(
        flip(0.94) - 30 * unit + index * 34 * unit,
        base - 60 * unit,
        28 * unit,
        60 * unit,
        right(palette.cream, shaded(palette, palette.cream, 0.35)),
        { rx: 5 * unit },
      ),
    ),
    treeRow(stage, base + 6 * unit, 34 * unit, palette.pine),
  ];
}

/** A power plant with cooling towers, its lines, and on some pictures the sun and wind that may replace it. */
export function drawPowerPlant(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number } = stage;
  const base = height * 0.64;
  const flip = (share: number): number => (number % 2 === 0 ? 1 - share : share) * width;
  const heaven = [
    ...sky(stage, { horizon: base, sunX: number % 2 === 0 ? 0.26 : 0.68, sunY: 0.44 }),
    hills(stage, base - 40 * unit, 26 * unit, palette.cool, 0.5),
  ];
  const works = plant(stage, base);
  if (number % 3 === 1)
    return [
      ...heaven,
      ...works,
      ...water(stage, base + 4 * unit, height),
      clipped(rect(0, base + 4 * unit, width, height, '#ffffff'), [reflected(base + 4 * unit, works, 0.35)]),
      ripples(stage, base, height, 110),
      pylon(stage, flip(0.95), height * 0.95, 400 * unit),
      falling(stage),
    ];
  const field = mix(palette.leaf, palette.second, 0.25);
  const near = [flip(0.92), height * 0.92, 560 * unit] as const;
  const far = [flip(0.6), height * 0.74, 210 * unit] as const;
  return [
    ...heaven,
    number % 3 === 0 ? times(4, (index) => turbine(stage, flip(0.06 + index * 0.31), base, (230 - (index % 2) * 50) * unit)) : '',
    ...works,
    rect(0, base + 4 * unit, width, height - base, down(lit(palette, field, 0.2), shaded(palette, field, 0.2))),
    times(12, (index) =>
      polygon(
        [
          [flip(0.5) + (index - 6) * 40 * unit, base + 5 * unit],
          [flip(0.5) + (index - 5.5) * 40 * unit, base + 5 * unit],
          [flip(0.5) + (index - 5.3) * 290 * unit, height],
          [flip(0.5) + (index - 6) * 290 * unit, height],
        ],
        shaded(palette, field, 0.3),
        { opacity: 0.3 },
      ),
    ),
    number % 3 === 0
      ? solarField(stage, base)
      : pylon(stage, ...far) +
        pylon(stage, ...near) +
        wires(stage, far, near) +
        wires(stage, near, [near[0] + (near[0] - width / 2) * 2, height * 1.2, 900 * unit]) +
        wires(stage, far, [flip(0.66), base, 60 * unit]),
    leafTree(stage, flip(0.05), height * 0.99, 240 * unit, palette.leaf),
    grass(stage, { x: 0, y: height * 0.92, width, height: height * 0.1 }, field, 110),
    falling(stage),
  ];
}
