import { type Colour, mix } from '../colour.ts';
import { down, out } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { crowdFromBehind } from '../parts/crowd.ts';
import { createLook, person } from '../parts/figures.ts';
import { POSES } from '../parts/poses.ts';
import type { Stage } from '../stage.ts';
import { circle, d, ellipse, path, polygon, rect, stroke, times } from '../svg.ts';

function drape(stage: Stage, x: number, width: number, height: number, colour: Colour, side: 1 | -1): string {
  const folds = 7;
  const step = width / folds;
  return (
    times(folds, (index) => {
      const [left, right] = [index * step, (index + 1) * step + 1];
      const pull = (share: number): number => share * 0.35;
      return path(
        d`M${x + side * left} 0H${x + side * right}
          C${x + side * right} ${height * 0.5} ${x + side * right * 0.9} ${height * 0.62} ${x + side * right * 0.55} ${height * 0.68}
          C${x + side * right * 0.72} ${height * 0.82} ${x + side * right * 0.8} ${height} ${x + side * right * 0.8} ${height}
          H${x + side * left * 0.8}
          C${x + side * left * 0.8} ${height} ${x + side * left * 0.72} ${height * 0.82} ${x + side * left * 0.55} ${height * 0.68}
          C${x + side * left * 0.9} ${height * 0.62} ${x + side * left} ${height * (0.5 + pull(0))} ${x + side * left} 0
          Z`,
        index % 2 === 0 ? colour : shaded(stage.palette, colour, 0.34),
      );
    }) + path(d`M${x - side * 4} ${height * 0.665}H${x + side * width * 0.6}V${height * 0.695}H${x - side * 4}Z`, stage.palette.second)
  );
}

function valance(stage: Stage, height: number, colour: Colour): string {
  const { width, palette } = stage;
  const count = 7;
  const step = width / count;
  return times(
    count,
    (index) =>
      [1, 0.78, 0.56, 0.34]
        .map((share, ring) =>
          path(
            d`M${index * step} 0V${height * 0.5 * share}
              Q${(index + 0.5) * step} ${height * 1.5 * share} ${(index + 1) * step} ${height * 0.5 * share}V0Z`,
            ring % 2 === 0 ? colour : shaded(palette, colour, 0.25),
          ),
        )
        .join('') +
      stroke(
        d`M${index * step} ${height * 0.5}Q${(index + 0.5) * step} ${height * 1.5} ${(index + 1) * step} ${height * 0.5}`,
        palette.second,
        height * 0.08,
      ),
  );
}

function scenery(stage: Stage, floor: number): readonly string[] {
  const { width, unit, palette, number } = stage;
  const back = mix(palette.deep, palette.ink, 0.3);
  const moon =
    circle(width * 0.58, floor * 0.42, 84 * unit, palette.second) +
    circle(width * 0.61, floor * 0.4, 70 * unit, mix(back, palette.cool, 0.3));
  const column = (share: number): string =>
    rect(width * share - 24 * unit, floor * 0.36, 48 * unit, floor * 0.62, palette.cream) +
    rect(width * share + 6 * unit, floor * 0.36, 18 * unit, floor * 0.62, shaded(palette, palette.cream, 0.3)) +
    rect(width * share - 36 * unit, floor * 0.33, 72 * unit, 18 * unit, palette.cream) +
    rect(width * share - 36 * unit, floor * 0.97, 72 * unit, 16 * unit, palette.cream);
  const tree = (share: number): string =>
    rect(width * share - 7 * unit, floor * 0.6, 14 * unit, floor * 0.4, palette.third) +
    circle(width * share, floor * 0.52, 70 * unit, palette.pine) +
    circle(width * share - 30 * unit, floor * 0.6, 48 * unit, palette.leaf);
  const skyWall = rect(0, 0, width, floor, down(back, mix(back, palette.cool, 0.55)));
  return number % 2 === 1
    ? [
        skyWall,
        moon,
        column(0.3),
        column(0.7),
        path(d`M${width * 0.27} ${floor * 0.34}L${width * 0.5} ${floor * 0.2}L${width * 0.73} ${floor * 0.34}Z`, palette.cream),
      ]
    : [
        skyWall,
        moon,
        path(
          d`M${width * 0.1} ${floor}Q${width * 0.3} ${floor * 0.66} ${width * 0.5} ${floor * 0.8}
            T${width * 0.9} ${floor * 0.74}V${floor}Z`,
          shaded(palette, palette.pine, 0.2),
        ),
        tree(0.36),
        tree(0.66),
      ];
}

