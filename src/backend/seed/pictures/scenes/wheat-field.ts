import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { house } from '../parts/buildings.ts';
import { harvester } from '../parts/machines.ts';
import { sky } from '../parts/sky.ts';
import { hills } from '../parts/terrain.ts';
import { poplar, treeRow } from '../parts/trees.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, polygon, rect, stroke, times } from '../svg.ts';

function furrows(stage: Stage, horizon: number, vanish: number, wheat: `#${string}`): string {
  const { width, height, palette } = stage;
  return times(34, (index) => {
    const [near, next] = [(index - 17) * width * 0.16, (index - 16.45) * width * 0.16];
    return polygon(
      [[vanish + near * 0.04, horizon], [vanish + next * 0.04, horizon], [vanish + next, height], [vanish + near, height]],
      index % 2 === 0 ? shaded(palette, wheat, 0.22) : lit(palette, wheat, 0.3),
      { opacity: 0.55 },
    );
  });
}

function ears(stage: Stage, count: number, wheat: `#${string}`): string {
  const { width, height, unit, random, palette } = stage;
  return times(count, (index) => {
    const x = ((index + random.next()) * width) / count;
    const tall = random.between(110, 190) * unit;
    const lean = random.between(-26, 34) * unit;
    const colour = mix(wheat, random.chance(0.5) ? palette.sun : palette.wood, random.between(0.05, 0.3));
    const grain = times(
      5,
      (row) =>
        ellipse(-5, -row * 9, 4, 7, colour, { transform: `rotate(-24 -5 ${-row * 9})` }) +
        ellipse(5, -row * 9, 4, 7, lit(palette, colour, 0.25), { transform: `rotate(24 5 ${-row * 9})` }),
    );
    return (
      stroke(d`M${x} ${height + 4}Q${x} ${height - tall * 0.5} ${x + lean} ${height - tall}`, shaded(palette, colour, 0.15), 2.4 * unit) +
      at(x + lean, height - tall, unit * 0.95, [
        grain,
        ellipse(0, -46, 3.6, 7, colour),
        stroke('M-4 -36L-11 -64M0 -50V-76M4 -36L11 -64', colour, 1),
      ])
    );
  });
}

function bale(stage: Stage, x: number, y: number, size: number, wheat: `#${string}`): string {
  const { palette } = stage;
  return at(x, y, size / 100, [
    ellipse(12, 0, 72, 7, palette.ink, { opacity: 0.25 }),
    path('M-8 -84H44C66 -84 72 -60 72 -42C72 -24 66 0 44 0H-8Z', shaded(palette, wheat, 0.28)),
    ellipse(-8, -42, 38, 42, lit(palette, wheat, 0.2)),
    ...[30, 21, 12].map((r) => ellipse(-8, -42, r * 0.9, r, 'none', { stroke: shaded(palette, wheat, 0.3), 'stroke-width': 2.2 })),
    stroke('M36 -83V-1M54 -80V-4', shaded(palette, wheat, 0.45), 1.6),
  ]);
}

/** A wheat field before or in harvest. */
export function drawWheatField(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const horizon = height * 0.5;
  const wheat = mix(palette.second, palette.sand, 0.35);
  const vanish = width * random.between(0.35, 0.65);
  const side = number % 2 === 0 ? 1 : -1;
  return [
    ...sky(stage, { horizon, sunY: 0.4, clouds: 6 }),
    hills(stage, horizon - 36 * unit, 26 * unit, palette.cool, 0.5),
    hills(stage, horizon - 14 * unit, 14 * unit, palette.leaf, 0.3),
    treeRow(stage, horizon + 6 * unit, 42 * unit, palette.pine),
    at(width / 2 + side * width * 0.33, horizon + 10 * unit, 0.62 * unit, [
      house(stage, 0, 0, { width: 150, height: 74, wall: palette.cream, roof: palette.accent, gable: 'side' }),
    ]),
    times(5, (index) =>
      poplar(
        stage,
        width / 2 + side * width * 0.3 - (index + 1) * 26 * unit * side,
        horizon + 12 * unit,
        random.between(110, 150) * unit,
        palette.leaf,
      ),
    ),
    rect(0, horizon + 6 * unit, width, height, down(lit(palette, wheat, 0.4), wheat, shaded(palette, wheat, 0.2))),
    furrows(stage, horizon + 6 * unit, vanish, wheat),
    number % 3 === 2
      ? bale(stage, width * 0.24, height * 0.66, 90 * unit, wheat) +
        bale(stage, width * 0.55, height * 0.61, 60 * unit, wheat) +
        bale(stage, width * 0.7, height * 0.8, 170 * unit, wheat)
      : times(14, () =>
          circle(
            vanish - side * random.between(90, 260) * unit,
            height * random.between(0.6, 0.66),
            random.between(12, 34) * unit,
            palette.sand,
            { opacity: 0.35 },
          ),
        ) + harvester(stage, vanish, height * 0.69, 200 * unit),
    ears(stage, Math.round(width / 17), wheat),
    falling(stage),
  ];
}
