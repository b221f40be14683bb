import { type Colour, mix } from '../colour.ts';
import { down, right } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import { createLook, person } from '../parts/figures.ts';
import { POSES } from '../parts/poses.ts';
import { catenary, train } from '../parts/railway.ts';
import { sky } from '../parts/sky.ts';
import { grass, hillLine, hills, land } from '../parts/terrain.ts';
import { leafTree, pine, treeRow } from '../parts/trees.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, path, rect, stroke, times, turned } from '../svg.ts';

function platformClock(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  return at(x, y, size / 100, [
    rect(-3, -90, 6, 46, palette.ink),
    circle(0, 0, 46, palette.ink),
    circle(0, 0, 39, palette.white),
    times(12, (index) => turned(index * 30, [0, 0], [rect(-1.4, -36, 2.8, 7, palette.ink)])),
    stroke('M0 0L16 -16M0 0L-8 -27', palette.ink, 4.4),
    circle(0, 0, 4, palette.accent),
  ]);
}

function station(stage: Stage, body: Colour): readonly string[] {
  const { width, height, unit, palette, random } = stage;
  const edge = height * 0.76;
  const rail = edge - 8 * unit;
  const concrete = mix(palette.stone, palette.cream, 0.4);
  const scale = unit * 1.42;
  return [
    ...sky(stage, { horizon: edge, sunY: 0.32 }),
    hills(stage, height * 0.46, 50 * unit, palette.cool, 0.5),
    hills(stage, height * 0.55, 26 * unit, palette.leaf, 0.3),
    treeRow(stage, height * 0.64, 60 * unit, palette.pine),
    rect(0, height * 0.63, width, edge - height * 0.63, down(shaded(palette, palette.stone, 0.2), shaded(palette, palette.third, 0.45))),
    catenary(stage, rail, rail - 178 * scale, 440 * unit),
    train(stage, width * 0.5 - 40 * scale, rail, scale, body, 4),
    rect(0, edge - 10 * unit, width, 12 * unit, shaded(palette, palette.ink, 0.25)),
    rect(0, edge, width, height - edge, down(lit(palette, concrete, 0.25), shaded(palette, concrete, 0.1))),
    rect(0, edge + 18 * unit, width, 11 * unit, palette.second),
    times(26, (index) =>
      stroke(
        d`M${(index - 5) * 80 * unit} ${edge + 34 * unit}l${(index - 13) * 22 * unit} ${height - edge}`,
        shaded(palette, concrete, 0.2),
        1.6 * unit,
        { opacity: 0.5 },
      ),
    ),
    path(d`M0 0H${width}V${height * 0.105}L0 ${height * 0.15}Z`, shaded(palette, palette.deep, 0.15)),
    path(d`M0 ${height * 0.15}L${width} ${height * 0.105}V${height * 0.13}L0 ${height * 0.178}Z`, shaded(palette, palette.accent, 0.1)),
    times(14, (index) => rect((index * width) / 13, 0, 4 * unit, height * 0.13, palette.ink, { opacity: 0.25 })),
    ...[0.16, 0.62].map(
      (share) =>
        rect(
          width * share - 9 * unit,
          height * 0.12,
          18 * unit,
          height * 0.74,
          right(lit(palette, palette.deep, 0.15), shaded(palette, palette.deep, 0.3)),
        ) +
        path(
          d`M${width * share} ${height * 0.3}
            C${width * share} ${height * 0.2} ${width * share + 40 * unit} ${height * 0.17} ${width * share + 90 * unit} ${height * 0.16}
            H${width * share - 90 * unit}
            C${width * share - 40 * unit} ${height * 0.17} ${width * share} ${height * 0.2} ${width * share} ${height * 0.3}
            Z`,
          shaded(palette, palette.deep, 0.1),
        ),
    ),
    platformClock(stage, width * 0.39, height * 0.26, 84 * unit),
    times(4, (index) =>
      person(
        stage,
        {
          x: width * (0.08 + index * 0.12 + random.between(-0.03, 0.03)),
          y: height * random.between(0.9, 0.94),
          height: 205 * unit,
          facing: random.chance(0.5) ? 1 : -1,
        },
        createLook(stage),
        random.pick([POSES.stand, POSES.walk]),
        rect(8, -26, 17, 24, palette.accent, { rx: 2 }) + stroke('M12 -26V-46H20V-26', palette.ink, 1.6),
      ),
    ),
    person(
      stage,
      { x: width * 0.77, y: height * 0.95, height: 216 * unit, facing: -1 },
      createLook(stage, { garment: 'coat' }),
      POSES.cheer,
    ),
    person(stage, { x: width * 0.86, y: height * 0.93, height: 208 * unit, facing: -1 }, createLook(stage), POSES.stand),
    falling(stage),
  ];
}

function viaduct(stage: Stage, body: Colour): readonly string[] {
  const { width, height, unit, palette } = stage;
  const rail = height * 0.56;
  const stone = mix(palette.sand, palette.stone, 0.4);
  const span = 150 * unit;
  const arches = Array.from(
    { length: Math.ceil(width / span) + 1 },
    (_, index) => d`M${index * span - span * 0.4} ${height + 5}V${rail + 24 * unit + span * 0.4}
      a${span * 0.4} ${span * 0.4} 0 0 1 ${span * 0.8} 0V${height + 5}Z`,
  ).join('');
  return [
    ...sky(stage, { horizon: height * 0.62, sunY: 0.34 }),
    hills(stage, height * 0.46, 60 * unit, palette.cool, 0.55),
    hills(stage, height * 0.58, 50 * unit, palette.pine, 0.4),
    times(26, (index) =>
      pine(stage, (index / 25) * width, height * 0.68, 90 * unit * stage.random.between(0.6, 1.1), hazed(palette, palette.pine, 0.3)),
    ),
    hills(stage, height * 0.74, 30 * unit, palette.leaf, 0.1),
    catenary(stage, rail, rail - 178 * unit * 0.84, 360 * unit),
    train(stage, width * 0.5, rail - 4 * unit, unit * 0.84, body, 5),
    path(d`M0 ${rail - 6 * unit}H${width}V${height + 5}H0Z` + arches, down(lit(palette, stone, 0.22), shaded(palette, stone, 0.25)), {
      'fill-rule': 'evenodd',
    }),
    rect(0, rail - 10 * unit, width, 14 * unit, lit(palette, stone, 0.35)),
    land(stage, hillLine(stage, height * 0.9, 20 * unit), down(palette.leaf, shaded(palette, palette.leaf, 0.3))),
    times(7, (index) =>
      (index % 2 === 0 ? leafTree : pine)(
        stage,
        ((index + 0.5) / 7) * width,
        height * 0.97,
        150 * unit * stage.random.between(0.7, 1.2),
        index % 3 === 0 ? palette.pine : palette.leaf,
      ),
    ),
    grass(stage, { x: 0, y: height * 0.93, width, height: height * 0.08 }, palette.leaf, 90),
    falling(stage),
  ];
}

/** A train at the platform, or on a viaduct. */
export function drawTrain(stage: Stage): readonly string[] {
  const body =
    [stage.palette.second, stage.palette.accent, mix(stage.palette.cool, stage.palette.deep, 0.3)][stage.number % 3] ??
    stage.palette.accent;
  return stage.number % 3 === 2 ? viaduct(stage, body) : station(stage, body);
}
