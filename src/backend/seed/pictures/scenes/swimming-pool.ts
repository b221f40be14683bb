import { type Colour, mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { spectators } from '../parts/crowd.ts';
import { createComplexion } from '../parts/figures.ts';
import { type Ground, patch, project } from '../parts/perspective.ts';
import { sky } from '../parts/sky.ts';
import { treeRow } from '../parts/trees.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, polygon, rect, stroke, times } from '../svg.ts';

function laneRope(ground: Ground, across: number, colours: readonly [Colour, Colour], unit: number): string {
  return times(34, (index) => {
    const [from, to] = [project(ground, across, index / 34), project(ground, across, (index + 0.86) / 34)];
    const thick = (2.2 + ((from[1] - ground.far) / (ground.near - ground.far)) * 11) * unit;
    return stroke(d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, index % 6 < 3 ? colours[0] : colours[1], thick);
  });
}

function swimmer(stage: Stage, ground: Ground, lane: number, depth: number): string {
  const { palette, random, unit } = stage;
  const [x, y] = project(ground, lane, depth);
  const size = (0.34 + ((y - ground.far) / (ground.near - ground.far)) * 1.2) * unit;
  const { skin } = createComplexion(palette, random);
  const cap = random.pick([palette.accent, palette.second, palette.third, palette.ink]);
  const foam = mix(palette.white, palette.sky[2], 0.2);
  const butterfly = stage.number % 2 === 0;
  return at(x, y, size, [
    ellipse(0, 14, 56, 10, foam, { opacity: 0.55 }),
    ellipse(0, 10, 24, 11, skin),
    butterfly
      ? stroke('M-18 6C-40 -22 -62 -22 -80 4M18 6C40 -22 62 -22 80 4', skin, 14)
      : stroke('M16 4C30 -34 48 -40 62 -8M-16 6C-30 18 -42 20 -52 16', skin, 14),
    circle(0, -12, 18, skin),
    path('M-19 -12C-20 -38 20 -38 19 -12Z', cap),
    path('M-18 -11H18V-5H-18Z', shaded(palette, palette.ink, 0.2)),
    ellipse(-8, -7.5, 6, 4.4, palette.cool),
    ellipse(8, -7.5, 6, 4.4, palette.cool),
    ellipse(0, 4, 6, 4, shaded(palette, skin, 0.45)),
    times(16, () => circle(random.between(-90, 90), random.between(-30, 22), random.between(2, 7), foam, { opacity: 0.85 })),
    path('M-96 18C-70 6 -56 22 -34 14C-18 24 14 24 32 14C54 22 72 6 96 18C60 34 -60 34 -96 18Z', foam, { opacity: 0.9 }),
  ]);
}

/** A swimming race coming towards the reader, in a hall or under the sky. */
export function drawSwimmingPool(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const lanes = 6;
  const ground: Ground = { far: height * 0.4, near: height * 1.06, farHalf: width * 0.28, nearHalf: width * 0.68, middle: width / 2 };
  const blue = mix(palette.cool, '#1f9fc4', 0.6);
  const wall = mix(palette.cream, palette.cool, 0.2);
  const outdoor = number % 3 === 0;
  const hall = [
    rect(0, 0, width, height * 0.4, down(shaded(palette, wall, 0.2), wall)),
    times(
      9,
      (index) =>
        rect((index * width) / 9 + 8 * unit, height * 0.06, width / 9 - 16 * unit, height * 0.18, down(...palette.sky)) +
        stroke(d`M${((index + 0.5) * width) / 9} ${height * 0.06}v${height * 0.18}`, wall, 4 * unit),
    ),
    times(6, (index) =>
      path(
        d`M${((index + 0.5) * width) / 6 - 12 * unit} 0L${((index + 0.5) * width) / 6} ${height * 0.05}
          L${((index + 0.5) * width) / 6 + 12 * unit} 0Z`,
        palette.glow,
      ),
    ),
  ];
  const open = [...sky(stage, { horizon: height * 0.36, sunY: 0.4 }), treeRow(stage, height * 0.3, 70 * unit, palette.leaf)];
  return [
    ...(outdoor ? open : hall),
    rect(0, height * 0.27, width, height * 0.1, shaded(palette, palette.deep, 0.2)),
    spectators(stage, height * 0.275, height * 0.36, 0),
    rect(0, height * 0.365, width, height, lit(palette, palette.sand, 0.25)),
    times(30, (index) =>
      stroke(
        d`M${(index - 10) * 60 * unit} ${height * 0.365}l${(index - 20) * 70 * unit} ${height * 0.7}`,
        shaded(palette, palette.sand, 0.15),
        1.4 * unit,
        { opacity: 0.4 },
      ),
    ),
    patch(ground, [-0.012, -0.02], [1.012, 1.1], palette.cream),
    path(
      d`M${project(ground, 0, 0)[0]} ${ground.far}L${project(ground, 1, 0)[0]} ${ground.far}
        L${project(ground, 1, 1)[0]} ${ground.near}L${project(ground, 0, 1)[0]} ${ground.near}Z`,
      down(lit(palette, blue, 0.3), blue, shaded(palette, blue, 0.22)),
    ),
    times(lanes, (lane) => patch(ground, [(lane + 0.46) / lanes, 0], [(lane + 0.54) / lanes, 1], shaded(palette, blue, 0.5), 0.45)),
    times(150, () => {
      const [x, y] = project(ground, random.next(), random.next());
      const size = (4 + ((y - ground.far) / (ground.near - ground.far)) * 46) * unit;
      return stroke(d`M${x} ${y}q${size * 0.3} ${-size * 0.16} ${size * 0.6} 0t${size * 0.6} 0`, lit(palette, blue, 0.6), size * 0.055, {
        opacity: 0.55,
      });
    }),
    times(lanes, (lane) => {
      const [x, y] = project(ground, (lane + 0.5) / lanes, 0);
      return (
        rect(x - 20 * unit, y - 30 * unit, 40 * unit, 18 * unit, palette.deep, { rx: 3 }) +
        rect(x - 14 * unit, y - 14 * unit, 28 * unit, 16 * unit, palette.stone) +
        rect(x - 9 * unit, y - 27 * unit, 18 * unit, 9 * unit, palette.second)
      );
    }),
    times(lanes + 1, (lane) =>
      laneRope(ground, lane / lanes, lane % 2 === 0 ? [palette.accent, palette.white] : [palette.second, palette.white], unit),
    ),
    ...[2, 0, 4, 1, 5, 3].map((lane, index) =>
      swimmer(stage, ground, (lane + 0.5) / lanes, 0.62 + index * 0.04 + random.between(-0.02, 0.02)),
    ),
    stroke(d`M-10 ${height * 0.2}Q${width / 2} ${height * 0.27} ${width + 10} ${height * 0.2}`, palette.ink, 1.8 * unit),
    times(24, (index) => {
      const share = (index + 0.5) / 24;
      const y = height * (0.2 + 0.14 * share * (1 - share));
      return polygon(
        [[share * width - 12 * unit, y], [share * width + 12 * unit, y], [share * width, y + 26 * unit]],
        [palette.accent, palette.second, palette.cream][index % 3] ?? palette.accent,
      );
    }),
  ];
}
