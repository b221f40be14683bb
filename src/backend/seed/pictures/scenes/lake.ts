import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { mountainRange, pineRow } from '../parts/ranges.ts';
import { sky } from '../parts/sky.ts';
import { hills } from '../parts/terrain.ts';
import { glitter, reflected, ripples, rowingBoat, sailingBoat, water } from '../parts/water.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { d, group, polygon, rect, stroke, times } from '../svg.ts';

function jetty(stage: Stage, x: number, far: number): string {
  const { height, unit, palette } = stage;
  const wood = mix(palette.sand, palette.wood, 0.55);
  return [
    times(5, (index) =>
      rect(
        x - (26 + index * 26) * unit,
        far + index * (height - far) * 0.22,
        (5 + index * 2) * unit,
        (20 + index * 12) * unit,
        shaded(palette, wood, 0.5),
      ),
    ),
    times(5, (index) =>
      rect(
        x + (20 + index * 22) * unit,
        far + index * (height - far) * 0.22,
        (5 + index * 2) * unit,
        (20 + index * 12) * unit,
        shaded(palette, wood, 0.5),
      ),
    ),
    polygon(
      [[x - 24 * unit, far], [x + 26 * unit, far], [x + 150 * unit, height], [x - 170 * unit, height]],
      down(lit(palette, wood, 0.3), wood),
    ),
    times(11, (index) => {
      const share = (index / 11) ** 1.5;
      const y = far + share * (height - far);
      return stroke(
        d`M${x - (24 + share * 146) * unit} ${y}L${x + (26 + share * 124) * unit} ${y}`,
        shaded(palette, wood, 0.45),
        (1 + share * 3) * unit,
        { opacity: 0.7 },
      );
    }),
  ].join('');
}

function reeds(stage: Stage, x: number, count: number): string {
  const { height, unit, random, palette } = stage;
  return times(count, () => {
    const foot = x + random.between(-80, 80) * unit;
    const tall = random.between(90, 210) * unit;
    const tip = foot + random.between(-30, 30) * unit;
    const reed = stroke(
      d`M${foot} ${height + 4}Q${foot} ${height - tall * 0.6} ${tip} ${height - tall}`,
      shaded(palette, palette.leaf, random.between(0.1, 0.5)),
      random.between(2, 5) * unit,
    );
    return random.chance(0.35)
      ? reed + stroke(d`M${tip} ${height - tall}l${(tip - foot) * 0.12} ${-24 * unit}`, shaded(palette, palette.third, 0.3), 8 * unit)
      : reed;
  });
}

/** A mountain lake with a jetty, boats and reeds. */
export function drawLake(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const shore = height * 0.5;
  const sunX = random.between(0.25, 0.75);
  const land = [
    ...mountainRange(stage, shore, 0.8),
    hills(stage, shore - 18 * unit, 16 * unit, palette.pine, 0.45),
    pineRow(stage, shore + 4 * unit, 54, 0.3, 46, 3),
  ];
  const shown = group(land, { 'clip-path': `url(#shore${number})` });
  const jettyX = width * (number % 2 === 0 ? 0.3 : 0.68);
  return [
    `<clipPath id="shore${number}">${rect(0, 0, width, shore, '#ffffff')}</clipPath>`,
    ...sky(stage, { horizon: shore, sunX, sunY: 0.4 }),
    shown,
    ...water(stage, shore, height),
    reflected(shore, [shown], 0.34),
    glitter(stage, sunX * width, shore, height * 0.9),
    ripples(stage, shore, height, 90),
    sailingBoat(stage, width * (number % 2 === 0 ? 0.74 : 0.26), shore + 76 * unit, 190 * unit),
    number % 3 === 0 ? '' : sailingBoat(stage, width * 0.47, shore + 26 * unit, 80 * unit),
    jetty(stage, jettyX, height * 0.66),
    rowingBoat(stage, jettyX + (number % 2 === 0 ? 240 : -250) * unit, height * 0.84, 210 * unit),
    reeds(stage, number % 2 === 0 ? width : 0, 26),
    falling(stage),
  ];
}
