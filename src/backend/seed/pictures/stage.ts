import type { MoodName, Palette } from './palette.ts';
import type { Random } from './random.ts';

/** What a scene is drawn on. */
export type Stage = {
  /** Drawing units, not pixels: 1200 wide for a landscape picture. */
  width: number;
  height: number;
  /** The size of things: 1 on a 3:2 landscape picture. */
  unit: number;
  /** The picture's number, 1–9: scenes choose their composition by it. */
  number: number;
  palette: Palette;
  random: Random;
};

/** One kind of picture: the moods that become it, in the order of the numbers, and how it is drawn. */
export type Scene = {
  moods: readonly [MoodName, ...MoodName[]];
  draw: (stage: Stage) => readonly string[];
};
