import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { createLook, person } from '../parts/figures.ts';
import { POSES } from '../parts/poses.ts';
import { mountainRange, pineRow } from '../parts/ranges.ts';
import { sky } from '../parts/sky.ts';
import { grass, hillLine, hills, land, mist } from '../parts/terrain.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, d, path, rect, stroke, times } from '../svg.ts';

function hut(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  const wood = palette.wood;
  return at(x, y, size / 100, [
    path('M-50 0V-34H50V0Z', wood),
    times(4, (index) => stroke(d`M-50 ${-7 - index * 8}H50`, shaded(palette, wood, 0.3), 1.4)),
    path('M-62 -32L-2 -74H10L64 -32Z', palette.weather === 'snow' ? palette.white : shaded(palette, palette.accent, 0.15)),
    path('M-62 -32L-2 -74L-40 -32Z', lit(palette, palette.accent, 0.2), { opacity: 0.5 }),
    rect(20, -82, 10, 26, palette.stone),
    rect(-36, -26, 15, 14, palette.glass),
    rect(22, -26, 15, 14, palette.glass),
    rect(-8, -24, 15, 24, shaded(palette, wood, 0.45)),
  ]);
}

/** High peaks over a valley of pines, with a hut or a walker. */
export function drawMountain(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const base = height * 0.66;
  const meadow = palette.weather === 'snow' ? palette.white : palette.leaf;
  const spot = width * random.between(0.2, 0.75);
  return [
    ...sky(stage, { horizon: base, sunY: 0.32 }),
    ...mountainRange(stage, base, 1.12),
    rect(0, base - 2, width, height, palette.haze),
    mist(stage, base - 30 * unit, 4),
    hills(stage, base, 22 * unit, palette.pine, 0.5),
    pineRow(stage, base + 22 * unit, 62, 0.45, 44),
    mist(stage, base + 16 * unit, 3),
    hills(stage, base + 60 * unit, 26 * unit, mix(palette.pine, meadow, 0.4), 0.18),
    pineRow(stage, base + 84 * unit, 110, 0.2, 20, 22),
    land(stage, hillLine(stage, height * 0.85, 18 * unit), down(lit(palette, meadow, 0.15), shaded(palette, meadow, 0.25))),
    number % 2 === 1
      ? hut(stage, spot, height * 0.885, 120 * unit)
      : person(
          stage,
          { x: spot, y: height * 0.93, height: 130 * unit },
          createLook(stage, { garment: 'shirt', hairStyle: 'cap', top: palette.accent }),
          POSES.walk,
          rect(-15, -80, 9, 22, palette.second, { rx: 3 }) + stroke('M18 -53L22 0', palette.ink, 1.2),
        ),
    pineRow(stage, height * 1.05, 260, 0, 3, 30),
    palette.weather === 'snow' ? '' : grass(stage, { x: 0, y: height * 0.88, width, height: height * 0.12 }, meadow, 120),
    falling(stage),
  ];
}
