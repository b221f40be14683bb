import { type Colour, mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { crowdFromBehind, spectators } from '../parts/crowd.ts';
import { createLook, person } from '../parts/figures.ts';
import { pennant } from '../parts/landmarks.ts';
import { type Ground, outline, patch, project } from '../parts/perspective.ts';
import { POSES } from '../parts/poses.ts';
import { sky } from '../parts/sky.ts';
import { treeRow } from '../parts/trees.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, rect, stroke, times } from '../svg.ts';

function floodlight(stage: Stage, x: number, y: number, height: number): string {
  const { palette } = stage;
  return at(x, y, height / 100, [
    palette.lamps ? circle(0, -94, 48, palette.glow, { opacity: 0.2 }) + circle(0, -94, 26, palette.glow, { opacity: 0.3 }) : '',
    path('M-2 0L-1 -84H1L2 0Z', palette.ink),
    rect(-15, -106, 30, 22, palette.ink, { rx: 2 }),
    times(12, (index) => circle(-10.5 + (index % 4) * 7, -102 + Math.floor(index / 4) * 7, 2.7, palette.lamps ? '#fff6d8' : palette.cream)),
  ]);
}

function goal(ground: Ground, across: number, unit: number, white: Colour): string {
  const [a, b] = [project(ground, across, 0.4), project(ground, across, 0.62)];
  const back = across < 0.5 ? -1 : 1;
  const tall = 52 * unit;
  const net = Array.from(
    { length: 6 },
    (_, index) => d`M${a[0] + ((b[0] - a[0]) * index) / 5} ${a[1] - tall + ((b[1] - a[1]) * index) / 5}
      l${back * 26 * unit} ${tall}M${a[0] + (back * 26 * unit * index) / 5} ${a[1] - tall + (tall * index) / 5}
      L${b[0] + (back * 26 * unit * index) / 5} ${b[1] - tall + (tall * index) / 5}`,
  ).join('');
  return (
    stroke(net, white, 1 * unit, { opacity: 0.7 }) + stroke(d`M${a[0]} ${a[1]}v${-tall}L${b[0]} ${b[1] - tall}v${tall}`, white, 4.4 * unit)
  );
}

/** A football match seen from the stand. */
export function drawStadium(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const ground: Ground = { far: height * 0.47, near: height * 0.94, farHalf: width * 0.4, nearHalf: width * 0.72, middle: width / 2 };
  const turf = mix(palette.leaf, '#3f9a4c', 0.45);
  const line = Math.max(2, 3.2 * unit);
  const [centreX, centreY] = project(ground, 0.5, 0.5);
  const box = (edge: number, depth: number, inner: number): string =>
    outline(ground, [[edge, 0.5 - depth], [inner, 0.5 - depth], [inner, 0.5 + depth], [edge, 0.5 + depth]], palette.white, line);
  const player = (across: number, depth: number, shirt: Colour): string => {
    const [x, y] = project(ground, across, depth);
    return person(
      stage,
      { x, y, height: (52 + depth * 44) * unit, facing: random.chance(0.5) ? 1 : -1 },
      createLook(stage, { garment: 'shirt', hairStyle: random.pick(['short', 'short', 'bun', 'bald']), top: shirt, bottom: palette.white }),
      random.pick([POSES.run, POSES.run, POSES.walk, POSES.stand]),
    );
  };
  const places = Array.from({ length: 14 }, (_, index) => ({
    across: 0.12 + (index % 7) * 0.125 + random.between(-0.05, 0.05),
    depth: random.between(0.08, 0.86),
    shirt: index % 2 === 0 ? palette.accent : palette.deep,
  })).toSorted((a, b) => a.depth - b.depth);
  const standTop = height * 0.2;
  return [
    ...sky(stage, { horizon: height * 0.4, sunY: 0.35 }),
    treeRow(stage, height * 0.25, 60 * unit, palette.pine),
    ...[0.06, 0.94].map((share) => floodlight(stage, width * share, height * 0.3, 240 * unit)),
    path(
      d`M0 ${standTop}Q${width / 2} ${standTop - 30 * unit} ${width} ${standTop}V${standTop + 26 * unit}
        Q${width / 2} ${standTop - 4 * unit} 0 ${standTop + 26 * unit}Z`,
      lit(palette, palette.deep, 0.1),
    ),
    rect(0, standTop + 22 * unit, width, ground.far - standTop - 22 * unit, shaded(palette, palette.ink, 0.1)),
    times(9, (index) => rect((index + 0.5) * (width / 9) - 3 * unit, standTop + 4 * unit, 6 * unit, 70 * unit, palette.stone)),
    spectators(stage, standTop + 34 * unit, height * 0.3, 0),
    rect(0, height * 0.305, width, 20 * unit, shaded(palette, palette.stone, 0.1)),
    times(6, (index) =>
      rect(
        (index * width) / 6 + 6,
        height * 0.305,
        width / 6 - 12,
        20 * unit,
        [palette.accent, palette.second, palette.cool, palette.cream][index % 4] ?? palette.accent,
        { opacity: 0.8 },
      ),
    ),
    spectators(stage, height * 0.335, ground.far - 34 * unit, 2 * unit),
    times(3, (index) =>
      pennant(
        stage,
        width * (0.25 + index * 0.25),
        height * 0.24,
        70 * unit,
        [palette.accent, palette.second, palette.cool][index] ?? palette.accent,
      ),
    ),
    rect(0, ground.far - 26 * unit, width, height, mix(turf, palette.ink, 0.3)),
    times(10, (index) =>
      rect(
        (index * width) / 10,
        ground.far - 26 * unit,
        width / 10 - 4 * unit,
        20 * unit,
        [palette.cream, palette.accent, palette.second, palette.cool, palette.third][index % 5] ?? palette.cream,
      ),
    ),
    times(14, (index) => patch(ground, [(index - 1) / 12, -0.04], [index / 12, 1.2], index % 2 === 0 ? turf : lit(palette, turf, 0.16))),
    outline(ground, [[0.01, 0.02], [0.99, 0.02], [0.99, 0.97], [0.01, 0.97], [0.01, 0.02]], palette.white, line),
    outline(ground, [[0.5, 0.02], [0.5, 0.97]], palette.white, line),
    ellipse(centreX, centreY, width * 0.1, width * 0.034, 'none', { stroke: palette.white, 'stroke-width': line }),
    circle(centreX, centreY, 3.4 * unit, palette.white),
    box(0.01, 0.32, 0.15),
    box(0.99, 0.32, 0.85),
    box(0.01, 0.16, 0.06),
    box(0.99, 0.16, 0.94),
    goal(ground, 0.01, unit, palette.white),
    goal(ground, 0.99, unit, palette.white),
    ...places.map(({ across, depth, shirt }) => player(across, depth, shirt)),
    circle(centreX + (number - 5) * 18 * unit, centreY + 28 * unit, 6.5 * unit, '#ffffff'),
    circle(centreX + (number - 5) * 18 * unit + 1.4 * unit, centreY + 27 * unit, 2.4 * unit, palette.ink),
    crowdFromBehind(stage, { y: height * 0.93, rows: 2, step: 46 * unit, size: 30 * unit }, [
      palette.accent,
      palette.accent,
      palette.second,
      palette.deep,
    ]),
    palette.lamps ? rect(0, 0, width, height, down([palette.ink, 0.2], [palette.glow, 0.07, 0.5], [palette.ink, 0.25])) : '',
    falling(stage),
  ];
}
