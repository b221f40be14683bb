import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import { houseRow } from '../parts/buildings.ts';
import { streetLamp } from '../parts/landmarks.ts';
import { birds, quay } from '../parts/shore.ts';
import { sky } from '../parts/sky.ts';
import { hills } from '../parts/terrain.ts';
import { treeRow } from '../parts/trees.ts';
import { glitter, reflected, ripples, rowingBoat, water } from '../parts/water.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, clipped, d, path, rect, stroke, times } from '../svg.ts';

function bridgeTower(stage: Stage, x: number, deck: number, size: number): string {
  const { palette } = stage;
  const stone = mix(palette.stone, palette.sand, 0.6);
  return at(x, deck, size / 100, [
    path('M-24 62L-20 0H20L24 62Z', shaded(palette, stone, 0.2)),
    path('M-30 62H30V70H-30Z', shaded(palette, stone, 0.35)),
    path('M-19 2L-17 -92H17L19 2H9V-48a9 10 0 0 0 -18 0V2Z', stone),
    path('M9 2V-48a9 10 0 0 0 -3 -7.4V-92H17L19 2Z', shaded(palette, stone, 0.35), { opacity: 0.6 }),
    rect(-22, -100, 44, 9, lit(palette, stone, 0.25)),
    rect(-19, -106, 38, 6, stone),
    rect(-20, -70, 40, 3, lit(palette, stone, 0.3)),
    times(5, (index) => stroke(d`M-16 ${-86 + index * 6}h${8 + (index % 3) * 5}`, shaded(palette, stone, 0.3), 1, { opacity: 0.5 })),
  ]);
}

function chainBridge(stage: Stage, deck: number): string {
  const { width, unit, palette } = stage;
  const [left, right] = [width * 0.24, width * 0.76];
  const top = deck - 196 * unit;
  const iron = mix(palette.deep, palette.ink, 0.4);
  const chain = (from: number, to: number, dip: number): string => {
    const hangers = times(25, (index) => {
      const share = (index + 0.5) / 25;
      const y = top + (1 - (share * 2 - 1) ** 2) * dip;
      return stroke(d`M${from + share * (to - from)} ${y}V${deck}`, iron, 1.8 * unit, { opacity: 0.85 });
    });
    const curve = (shift: number): string =>
      stroke(d`M${from} ${top + shift}Q${(from + to) / 2} ${top + dip * 2 + shift} ${to} ${top + shift}`, iron, 4.4 * unit);
    return hangers + curve(0) + curve(9 * unit);
  };
  return [
    chain(left, right, 165 * unit),
    chain(left - (right - left), left, 165 * unit),
    chain(right, right + (right - left), 165 * unit),
    rect(0, deck, width, 20 * unit, down(lit(palette, palette.accent, 0.1), shaded(palette, palette.accent, 0.35))),
    rect(0, deck - 10 * unit, width, 3 * unit, iron),
    times(70, (index) => rect((index * width) / 69, deck - 10 * unit, 2 * unit, 12 * unit, iron)),
    times(46, (index) =>
      stroke(d`M${(index * width) / 45} ${deck + 20 * unit}l${13 * unit} ${13 * unit}l${13 * unit} ${-13 * unit}`, iron, 1.8 * unit),
    ),
    rect(0, deck + 32 * unit, width, 5 * unit, iron),
    bridgeTower(stage, left, deck, 200 * unit),
    bridgeTower(stage, right, deck, 200 * unit),
    times(8, (index) => streetLamp(stage, ((index + 0.5) * width) / 8, deck, 54 * unit)),
  ].join('');
}

function stoneBridge(stage: Stage, deck: number): string {
  const { width, unit, palette, random } = stage;
  const stone = mix(palette.sand, palette.stone, 0.35);
  const span = width / 4;
  const depth = 140 * unit;
  const arches = Array.from(
    { length: 5 },
    (_, index) => d`M${(index - 0.5) * span + span * 0.08} ${deck + depth}a${span * 0.42} ${depth * 0.84} 0 0 1 ${span * 0.84} 0Z`,
  ).join('');
  return [
    path(
      d`M0 ${deck + depth}V${deck + 16 * unit}Q${width / 2} ${deck - 20 * unit} ${width} ${deck + 16 * unit}V${deck + depth}Z` + arches,
      down(lit(palette, stone, 0.25), shaded(palette, stone, 0.2)),
      { 'fill-rule': 'evenodd' },
    ),
    ...Array.from({ length: 5 }, (_, index) =>
      stroke(
        d`M${(index - 0.5) * span + span * 0.08} ${deck + depth}a${span * 0.42} ${depth * 0.84} 0 0 1 ${span * 0.84} 0`,
        shaded(palette, stone, 0.35),
        8 * unit,
      ),
    ),
    ...Array.from({ length: 5 }, (_, index) =>
      path(
        d`M${index * span - 34 * unit} ${deck + depth + 20 * unit}L${index * span} ${deck + depth * 0.62}
          L${index * span + 34 * unit} ${deck + depth + 20 * unit}Z`,
        shaded(palette, stone, 0.15),
      ),
    ),
    times(60, () =>
      stroke(
        d`M${random.between(0, width)} ${deck + random.between(26, 60) * unit}h${random.between(12, 30) * unit}`,
        shaded(palette, stone, 0.3),
        1.8 * unit,
        { opacity: 0.4 },
      ),
    ),
    stroke(d`M0 ${deck + 14 * unit}Q${width / 2} ${deck - 22 * unit} ${width} ${deck + 14 * unit}`, lit(palette, stone, 0.45), 12 * unit),
    times(7, (index) =>
      streetLamp(stage, ((index + 0.5) * width) / 7, deck + 4 * unit - Math.sin(((index + 0.5) / 7) * Math.PI) * 10 * unit, 84 * unit),
    ),
  ].join('');
}

/** A bridge over a wide river, the town on the other bank. */
export function drawBridge(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const shore = height * 0.63;
  const deck = shore - 70 * unit;
  const sunX = random.between(0.36, 0.64);
  const town = [
    treeRow(stage, shore - 44 * unit, 60 * unit, hazed(palette, palette.leaf, 0.4)),
    houseRow(stage, shore - 8 * unit, -20, width, 84 * unit),
    rect(0, shore - 150 * unit, width, 142 * unit, palette.haze, { opacity: 0.36 }),
    quay(stage, shore - 10 * unit, 10 * unit),
  ];
  const bridge = number % 2 === 1 ? chainBridge(stage, deck) : stoneBridge(stage, deck - 50 * unit);
  return [
    ...sky(stage, { horizon: shore, sunX, sunY: 0.45 }),
    hills(stage, shore - 130 * unit, 50 * unit, palette.cool, 0.55),
    hills(stage, shore - 84 * unit, 30 * unit, palette.leaf, 0.45),
    ...town,
    ...water(stage, shore, height),
    clipped(rect(0, shore, width, height - shore, '#ffffff'), [
      reflected(shore, town, 0.3),
      reflected(shore + (number % 2 === 1 ? 30 : 10) * unit, [bridge], 0.28),
    ]),
    palette.lamps ? '' : glitter(stage, sunX * width, shore, height * 0.94),
    ripples(stage, shore, height, 110),
    bridge,
    rowingBoat(stage, width * (number % 3 === 0 ? 0.3 : 0.56), height * 0.86, 190 * unit),
    birds(stage, width * 0.4, height * 0.18, 6),
    falling(stage),
  ];
}
