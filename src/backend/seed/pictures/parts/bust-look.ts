import { mix, type Colour } from '../colour.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { createComplexion } from './figures.ts';

/** What a portrait shows. */
export type BustLook = {
  skin: Colour;
  hair: Colour;
  hairStyle: HairStyle;
  glasses: 'none' | 'round' | 'square';
  beard: 'none' | 'stubble' | 'short' | 'full' | 'moustache';
  clothes: 'tee' | 'shirt' | 'blazer' | 'turtleneck' | 'scarf' | 'hoodie' | 'robe' | 'apron';
  top: Colour;
  under: Colour;
  lips: Colour;
  feminine: boolean;
  earrings: boolean;
};

/** The haircuts of the series. */
export type HairStyle = (typeof MASCULINE_HAIR)[number] | (typeof FEMININE_HAIR)[number];

const MASCULINE_HAIR = ['crop', 'sidePart', 'curls', 'quiff', 'thinning', 'mane'] as const;
const FEMININE_HAIR = ['straight', 'bob', 'bun', 'waves', 'pixie', 'fringe', 'ponytail'] as const;

/** Decides what a person looks like by chance. */
export function createBustLook(palette: Palette, random: Random, feminine: boolean): BustLook {
  const { skin, hair } = createComplexion(palette, random);
  const tops = [palette.accent, palette.deep, palette.third, palette.second, palette.pine, palette.cool, palette.ink] as const;
  const top = random.pick(tops);
  return {
    skin,
    hair,
    hairStyle: feminine ? random.pick(FEMININE_HAIR) : random.pick(MASCULINE_HAIR),
    glasses: random.pick(['none', 'none', 'none', 'round', 'square']),
    beard: feminine ? 'none' : random.pick(['none', 'none', 'stubble', 'short', 'full', 'moustache']),
    clothes: random.pick(['tee', 'shirt', 'blazer', 'turtleneck', 'scarf', 'hoodie']),
    top,
    under: top === palette.cream ? palette.deep : random.pick([palette.cream, palette.white, mix(palette.cool, palette.cream, 0.6)]),
    lips: feminine ? mix(skin, palette.accent, 0.6) : mix(skin, palette.third, 0.4),
    feminine,
    earrings: feminine && random.chance(0.5),
  };
}
