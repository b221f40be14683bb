import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import { createLook, person } from '../parts/figures.ts';
import { church, smoke } from '../parts/landmarks.ts';
import { POSES } from '../parts/poses.ts';
import { sky } from '../parts/sky.ts';
import { hillLine, hills, land } from '../parts/terrain.ts';
import { bareTree, pine } from '../parts/trees.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, d, ellipse, path, rect, stroke, times } from '../svg.ts';

function cottage(stage: Stage, x: number, y: number, size: number, wall: `#${string}`): string {
  const { palette } = stage;
  const snow = mix(palette.white, palette.sky[2], 0.15);
  const pane = (left: number): string =>
    rect(left, -38, 15, 17, palette.glow) +
    stroke(d`M${left + 7.5} -38V-21M${left} -30h15`, shaded(palette, palette.third, 0.3), 1.8) +
    rect(left - 2, -21, 19, 3.4, snow);
  return (
    smoke(stage, x + size * 0.3, y - size * 0.98, size * 0.5, 1) +
    at(x, y, size / 100, [
      rect(22, -100, 14, 34, shaded(palette, palette.accent, 0.3)),
      rect(20, -104, 18, 7, snow, { rx: 3 }),
      path('M-46 0V-52L-16 -84L14 -52V0Z', wall),
      path('M14 0V-52H56V0Z', shaded(palette, wall, 0.18)),
      path('M-16 -92L32 -92C46 -84 56 -66 64 -48H18Z', snow),
      path('M-54 -48L-16 -92L22 -48L14 -50L-16 -82L-46 -50Z', lit(palette, snow, 0.3)),
      path('M18 -48L64 -48L64 -44L16 -44Z', shaded(palette, snow, 0.22)),
      pane(-38),
      pane(-10),
      pane(26),
      path('M-20 0V-2H4V0Z', snow),
      rect(38, -30, 13, 30, shaded(palette, palette.third, 0.25)),
      path('M-22 -62h12v9h-12Z', palette.glow),
      path('M-58 2C-50 -8 -20 -4 0 -4C20 -4 50 -8 66 2Z', snow),
    ])
  );
}

function fence(stage: Stage, from: number, to: number, y: number): string {
  const { palette, unit } = stage;
  const wood = shaded(palette, palette.wood, 0.2);
  const step = 26 * unit;
  return (
    stroke(d`M${from} ${y - 22 * unit}H${to}M${from} ${y - 10 * unit}H${to}`, wood, 3.4 * unit) +
    times(
      (to - from) / step,
      (index) =>
        rect(from + index * step, y - 34 * unit, 6 * unit, 36 * unit, wood) +
        ellipse(from + index * step + 3 * unit, y - 35 * unit, 6 * unit, 4 * unit, palette.white),
    )
  );
}

/** A village under snow, windows lit, smoke from the chimneys. */
export function drawSnowVillage(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const base = height * 0.52;
  const snow = mix(palette.white, palette.sky[1], 0.18);
  const shade = mix(snow, palette.cool, 0.38);
  const walls = [palette.accent, palette.second, palette.cream, palette.third, palette.cool] as const;
  const slope = (y: number, swing: number): string => land(stage, hillLine(stage, y, swing * unit), down(lit(palette, snow, 0.3), shade));
  const flip = (x: number): number => (number % 2 === 0 ? width - x : x);
  const row = (count: number, y: number, size: number, offset: number): string =>
    times(count, (index) =>
      cottage(
        stage,
        flip(((index + 0.5 + random.between(-0.18, 0.18)) * width) / count + offset),
        y + random.between(-14, 14) * unit,
        size * unit,
        walls[(index + number) % walls.length] ?? palette.cream,
      ),
    );
  const forest = (y: number, size: number, distance: number, count: number): string =>
    times(count, () =>
      pine(
        stage,
        random.between(0, width),
        y + random.between(-16, 16) * unit,
        size * unit * random.between(0.7, 1.2),
        hazed(palette, palette.pine, distance),
        true,
      ),
    );
  return [
    ...sky(stage, { horizon: base + 20 * unit, sunY: 0.4 }),
    hills(stage, base - 130 * unit, 56 * unit, palette.white, 0.55),
    hills(stage, base - 60 * unit, 44 * unit, mix(palette.cool, palette.white, 0.5), 0.35),
    forest(base - 20 * unit, 90, 0.5, 34),
    slope(base, 16),
    forest(base + 20 * unit, 110, 0.25, 9),
    row(5, base + 44 * unit, 92, 0),
    church(stage, flip(width * 0.6), base + 62 * unit, 330 * unit, true),
    slope(base + 92 * unit, 16),
    row(4, base + 140 * unit, 138, -30 * unit),
    forest(base + 150 * unit, 150, 0.1, 4),
    slope(height * 0.86, 12),
    path(
      d`M${flip(width * 0.5)} ${height * 0.845}
        C${flip(width * 0.62)} ${height * 0.9} ${flip(width * 0.42)} ${height * 0.93} ${flip(width * 0.4)} ${height + 4}
        H${flip(width * 0.64)}
        C${flip(width * 0.6)} ${height * 0.93} ${flip(width * 0.66)} ${height * 0.89} ${flip(width * 0.53)} ${height * 0.845}
        Z`,
      mix(shade, palette.cool, 0.35),
    ),
    fence(stage, number % 2 === 0 ? width * 0.66 : -10, number % 2 === 0 ? width + 10 : width * 0.34, height * 0.95),
    person(
      stage,
      { x: flip(width * 0.52), y: height * 0.95, height: 118 * unit },
      createLook(stage, { garment: 'coat', hairStyle: 'cap', top: palette.accent }),
      POSES.walk,
    ),
    person(
      stage,
      { x: flip(width * 0.57), y: height * 0.955, height: 82 * unit },
      createLook(stage, { garment: 'coat', hairStyle: 'cap', top: palette.second }),
      POSES.walk,
    ),
    pine(stage, flip(width * 0.93), height * 1.03, 380 * unit, palette.pine, true),
    pine(stage, flip(width * 0.02), height * 1.02, 290 * unit, shaded(palette, palette.pine, 0.1), true),
    bareTree(stage, flip(width * 0.79), height * 0.93, 190 * unit, shaded(palette, palette.wood, 0.5)),
    falling({ ...stage, palette: { ...palette, weather: 'snow' } }),
  ];
}
