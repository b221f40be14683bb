import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { houseRow } from '../parts/buildings.ts';
import { createBustLook } from '../parts/bust-look.ts';
import { bust } from '../parts/bust.ts';
import { bookRow, pendantLamp, roomWindow } from '../parts/room.ts';
import { sky } from '../parts/sky.ts';
import { leafTree, potPlant, treeRow } from '../parts/trees.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, path, rect, stroke, times, turned } from '../svg.ts';

function study(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number } = stage;
  const wall = mix([palette.deep, palette.pine, palette.third][number % 3] ?? palette.deep, palette.cream, 0.12);
  const shelf = 168 * unit;
  const left = number % 2 === 0 ? 0 : width * 0.56;
  return [
    rect(0, 0, width, height, down(shaded(palette, wall, 0.2), wall)),
    times(
      Math.ceil(height / shelf),
      (index) =>
        bookRow(stage, left + 20 * unit, (index + 1) * shelf, width * 0.44 - 40 * unit, shelf * 0.84) +
        rect(left, (index + 1) * shelf, width * 0.44, 14 * unit, mix(palette.wood, palette.sand, 0.2)),
    ),
    rect(left, 0, width * 0.44, height, palette.ink, { opacity: 0.2 }),
    roomWindow(stage, width * 0.56 - left + 20 * unit, height * 0.1, width * 0.34, height * 0.46),
    potPlant(stage, width * 0.62 - left + 40 * unit, height * 0.58, 190 * unit),
    pendantLamp(stage, width * 0.5, height * 0.02, 90 * unit, palette.second),
  ];
}

function townStreet(stage: Stage): readonly string[] {
  const { width, height, unit, palette } = stage;
  return [
    ...sky(stage, { horizon: height, sunY: 0.16 }),
    houseRow(stage, height * 0.86, -40, width, 300 * unit),
    rect(0, 0, width, height, palette.haze, { opacity: 0.26 }),
    treeRow(stage, height * 0.88, 110 * unit, palette.leaf),
    rect(0, height * 0.86, width, height * 0.14, mix(palette.sand, palette.stone, 0.4)),
    leafTree(stage, width * 0.08, height * 0.98, 480 * unit, palette.leaf),
    leafTree(stage, width * 0.93, height * 1.0, 540 * unit, palette.pine),
  ];
}

function studio(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const ground = [palette.second, palette.cool, palette.accent, palette.leaf][number % 4] ?? palette.second;
  const light = lit(palette, ground, 0.35);
  const leaf = (x: number, y: number, size: number, angle: number): string =>
    at(x, y, 1, [
      turned(
        angle,
        [0, 0],
        [
          path(
            d`M0 0C${-size * 0.4} ${-size * 0.4} ${-size * 0.3} ${-size * 0.9} 0 ${-size}
              C${size * 0.3} ${-size * 0.9} ${size * 0.4} ${-size * 0.4} 0 0Z`,
            random.chance(0.5) ? palette.pine : mix(palette.leaf, palette.pine, 0.4),
          ),
          stroke(d`M0 0V${-size * 0.9}`, lit(palette, palette.leaf, 0.3), 3 * unit, { opacity: 0.6 }),
        ],
      ),
    ]);
  return [
    rect(0, 0, width, height, down(light, ground)),
    circle(width / 2, height * 0.46, 330 * unit, light),
    circle(width / 2, height * 0.46, 390 * unit, 'none', { stroke: light, 'stroke-width': 12 * unit }),
    times(16, (index) =>
      leaf(
        index % 2 === 0 ? random.between(-0.02, 0.18) * width : random.between(0.82, 1.02) * width,
        height * (0.5 + random.between(0, 0.55)),
        random.between(150, 280) * unit,
        (index % 2 === 0 ? 1 : -1) * random.between(8, 50),
      ),
    ),
  ];
}

/** Somebody to be read about: head and shoulders in a study, in the street or before a coloured wall. */
export function drawPortrait(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const backgrounds = [study, townStreet, studio] as const;
  const background = (backgrounds[number % backgrounds.length] ?? studio)(stage);
  const look = createBustLook(palette, random, number % 2 === 1);
  const size = unit * (width > height ? 2.55 : 2.6);
  const x = width * (width > height ? 0.5 + ((number % 3) - 1) * 0.06 : 0.5);
  return [
    ...background,
    at(x + 26 * unit, height - 190 * size, size, [
      path('M-128 214C-126 150 -112 112 -76 100L76 100C112 112 124 150 122 214Z', palette.ink, { opacity: 0.14 }),
    ]),
    at(x, height - 196 * size, size, bust(look, palette)),
  ];
}
