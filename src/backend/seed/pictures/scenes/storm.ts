import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { house } from '../parts/buildings.ts';
import { cloud } from '../parts/sky.ts';
import { grass, hills } from '../parts/terrain.ts';
import { bareTree, leafTree, treeRow } from '../parts/trees.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, polygon, rect, stroke, times } from '../svg.ts';

function lightning(stage: Stage, x: number, from: number, to: number): string {
  const { random, unit, palette } = stage;
  const bright = mix(palette.glow, '#ffffff', 0.6);
  const steps = 8;
  let line = d`M${x} ${from}`;
  let fork = '';
  let left = x;
  for (let index = 1; index <= steps; index += 1) {
    left += random.between(-46, 46) * unit;
    const y = from + ((to - from) * index) / steps;
    line += d`L${left} ${y}`;
    if (index === 4) fork = d`M${left} ${y}l${50 * unit} ${40 * unit}l${-8 * unit} ${30 * unit}l${44 * unit} ${60 * unit}`;
  }
  return stroke(line, bright, 18 * unit, { opacity: 0.22 }) + stroke(line, bright, 5 * unit) + stroke(fork, bright, 3 * unit);
}

function thunderhead(stage: Stage, y: number, size: number, colour: `#${string}`): string {
  const { width, random, unit, palette } = stage;
  const count = 13;
  const puffs = (shade: `#${string}`, lift: number, scale: number): string =>
    times(count, (index) =>
      circle(
        ((index + random.between(0.1, 0.9)) * width) / count,
        y + random.between(-26, 26) * unit - lift,
        size * scale * random.between(0.7, 1.2),
        shade,
      ),
    );
  return puffs(lit(palette, colour, 0.22), 26 * unit, 1) + puffs(colour, 0, 0.95) + puffs(shaded(palette, colour, 0.3), -size * 0.4, 0.8);
}

/** A thunderstorm over the plain: a dark front, lightning, a bent tree. */
export function drawStorm(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const horizon = height * 0.7;
  const dark = mix(palette.sky[0], palette.ink, 0.5);
  const field = mix(palette.leaf, palette.second, number % 2 === 0 ? 0.6 : 0.25);
  const flash = width * random.between(0.3, 0.7);
  const homestead = width * (number % 2 === 0 ? 0.22 : 0.74);
  return [
    rect(0, 0, width, horizon + 4, down(dark, mix(palette.sky[1], dark, 0.4), mix(palette.sky[2], palette.glow, 0.3))),
    circle(flash, height * 0.34, 330 * unit, palette.glow, { opacity: 0.12 }),
    thunderhead(stage, height * 0.36, 86 * unit, mix(dark, palette.sky[1], 0.5)),
    lightning(stage, flash, height * 0.3, horizon),
    thunderhead(stage, height * 0.2, 110 * unit, mix(dark, palette.sky[1], 0.25)),
    number % 3 === 0 ? lightning(stage, width - flash, height * 0.22, horizon - 6 * unit) : '',
    thunderhead(stage, height * 0.02, 130 * unit, dark),
    times(14, (index) =>
      polygon(
        [
          [flash + (index * 34 - 480) * unit, height * 0.38],
          [flash + (index * 34 - 440) * unit, height * 0.38],
          [flash + (index * 34 - 560) * unit, horizon],
          [flash + (index * 34 - 610) * unit, horizon],
        ],
        dark,
        { opacity: 0.13 },
      ),
    ),
    cloud(stage, width * 0.8, horizon - 60 * unit, 260 * unit, 0.3),
    hills(stage, horizon - 12 * unit, 10 * unit, palette.deep, 0.3),
    treeRow(stage, horizon + 3 * unit, 26 * unit, shaded(palette, palette.pine, 0.3)),
    rect(0, horizon, width, height - horizon, down(lit(palette, field, 0.15), shaded(palette, field, 0.45))),
    times(7, (index) =>
      stroke(
        d`M0 ${horizon + (10 + index ** 1.9 * 5) * unit}
          Q${width / 2} ${horizon + (4 + index ** 1.9 * 5) * unit} ${width} ${horizon + (14 + index ** 1.9 * 5) * unit}`,
        shaded(palette, field, 0.5),
        (1 + index) * unit,
        { opacity: 0.4 },
      ),
    ),
    at(homestead, horizon + 34 * unit, 0.8 * unit, [
      house({ ...stage, palette: { ...palette, lamps: true } }, 0, 0, {
        width: 150,
        height: 66,
        wall: shaded(palette, palette.cream, 0.15),
        roof: shaded(palette, palette.accent, 0.4),
        gable: 'side',
      }),
    ]),
    leafTree(stage, homestead + 160 * unit, horizon + 36 * unit, 110 * unit, shaded(palette, palette.pine, 0.25)),
    bareTree(stage, width * (number % 2 === 0 ? 0.74 : 0.22), height * 0.9, 430 * unit, shaded(palette, palette.ink, 0.3), 1.3),
    grass(stage, { x: 0, y: height * 0.84, width, height: height * 0.17 }, shaded(palette, field, 0.4), 200),
    falling({ ...stage, palette: { ...palette, weather: 'rain' } }),
  ];
}
