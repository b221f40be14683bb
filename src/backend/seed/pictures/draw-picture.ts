import { toDrawing, type Drawing } from './drawing.ts';
import { createPalette } from './palette.ts';
import { finishingLight } from './parts/weather.ts';
import { createRandom, hashText, type Random } from './random.ts';
import { isPictureKind, SCENES, type PictureKind } from './scene-registry.ts';
import type { Scene, Stage } from './stage.ts';

/** Large enough for a screen of double density, small enough that a first start does not wait for a minute. */
type Format = { units: { width: number; height: number }; sizes: readonly [number, ...number[]] };

const CLASSIC: Format = { units: { width: 1200, height: 800 }, sizes: [1500, 1560, 1640, 1720] };
const WIDE: Format = { units: { width: 1200, height: 675 }, sizes: [1500, 1600, 1700, 1760] };
const PORTRAIT: Format = { units: { width: 900, height: 1200 }, sizes: [1080, 1140, 1260] };
const SQUARE: Format = { units: { width: 1000, height: 1000 }, sizes: [1200, 1280, 1400] };

/** The formats of a kind's nine pictures; every kind starts somewhere else in the row. */
const FORMATS = [CLASSIC, WIDE, CLASSIC, CLASSIC, PORTRAIT, CLASSIC, WIDE, SQUARE, CLASSIC] as const;

function parseKey(key: string): { kind: PictureKind; number: number } {
  const [, kind = '', digit = ''] = /^([a-z-]+)-([1-9])$/.exec(key) ?? [];
  if (isPictureKind(kind)) return { kind, number: Number(digit) };
  throw new Error(`Unknown picture "${key}": write kind-N with N from 1 to 9 and one of these kinds: ${Object.keys(SCENES).join(', ')}.`);
}

function decideOutput(format: Format, random: Random, png: boolean): { width: number; height: number; format: Drawing['format'] } {
  const width = png ? format.sizes[0] : random.pick(format.sizes);
  return { width, height: Math.round((width * format.units.height) / format.units.width), format: png ? 'png' : 'jpeg' };
}

/** Draws the picture named `kind-N`; the same name always gives the same picture. Throws for a kind that does not exist. */
export function drawPicture(key: string): Drawing {
  const { kind, number } = parseKey(key);
  const scene: Scene = SCENES[kind];
  const start = hashText(kind);
  const random = createRandom(key);
  const format = FORMATS[(start + number) % FORMATS.length] ?? CLASSIC;
  const palette = createPalette(start + number, scene.moods[(number - 1) % scene.moods.length] ?? scene.moods[0]);
  const { width, height } = format.units;
  const stage: Stage = { width, height, unit: Math.min(width, height) / 800, number, palette, random };
  return toDrawing(
    [...scene.draw(stage), ...finishingLight(stage)],
    format.units,
    decideOutput(format, random, (start + number) % 5 === 0),
  );
}