/** A play under way between red curtains, seen from the stalls. */
export function drawTheatre(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const floor = height * 0.7;
  const velvet = mix(number % 3 === 0 ? palette.third : palette.accent, '#8c1c2c', 0.45);
  const board = mix(palette.sand, palette.wood, 0.6);
  const spot = (share: number, reach: number): string =>
    polygon(
      [
        [width * reach - 10 * unit, -10],
        [width * reach + 10 * unit, -10],
        [width * share + 110 * unit, floor + 40 * unit],
        [width * share - 110 * unit, floor + 40 * unit],
      ],
      down([palette.glow, 0.5], [palette.glow, 0.16]),
    ) + ellipse(width * share, floor + 40 * unit, 110 * unit, 22 * unit, palette.glow, { opacity: 0.5 });
  const actor = (
    share: number,
    facing: 1 | -1,
    pose: 'gesture' | 'point' | 'reach' | 'cheer',
    garment: 'dress' | 'coat' | 'shirt',
  ): string =>
    person(
      stage,
      { x: width * share, y: floor + 44 * unit, height: Math.min(250 * unit, width * 0.24), facing },
      createLook(stage, {
        garment,
        hairStyle: garment === 'dress' ? 'long' : random.pick(['hat', 'short']),
        top: garment === 'dress' ? palette.cream : palette.second,
        bottom: palette.third,
      }),
      POSES[pose],
    );
  return [
    ...scenery(stage, floor),
    rect(0, floor - 4 * unit, width, height, down(lit(palette, board, 0.2), shaded(palette, board, 0.3))),
    times(17, (index) =>
      stroke(
        d`M${width / 2 + (index - 8) * 70 * unit} ${floor}L${width / 2 + (index - 8) * 120 * unit} ${height}`,
        shaded(palette, board, 0.4),
        2 * unit,
        { opacity: 0.6 },
      ),
    ),
    spot(0.4, 0.24),
    spot(0.61, 0.8),
    actor(0.4, 1, number % 2 === 0 ? 'gesture' : 'point', 'coat'),
    actor(0.61, -1, number % 2 === 0 ? 'reach' : 'gesture', 'dress'),
    number % 3 === 1 && width > height ? actor(0.5, 1, 'cheer', 'shirt') : '',
    rect(0, height * 0.8, width, height * 0.05, shaded(palette, palette.third, 0.4)),
    rect(0, height * 0.8, width, 5 * unit, palette.second),
    times(11, (index) =>
      path(d`M${((index + 0.5) * width) / 11 - 17 * unit} ${height * 0.805}a${17 * unit} ${15 * unit} 0 0 1 ${34 * unit} 0Z`, palette.glow),
    ),
    drape(stage, 0, width * 0.25, height * 0.83, velvet, 1),
    drape(stage, width, width * 0.25, height * 0.83, velvet, -1),
    valance(stage, height * 0.13, velvet),
    rect(0, height * 0.845, width, height * 0.2, shaded(palette, palette.ink, 0.3)),
    crowdFromBehind(
      { ...stage, palette: { ...palette, light: mix(palette.ink, palette.light, 0.5) } },
      { y: height * 0.88, rows: 3, step: 40 * unit, size: 30 * unit },
      [shaded(palette, palette.deep, 0.4), shaded(palette, palette.third, 0.4), palette.ink],
    ),
    rect(0, height * 0.82, width, height * 0.18, down([palette.ink, 0], [palette.ink, 0.5])),
    rect(0, 0, width, height, out([palette.ink, 0, 0.45], [palette.ink, 0.4, 1])),
  ];
}
