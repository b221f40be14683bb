import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import { createLook, person } from '../parts/figures.ts';
import { pennant, steps, streetLamp } from '../parts/landmarks.ts';
import { POSES } from '../parts/poses.ts';
import { sky } from '../parts/sky.ts';
import { leafTree, treeRow } from '../parts/trees.ts';
import { reflected, ripples, water } from '../parts/water.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, circle, clipped, d, group, path, rect, stroke, times } from '../svg.ts';

function arcade(stage: Stage, x: number, y: number, width: number, height: number, count: number, colour: `#${string}`): string {
  const step = width / count;
  return times(count, (index) => {
    const shining = stage.palette.lamps && stage.random.chance(0.75);
    const left = x + (index + 0.24) * step;
    return path(
      d`M${left} ${y}V${y - height + step * 0.3}
        Q${left + step * 0.02} ${y - height} ${left + step * 0.26} ${y - height - step * 0.12}
        Q${left + step * 0.5} ${y - height} ${left + step * 0.52} ${y - height + step * 0.3}V${y}Z`,
      shining ? stage.palette.glow : colour,
    );
  });
}

function spire(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { palette } = stage;
  return (
    rect(x - width / 2, y - height * 0.4, width, height * 0.4, lit(palette, palette.cream, 0.1)) +
    path(d`M${x - width * 0.62} ${y - height * 0.4}L${x} ${y - height}L${x + width * 0.62} ${y - height * 0.4}Z`, palette.third) +
    path(
      d`M${x - width * 0.62} ${y - height * 0.4}L${x} ${y - height}L${x - width * 0.05} ${y - height * 0.4}Z`,
      lit(palette, palette.third, 0.2),
    )
  );
}

function wing(stage: Stage, sign: 1 | -1): string {
  const { palette } = stage;
  const wall = palette.cream;
  const glass = shaded(palette, palette.deep, 0.25);
  return group(
    [
      path('M90 -112H450L440 -152H104Z', palette.third),
      times(16, (index) => stroke(d`M${104 + index * 22} -150L${98 + index * 22.6} -114`, shaded(palette, palette.third, 0.25), 1.6)),
      rect(90, -114, 360, 114, wall),
      rect(90, -118, 360, 7, lit(palette, wall, 0.3)),
      rect(90, -66, 360, 4, shaded(palette, wall, 0.2)),
      arcade(stage, 96, -70, 348, 34, 17, glass),
      arcade(stage, 96, -6, 348, 44, 17, shaded(palette, glass, 0.2)),
      times(9, (index) => spire(stage, 92 + index * 44, -114, 7, 46)),
      rect(392, -146, 92, 146, lit(palette, wall, 0.12)),
      rect(462, -146, 22, 146, shaded(palette, wall, 0.4), { opacity: 0.3 }),
      path('M384 -146L408 -206H468L492 -146Z', palette.third),
      path('M384 -146L408 -206H424L414 -146Z', lit(palette, palette.third, 0.2)),
      arcade(stage, 400, -92, 76, 34, 4, glass),
      arcade(stage, 400, -14, 76, 52, 3, glass),
      spire(stage, 390, -146, 9, 60),
      spire(stage, 486, -146, 9, 60),
    ],
    { transform: `scale(${sign} 1)` },
  );
}

