import { down } from '../gradient.ts';
import { hazed } from '../palette.ts';
import { houseRow } from '../parts/buildings.ts';
import { church, streetLamp } from '../parts/landmarks.ts';
import { birds, quay } from '../parts/shore.ts';
import { sky } from '../parts/sky.ts';
import { hills } from '../parts/terrain.ts';
import { leafTree, treeRow } from '../parts/trees.ts';
import { glitter, reflected, ripples, rowingBoat, water } from '../parts/water.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { clipped, rect, times } from '../svg.ts';

/** A small town on a river: coloured houses, a church, hills behind, everything again in the water. */
export function drawRiverTown(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const shore = height * 0.6;
  const sunX = random.between(0.12, 0.88);
  const churchX = width * (number % 2 === 0 ? 0.66 : 0.27);
  const foot = shore - 26 * unit;
  const town = [
    treeRow(stage, foot - 60 * unit, 60 * unit, hazed(palette, palette.leaf, 0.25)),
    houseRow(stage, foot - 34 * unit, -20, width, 92 * unit),
    rect(0, foot - 160 * unit, width, 160 * unit, palette.haze, { opacity: 0.22 }),
    church(stage, churchX, foot, 330 * unit),
    houseRow(stage, foot, -30 * unit, width, 128 * unit),
    treeRow(stage, foot + 3, 40 * unit, palette.pine, width * 0.04, width * 0.3),
    quay(stage, foot, shore - foot),
  ];
  const lamps = times(9, (index) => streetLamp(stage, ((index + 0.5) * width) / 9, foot + 2, 62 * unit));
  return [
    ...sky(stage, { horizon: shore, sunX, sunY: 0.34 }),
    hills(stage, shore - 190 * unit, 46 * unit, palette.cool, 0.5),
    hills(stage, shore - 130 * unit, 40 * unit, palette.leaf, 0.35),
    ...town,
    lamps,
    ...water(stage, shore, height),
    clipped(rect(0, shore, width, height - shore, '#ffffff'), [reflected(shore, town, 0.4)]),
    palette.lamps
      ? times(9, (index) =>
          rect(((index + 0.5) * width) / 9 - 3 * unit, shore, 6 * unit, 150 * unit, down([palette.glow, 0.6], [palette.glow, 0])),
        )
      : glitter(stage, sunX * width, shore + 40 * unit, height),
    ripples(stage, shore, height, 110),
    rowingBoat(stage, width * (number % 2 === 0 ? 0.3 : 0.64), shore + 0.5 * (height - shore), 170 * unit),
    number % 3 === 0 ? '' : rowingBoat(stage, width * 0.18, shore + 40 * unit, 80 * unit),
    birds(stage, width * (number % 2 === 0 ? 0.3 : 0.7), height * 0.2, 7),
    number % 2 === 0
      ? leafTree(stage, width * 0.95, height * 1.06, 470 * unit, palette.leaf)
      : leafTree(stage, width * 0.04, height * 1.06, 450 * unit, palette.leaf),
    falling(stage),
  ];
}
