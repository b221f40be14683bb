import { type Colour, mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { houseRow } from '../parts/buildings.ts';
import { createLook, person } from '../parts/figures.ts';
import { church, streetLamp } from '../parts/landmarks.ts';
import { POSES } from '../parts/poses.ts';
import { sky } from '../parts/sky.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, polygon, rect, stroke, times } from '../svg.ts';

function produce(stage: Stage, x: number, y: number, colour: Colour, kind: number): string {
  const { palette } = stage;
  const fruit = (cx: number, cy: number): string => {
    if (kind === 3)
      return (
        path(d`M${cx - 2} ${cy - 4}h4l-1 11q-1 2 -2 0Z`, palette.accent) +
        stroke(d`M${cx} ${cy - 4}v-5M${cx - 1} ${cy - 4}l-3 -4M${cx + 1} ${cy - 4}l3 -4`, palette.leaf, 1.2)
      );
    if (kind === 4) return circle(cx, cy, 4.4, palette.leaf) + circle(cx - 1, cy - 1, 2.6, lit(palette, palette.leaf, 0.35));
    return circle(cx, cy, 3.5, colour) + circle(cx - 1, cy - 1.2, 1.1, '#ffffff', { opacity: 0.45 });
  };
  return (
    times(9, (index) => fruit(x + 4 + (index % 5) * 5.6 + (index > 4 ? 2.8 : 0), y - (index > 4 ? 5 : 0) - 2)) +
    polygon([[x - 1, y], [x + 32, y], [x + 30, y + 13], [x + 1, y + 13]], mix(palette.sand, palette.wood, 0.6)) +
    stroke(d`M${x} ${y + 5}h31M${x + 1} ${y + 9.5}h29`, shaded(palette, palette.third, 0.2), 0.9)
  );
}

/** A market stall, 140 wide and 150 tall at size 100, its keeper behind the table. */
function stall(stage: Stage, x: number, y: number, size: number, colour: Colour): string {
  const { palette, random } = stage;
  const fruits = [palette.accent, palette.second, palette.leaf, palette.third, mix(palette.accent, palette.second, 0.5)] as const;
  const stripe = 20;
  const awning = times(7, (index) => {
    const fill = index % 2 === 0 ? colour : palette.cream;
    const [left, next] = [-70 + index * stripe, -50 + index * stripe];
    return (
      polygon([[left * 0.9, -142], [next * 0.9, -142], [next * 1.08, -108], [left * 1.08, -108]], fill) +
      path(
        d`M${left * 1.08} -108.5H${next * 1.08}V-103a${(next - left) * 0.54} 8 0 0 1 ${(left - next) * 1.08} 0Z`,
        shaded(palette, fill, 0.12),
      )
    );
  });
  return at(x, y, size / 100, [
    ellipse(0, 0, 80, 6, palette.ink, { opacity: 0.2 }),
    rect(-64, -136, 5, 136, shaded(palette, palette.wood, 0.3)),
    rect(59, -136, 5, 136, shaded(palette, palette.wood, 0.3)),
    rect(-62, -104, 124, 60, palette.ink, { opacity: 0.18 }),
    person(
      stage,
      { x: random.between(-26, 20), y: -4, height: 108, facing: random.chance(0.5) ? 1 : -1 },
      createLook(stage, { garment: 'shirt', hairStyle: random.pick(['cap', 'short', 'bun', 'hat']) }),
      POSES.reach,
    ),
    rect(-66, -44, 132, 44, down(lit(palette, palette.cream, 0.1), shaded(palette, palette.cream, 0.25))),
    times(9, (index) => rect(-64 + index * 15, -40, 6, 40, colour, { opacity: 0.35 })),
    rect(-69, -47, 138, 7, mix(palette.sand, palette.wood, 0.5)),
    times(4, (index) => produce(stage, -66 + index * 34, -59, random.pick(fruits), random.whole(0, 4))),
    awning,
    rect(-63, -146, 126, 6, shaded(palette, colour, 0.3), { rx: 3 }),
  ]);
}

function bunting(stage: Stage, y: number, dip: number): string {
  const { width, palette, unit } = stage;
  const colours = [palette.accent, palette.second, palette.cool, palette.cream, palette.third] as const;
  return (
    stroke(d`M-10 ${y}Q${width / 2} ${y + dip * 2} ${width + 10} ${y - 20 * unit}`, palette.ink, 1.6 * unit) +
    times(22, (index) => {
      const share = (index + 0.5) / 22;
      const [x, top] = [share * width, y + dip * 4 * share * (1 - share) - 20 * unit * share ** 2];
      return palette.lamps
        ? circle(x, top + 6 * unit, 5 * unit, palette.glow) + circle(x, top + 6 * unit, 14 * unit, palette.glow, { opacity: 0.2 })
        : polygon([[x - 11 * unit, top], [x + 11 * unit, top], [x, top + 26 * unit]], colours[index % colours.length] ?? palette.accent);
    })
  );
}

function basket(stage: Stage, colour: Colour): string {
  const { palette } = stage;
  return (
    stroke('M10 -47Q12 -36 6 -32M10 -47Q10 -36 20 -32', palette.third, 1.4) +
    path('M2 -34H24L21 -20H5Z', mix(palette.sand, palette.wood, 0.6)) +
    circle(8, -36, 3.6, colour) +
    circle(14, -37, 4, palette.leaf) +
    circle(19, -36, 3.4, palette.accent)
  );
}

/** A weekly market on a town square. */
export function drawMarket(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const ground = height * 0.56;
  const paving = mix(palette.sand, palette.stone, 0.35);
  const colours = [palette.accent, palette.third, palette.pine, palette.deep, palette.second] as const;
  const row = (count: number, y: number, size: number, shift: number): string =>
    times(count, (index) =>
      stall(stage, ((index + 0.5 + shift) * width) / count, y, size * unit, colours[(index + number) % colours.length] ?? palette.accent),
    );
  const wide = width > height;
  const people = (count: number, y: number, size: number): string =>
    times(count, (index) =>
      person(
        stage,
        {
          x: ((index + random.between(0.2, 0.8)) * width) / count,
          y: y + random.between(-8, 12) * unit,
          height: size * unit * random.between(0.9, 1.05),
          facing: random.chance(0.5) ? 1 : -1,
        },
        createLook(stage),
        random.pick([POSES.walk, POSES.stand, POSES.reach]),
        random.chance(0.5) ? basket(stage, palette.second) : '',
      ),
    );
  return [
    ...sky(stage, { horizon: ground, sunY: 0.2 }),
    church(stage, width * (number % 2 === 0 ? 0.22 : 0.72), ground, 430 * unit),
    houseRow(stage, ground + 4, -30, width, 205 * unit),
    rect(0, ground - 320 * unit, width, 330 * unit, palette.haze, { opacity: 0.22 }),
    rect(0, ground, width, height - ground, down(lit(palette, paving, 0.35), shaded(palette, paving, 0.12))),
    times(170, () => {
      const depth = random.next();
      return ellipse(
        random.between(0, width),
        ground + 10 + depth * (height - ground),
        (6 + depth * 16) * unit,
        (2 + depth * 5) * unit,
        random.chance(0.5) ? lit(palette, paving, 0.4) : shaded(palette, paving, 0.2),
        { opacity: 0.45 },
      );
    }),
    row(wide ? 5 : 4, ground + 58 * unit, 96, 0),
    people(wide ? 8 : 5, ground + 96 * unit, 116),
    row(wide ? 3 : 2, ground + 216 * unit, 178, random.between(-0.08, 0.08)),
    bunting(stage, height * 0.1, 34 * unit),
    bunting(stage, height * 0.2, 26 * unit),
    streetLamp(stage, width * (number % 2 === 0 ? 0.94 : 0.05), height * 0.9, 470 * unit),
    people(wide ? 5 : 4, height * 0.985, 235),
    falling(stage),
  ];
}
