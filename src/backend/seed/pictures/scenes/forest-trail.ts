import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import { createLook, person } from '../parts/figures.ts';
import { POSES } from '../parts/poses.ts';
import { hillLine, land } from '../parts/terrain.ts';
import { leafTree, trunk } from '../parts/trees.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, path, polygon, rect, stroke, times } from '../svg.ts';

function fern(stage: Stage, x: number, y: number, size: number): string {
  const { palette, random } = stage;
  const colour = mix(palette.leaf, palette.pine, random.next());
  return at(
    x,
    y,
    size / 100,
    Array.from({ length: 7 }, (_, index) => {
      const side = (index - 3) * 24;
      return path(
        d`M0 0Q${side * 0.5} ${-80 + Math.abs(side) * 0.4} ${side * 1.3} ${-62 + Math.abs(side) * 0.55}
          Q${side * 0.7} ${-48} 0 0Z`,
        index % 2 === 0 ? colour : lit(palette, colour, 0.2),
      );
    }),
  );
}

function waymark(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  return (
    rect(x - size / 2, y, size, size * 0.3, palette.white) +
    rect(x - size / 2, y + size * 0.3, size, size * 0.3, palette.accent) +
    rect(x - size / 2, y + size * 0.6, size, size * 0.3, palette.white)
  );
}

function canopy(stage: Stage): string {
  const { width, height, unit, palette, random } = stage;
  return times(34, (index) => {
    const x = ((index % 17) / 16) * width + random.between(-30, 30) * unit;
    const edge = Math.abs(x / width - 0.5) * 2;
    return circle(
      x,
      height * (-0.03 + edge * 0.1 * random.next()),
      random.between(46, 96) * unit,
      mix(shaded(palette, palette.pine, 0.15), palette.leaf, random.next() * 0.7),
    );
  });
}

/** A path through tall trees, a walker on it. */
export function drawForestTrail(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const horizon = height * 0.56;
  const middle = width * (number % 2 === 0 ? 0.42 : 0.56);
  const glade = mix(palette.sky[2], palette.leaf, 0.28);
  const bark = mix(palette.wood, palette.ink, 0.42);
  const earth = mix(palette.sand, palette.wood, 0.3);
  const row = (count: number, size: number, distance: number): string =>
    times(count, (index) => {
      const x = ((index + random.between(0.1, 0.9)) * width) / count;
      return Math.abs(x - middle) < size * 2.4 * unit
        ? ''
        : rect(x, -10, size * unit * random.between(0.6, 1.1), horizon + size * 1.6 * unit + 10, hazed(palette, bark, distance));
    });
  const trailEnd = horizon + 4 * unit;
  return [
    rect(0, 0, width, height, down(mix(palette.leaf, palette.pine, 0.4), mix(glade, palette.sun, 0.25), glade)),
    circle(middle, horizon - 60 * unit, 250 * unit, palette.sun, { opacity: 0.3 }),
    circle(middle, horizon - 60 * unit, 150 * unit, palette.sun, { opacity: 0.4 }),
    row(30, 10, 0.72),
    row(20, 18, 0.52),
    times(16, () =>
      leafTree(stage, random.between(0, width), horizon + 16 * unit, random.between(90, 150) * unit, hazed(palette, palette.leaf, 0.4)),
    ),
    land(
      stage,
      hillLine(stage, horizon + 8 * unit, 6 * unit),
      down(lit(palette, palette.leaf, 0.3), palette.leaf, shaded(palette, palette.pine, 0.25)),
    ),
    row(11, 30, 0.3),
    path(
      d`M${middle - 20 * unit} ${trailEnd}
        C${middle - 90 * unit} ${height * 0.66} ${middle + 150 * unit} ${height * 0.72} ${middle - 250 * unit} ${height + 5}
        H${middle + 260 * unit}
        C${middle + 270 * unit} ${height * 0.76} ${middle - 20 * unit} ${height * 0.66} ${middle + 20 * unit} ${trailEnd}
        Z`,
      down(lit(palette, earth, 0.4), earth),
    ),
    times(24, () =>
      circle(
        middle + random.between(-150, 150) * unit,
        height * random.between(0.86, 1),
        random.between(3, 8) * unit,
        shaded(palette, earth, 0.25),
        { opacity: 0.6 },
      ),
    ),
    ...[-0.28, -0.05, 0.2].map((shift) =>
      polygon(
        [
          [middle + shift * width, -5],
          [middle + (shift + 0.09) * width, -5],
          [middle + (shift * 0.6 + 0.26) * width, height],
          [middle + (shift * 0.6 + 0.02) * width, height],
        ],
        palette.sun,
        { opacity: 0.13 },
      ),
    ),
    person(
      stage,
      { x: middle + 30 * unit, y: height * 0.84, height: 190 * unit, facing: number % 2 === 0 ? -1 : 1 },
      createLook(stage, { garment: 'shirt', hairStyle: 'cap', top: palette.second, bottom: palette.deep }),
      POSES.walk,
      rect(-19, -81, 13, 27, palette.accent, { rx: 4 }) +
        rect(-18, -62, 11, 7, shaded(palette, palette.accent, 0.3), { rx: 2 }) +
        stroke('M18 -53L23 0', palette.ink, 1.3),
    ),
    trunk(stage, width * 0.07, 96 * unit, bark),
    trunk(stage, width * 0.93, 110 * unit, shaded(palette, bark, 0.15)),
    number % 2 === 1
      ? trunk(stage, width * 0.24, 52 * unit, lit(palette, bark, 0.08))
      : trunk(stage, width * 0.8, 56 * unit, lit(palette, bark, 0.08)),
    waymark(stage, width * 0.07, height * 0.4, 42 * unit),
    canopy(stage),
    times(22, () => {
      const x = random.chance(0.5) ? random.between(-0.02, 0.28) : random.between(0.72, 1.02);
      return fern(stage, x * width, height * random.between(0.9, 1.03), random.between(80, 150) * unit);
    }),
    falling(stage),
    rect(0, 0, width, height * 0.3, down([palette.pine, 0.35], [palette.pine, 0])),
  ];
}
