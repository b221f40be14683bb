import { mix } from '../colour.ts';
import { hazed } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { times } from '../svg.ts';
import { peak } from './terrain.ts';
import { pine } from './trees.ts';

/** A mountain range that stands on `base`. */
export function mountainRange(stage: Stage, base: number, scale: number): readonly string[] {
  const { width, height, unit, palette, random } = stage;
  const rock = mix(mix(palette.deep, palette.cool, 0.45), palette.third, 0.16);
  const main = width * random.between(0.35, 0.65);
  return [
    peak(stage, width * 0.08, base, [width * 0.62, height * 0.3 * scale], rock, 0.56, 0.3),
    peak(stage, width * 0.95, base, [width * 0.66, height * 0.34 * scale], rock, 0.52, 0.3),
    peak(stage, main, base, [width * 0.74, height * 0.5 * scale], rock, 0.12, 0.42),
    peak(stage, main - width * 0.26, base + 20 * unit, [width * 0.5, height * 0.3 * scale], rock, 0.3, 0.28),
    peak(stage, main + width * 0.3, base + 20 * unit, [width * 0.5, height * 0.33 * scale], rock, 0.26, 0.3),
  ];
}

/** A row of spruces across the picture. */
export function pineRow(stage: Stage, y: number, size: number, distance: number, count: number, swing = 10): string {
  const { width, palette, random, unit } = stage;
  const snowy = palette.weather === 'snow';
  return times(count, (index) =>
    pine(
      stage,
      ((index + random.between(0, 1)) * width) / count,
      y + random.between(-swing, swing) * unit,
      size * unit * random.between(0.7, 1.2),
      hazed(palette, palette.pine, distance),
      snowy,
    ),
  );
}