function parliament(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const wall = palette.cream;
  const dome = palette.third;
  const glass = shaded(palette, palette.deep, 0.25);
  const tower = (left: number): string =>
    rect(left - 19, -214, 38, 214, lit(palette, wall, 0.08)) +
    rect(left + 8, -214, 11, 214, shaded(palette, wall, 0.4), { opacity: 0.3 }) +
    arcade(stage, left - 15, -150, 30, 44, 2, glass) +
    arcade(stage, left - 15, -70, 30, 44, 2, glass) +
    spire(stage, left, -212, 32, 150) +
    spire(stage, left - 19, -214, 7, 46) +
    spire(stage, left + 19, -214, 7, 46);
  return at(x, y, scale, [
    wing(stage, 1),
    wing(stage, -1),
    rect(-96, -150, 192, 150, lit(palette, wall, 0.18)),
    path('M-96 -150H96L78 -176H-78Z', dome),
    rect(-70, -226, 140, 56, wall),
    arcade(stage, -66, -178, 132, 40, 9, glass),
    rect(-76, -232, 152, 8, lit(palette, wall, 0.3)),
    path('M-70 -232C-70 -330 -30 -352 0 -358C30 -352 70 -330 70 -232Z', dome),
    path('M-70 -232C-70 -330 -30 -352 0 -358C-30 -330 -44 -290 -44 -232Z', lit(palette, dome, 0.28)),
    path('M40 -232C42 -300 24 -336 0 -358C30 -352 70 -330 70 -232Z', shaded(palette, dome, 0.3), { opacity: 0.6 }),
    stroke(
      d`M-22 -232C-22 -290 -14 -330 0 -358M22 -232C22 -290 14 -330 0 -358M-48 -232C-48 -296 -26 -336 0 -358M48 -232
        C48 -296 26 -336 0 -358`,
      shaded(palette, dome, 0.35),
      2.4,
    ),
    times(8, (index) => spire(stage, -70 + index * 20, -232, 6, 34)),
    rect(-10, -384, 20, 30, wall),
    path('M-13 -384L0 -446L13 -384Z', dome),
    stroke('M0 -446V-470', palette.ink, 2.4),
    circle(0, -470, 4, palette.second),
    tower(-112),
    tower(112),
    arcade(stage, -76, -86, 152, 44, 7, glass),
    arcade(stage, -60, 0, 120, 66, 3, shaded(palette, glass, 0.2)),
    path('M-96 -96L0 -142L96 -96Z', lit(palette, wall, 0.28)),
    circle(0, -112, 11, palette.second),
  ]);
}

/** The parliament on its square or on the river. */
export function drawParliament(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const shore = height * (number % 2 === 1 ? 0.66 : 0.68);
  const scale = Math.min((width / 1000) * 0.96, unit * 1.14);
  const bank = shore - 22 * unit;
  const building = [
    treeRow(stage, bank, 70 * unit, hazed(palette, palette.pine, 0.25)),
    parliament(stage, width / 2, bank, scale),
    rect(0, bank, width, shore - bank, down(palette.stone, shaded(palette, palette.stone, 0.35))),
  ];
  const heaven = sky(stage, { horizon: shore, sunX: random.pick([0.14, 0.84]), sunY: 0.3, clouds: 5 });
  if (number % 2 === 1)
    return [
      ...heaven,
      ...building,
      times(9, (index) => streetLamp(stage, ((index + 0.5) * width) / 9, bank + 3, 66 * unit)),
      ...water(stage, shore, height),
      clipped(rect(0, shore, width, height - shore, '#ffffff'), [reflected(shore, building, 0.4)]),
      ripples(stage, shore, height, 110),
      falling(stage),
    ];
  const paving = mix(palette.sand, palette.stone, 0.4);
  return [
    ...heaven,
    ...building.slice(0, 2),
    rect(0, bank, width, height - bank, down(lit(palette, paving, 0.3), shaded(palette, paving, 0.15))),
    steps(stage, width / 2, bank, 210 * unit, 44 * unit),
    times(13, (index) =>
      stroke(
        d`M${width / 2 + (index - 6) * 60 * unit} ${bank + 50 * unit}L${width / 2 + (index - 6) * 300 * unit} ${height}`,
        shaded(palette, paving, 0.2),
        2 * unit,
        { opacity: 0.5 },
      ),
    ),
    path(d`M${-10} ${bank + 30 * unit}H${width * 0.32}L${width * 0.14} ${height}H-10Z`, palette.leaf),
    path(d`M${width + 10} ${bank + 30 * unit}H${width * 0.68}L${width * 0.86} ${height}H${width + 10}Z`, palette.leaf),
    pennant(stage, width * 0.3, bank + 60 * unit, 260 * unit, palette.accent),
    pennant(stage, width * 0.7, bank + 60 * unit, 260 * unit, palette.second),
    leafTree(stage, width * 0.08, bank + 90 * unit, 230 * unit, palette.leaf),
    leafTree(stage, width * 0.93, bank + 90 * unit, 240 * unit, palette.leaf),
    times(11, (index) =>
      person(
        stage,
        {
          x: width * (0.24 + ((index * 0.37) % 1) * 0.52),
          y: bank + (70 + index * 13) * unit,
          height: (56 + index * 5) * unit,
          facing: random.chance(0.5) ? 1 : -1,
        },
        createLook(stage),
        random.chance(0.6) ? POSES.walk : POSES.stand,
      ),
    ),
    falling(stage),
  ];
}
