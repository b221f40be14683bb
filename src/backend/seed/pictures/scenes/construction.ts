import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import { createLook, person } from '../parts/figures.ts';
import { tallBlock } from '../parts/landmarks.ts';
import { crane, excavator } from '../parts/machines.ts';
import { POSES } from '../parts/poses.ts';
import { sky } from '../parts/sky.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { d, ellipse, path, polygon, rect, stroke, times } from '../svg.ts';

function shellBuilding(stage: Stage, x: number, base: number, width: number, floors: number): string {
  const { palette, unit, random } = stage;
  const storey = 74 * unit;
  const concrete = mix(palette.stone, palette.cream, 0.35);
  const bay = width / 5;
  return (
    times(floors, (floor) => {
      const y = base - floor * storey;
      const closed = floor < floors / 2;
      return [
        closed
          ? rect(x, y - storey, width, storey, mix(palette.accent, palette.sand, 0.45))
          : rect(x, y - storey, width, storey, palette.ink, { opacity: 0.32 }),
        closed
          ? times(30, () =>
              rect(
                x + random.between(0, width - 16 * unit),
                y - random.between(4, storey),
                15 * unit,
                5 * unit,
                shaded(palette, palette.accent, 0.2),
                { opacity: 0.4 },
              ),
            )
          : '',
        times(5, (index) =>
          closed
            ? rect(
                x + (index + 0.26) * bay,
                y - storey * 0.8,
                bay * 0.48,
                storey * 0.56,
                palette.lamps ? palette.glow : shaded(palette, palette.deep, 0.1),
              ) + rect(x + (index + 0.22) * bay, y - storey * 0.24, bay * 0.56, 5 * unit, concrete)
            : '',
        ),
        times(6, (index) => rect(x + index * bay - 6 * unit, y - storey, 12 * unit, storey, lit(palette, concrete, 0.15))),
        rect(x - 12 * unit, y - storey - 6 * unit, width + 24 * unit, 13 * unit, concrete),
        rect(x - 12 * unit, y - storey + 3 * unit, width + 24 * unit, 4 * unit, shaded(palette, concrete, 0.35)),
      ].join('');
    }) +
    times(11, (index) =>
      stroke(
        d`M${x + (index * width) / 10} ${base - floors * storey - 6 * unit}v${-random.between(22, 40) * unit}`,
        shaded(palette, palette.third, 0.3),
        2.4 * unit,
      ),
    )
  );
}

function scaffold(stage: Stage, x: number, base: number, width: number, height: number): string {
  const { palette, unit } = stage;
  const rows = Math.floor(height / (74 * unit));
  return (
    times(rows + 1, (index) =>
      rect(x - 6 * unit, base - index * 74 * unit - 6 * unit, width + 12 * unit, 6 * unit, mix(palette.sand, palette.wood, 0.5)),
    ) +
    times(5, (index) => rect(x + (index * width) / 4 - 2 * unit, base - height - 30 * unit, 4 * unit, height + 30 * unit, palette.deep)) +
    times(rows, (index) =>
      stroke(
        d`M${x + ((index % 4) * width) / 4} ${base - index * 74 * unit}l${width / 4} ${-74 * unit}
          M${x} ${base - index * 74 * unit - 30 * unit}h${width}`,
        palette.deep,
        2 * unit,
        { opacity: 0.8 },
      ),
    )
  );
}

/** A building site with cranes, a concrete frame and workers. */
export function drawConstruction(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const base = height * 0.74;
  const earth = mix(palette.sand, palette.wood, 0.42);
  const flip = (share: number): number => (number % 2 === 0 ? 1 - share : share) * width;
  const site = 400 * unit;
  const floors = Math.max(4, Math.round((height * 0.48) / (74 * unit)));
  const worker = (share: number, y: number, pose: 'stand' | 'point' | 'walk' | 'reach', facing: 1 | -1): string =>
    person(
      stage,
      { x: flip(share), y, height: 150 * unit, facing: number % 2 === 0 ? (facing === 1 ? -1 : 1) : facing },
      createLook(stage, {
        garment: 'shirt',
        hairStyle: 'helmet',
        top: random.pick([palette.second, palette.accent]),
        bottom: palette.deep,
      }),
      POSES[pose],
      rect(-10, -66, 20, 4, palette.white),
    );
  return [
    ...sky(stage, { horizon: base, sunX: number % 2 === 0 ? 0.2 : 0.82, sunY: 0.3, clouds: 5 }),
    times(16, (index) =>
      tallBlock(
        stage,
        (index / 15) * width - 30 * unit,
        base,
        random.between(60, 100) * unit,
        random.between(90, 250) * unit,
        hazed(palette, random.pick([palette.cool, palette.deep, palette.sand]), 0.6),
        0.3,
      ),
    ),
    crane(stage, flip(0.86), base, height * 0.5, number % 2 === 0 ? 1 : -1),
    shellBuilding(stage, flip(0.3) - site / 2, base, site, floors),
    scaffold(stage, flip(0.3) + (number % 2 === 0 ? -site / 2 : site / 2 - 130 * unit), base, 130 * unit, floors * 0.62 * 74 * unit),
    crane(stage, flip(0.56), base, height * 0.64, number % 2 === 0 ? 1 : -1),
    rect(0, base, width, height - base, down(lit(palette, earth, 0.2), shaded(palette, earth, 0.2))),
    path(
      d`M${flip(0.9) - 170 * unit} ${base + 12 * unit}q${60 * unit} ${-80 * unit} ${120 * unit} ${-84 * unit}
        q${90 * unit} ${6 * unit} ${170 * unit} ${86 * unit}Z`,
      shaded(palette, earth, 0.12),
    ),
    excavator(stage, flip(0.76), height * 0.86, 190 * unit, number % 2 === 0 ? -1 : 1),
    times(60, () =>
      ellipse(
        random.between(0, width),
        random.between(base + 20 * unit, height),
        random.between(3, 14) * unit,
        random.between(1.5, 4) * unit,
        random.chance(0.5) ? shaded(palette, earth, 0.3) : lit(palette, earth, 0.3),
        { opacity: 0.5 },
      ),
    ),
    times(12, (index) =>
      rect(
        flip(0.1) - 80 * unit + (index % 4) * 38 * unit,
        base + (46 + Math.floor(index / 4) * 16) * unit,
        34 * unit,
        13 * unit,
        index % 2 === 0 ? palette.accent : shaded(palette, palette.accent, 0.15),
      ),
    ),
    worker(0.34, height * 0.93, 'point', 1),
    worker(0.46, height * 0.91, 'stand', -1),
    worker(0.16, height * 0.96, 'walk', 1),
    rect(0, height * 0.955, width, 6 * unit, palette.cream),
    times(Math.ceil(width / (60 * unit)), (index) =>
      polygon(
        [
          [index * 60 * unit, height * 0.955],
          [(index * 60 + 30) * unit, height * 0.955],
          [(index * 60 + 16) * unit, height * 0.985],
          [(index * 60 - 14) * unit, height * 0.985],
        ],
        index % 2 === 0 ? palette.accent : palette.cream,
      ),
    ),
    falling(stage),
  ];
}
