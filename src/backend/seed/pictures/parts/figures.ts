import { type Colour, mix, multiply } from '../colour.ts';
import { lit, MOODS, type Palette, shaded } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, type Point, rect, stroke } from '../svg.ts';
import type { Pose } from './poses.ts';

/** How a person looks. */
export type PersonLook = {
  skin: Colour;
  hair: Colour;
  top: Colour;
  bottom: Colour;
  garment: 'shirt' | 'coat' | 'dress';
  hairStyle: 'short' | 'long' | 'bun' | 'cap' | 'hat' | 'helmet' | 'bald';
};

const GREY_HAIR = '#bab9be';
const DARK_HAIR = ['#2b2320', '#3a2a24', '#39404a'] as const;
const BROWN_HAIR = ['#4a2f22', '#6b4226', '#2b2320', '#8d5a2b', GREY_HAIR] as const;
const FAIR_HAIR = ['#c99a4b', '#8d5a2b', '#a8432a', '#6b4226', '#39404a', GREY_HAIR] as const;

/** Skins, each with the hair that goes with it. */
const COMPLEXIONS = [
  { skin: '#f4cfae', hairs: FAIR_HAIR },
  { skin: '#f7d7bd', hairs: FAIR_HAIR },
  { skin: '#f0c7a3', hairs: FAIR_HAIR },
  { skin: '#f4cfae', hairs: BROWN_HAIR },
  { skin: '#f7d7bd', hairs: BROWN_HAIR },
  { skin: '#eec09a', hairs: BROWN_HAIR },
  { skin: '#e9b58c', hairs: BROWN_HAIR },
  { skin: '#e2a97f', hairs: DARK_HAIR },
  { skin: '#c68a62', hairs: DARK_HAIR },
  { skin: '#a56e4b', hairs: DARK_HAIR },
] as const;

/** A person's skin and hair in the picture's light; children and players are `young`: not grey. */
export function createComplexion(palette: Palette, random: Random, young = false): { skin: Colour; hair: Colour } {
  const { skin, hairs } = random.pick(COMPLEXIONS);
  const [first, ...others] = young ? hairs.filter((hair) => hair !== GREY_HAIR) : hairs;
  const soft = mix(palette.light, MOODS.noon.light, 0.42);
  return { skin: multiply(skin, soft), hair: multiply(random.pick([first ?? DARK_HAIR[0], ...others]), palette.light) };
}

/** Somebody out of a crowd. */
export function createLook(stage: Stage, fixed: Partial<PersonLook> = {}): PersonLook {
  const { palette, random } = stage;
  const clothes = [palette.accent, palette.second, palette.third, palette.cool, palette.deep, palette.leaf, palette.cream] as const;
  return {
    ...createComplexion(palette, random),
    top: random.pick(clothes),
    bottom: random.pick([palette.ink, palette.deep, shaded(palette, palette.third, 0.4), palette.stone]),
    garment: random.pick(['shirt', 'shirt', 'coat', 'dress']),
    hairStyle: random.pick(['short', 'short', 'long', 'bun', 'cap', 'hat']),
    ...fixed,
  };
}

function limb(joints: readonly Point[], colour: Colour, width: number): string {
  const [first = [0, 0], ...others] = joints;
  return stroke(d`M${first[0]} ${first[1]}` + others.map(([x, y]) => d`L${x} ${y}`).join(''), colour, width);
}

function haircut(look: PersonLook): string {
  switch (look.hairStyle) {
    case 'short':
      return path('M-7 -90C-9 -101 7 -103 7.2 -92C4 -96 0 -96 -3 -95C-5 -94 -5.5 -91 -5.5 -88Z', look.hair);
    case 'long':
      return path(
        d`M-6 -97C-3 -103 8 -101 7.4 -92C3 -96 -2 -96 -3.5 -91C-4.5 -86 -3 -78 -4 -73C-8 -73 -11 -76 -10 -82
          C-9.5 -88 -9 -93 -6 -97Z`,
        look.hair,
      );
    case 'bun':
      return circle(-7, -99, 4, look.hair) + path('M-7.2 -89C-9 -101 7 -103 7.2 -92C3 -96 -2 -96 -4 -93Z', look.hair);
    case 'cap':
      return path('M-7.4 -92C-8 -102 7 -103 7.4 -94L13 -92.6L12.6 -91.4L-7.4 -91.2Z', look.bottom);
    case 'hat':
      return path('M-6.6 -94C-6 -104 6 -104 6.6 -94Z', look.bottom) + ellipse(0, -94, 11, 2, look.bottom);
    case 'helmet':
      return path('M-8.4 -92C-8.6 -104 8.6 -104 8.4 -92Z', look.top) + rect(-9, -93, 21, 2.4, look.top, { rx: 1.2 });
    case 'bald':
      return '';
  }
}

function body(look: PersonLook): string {
  const trunk = path('M-10.5 -79C-5 -83 5 -83 10.5 -79L10.5 -60L9 -43H-9L-10.5 -60Z', look.top);
  switch (look.garment) {
    case 'shirt':
      return trunk;
    case 'coat':
      return (
        path('M-10.8 -79C-5 -83 5 -83 10.8 -79L11.5 -55L13 -27H-13L-11.5 -55Z', look.top) +
        stroke('M1 -80L1.5 -28', look.bottom, 0.9, { opacity: 0.5 })
      );
    case 'dress':
      return path('M-10 -79C-5 -83 5 -83 10 -79L8 -58L15 -24H-15L-8 -58Z', look.top);
  }
}

/** A person of `height` with the feet at (x, y); `facing` -1 turns to the left. `held` is drawn in the right hand's coordinates. */
export function person(
  stage: Stage,
  place: { x: number; y: number; height: number; facing?: 1 | -1 },
  look: PersonLook,
  pose: Pose,
  held = '',
): string {
  const { palette } = stage;
  const scale = place.height / 100;
  const backArm = shaded(palette, look.top, 0.22);
  const legs = look.garment === 'dress' ? look.skin : look.bottom;
  const feet = pose.legs.map((leg) => leg[2] ?? [0, 0]);
  const hand = (arm: readonly Point[]): string => circle(arm[2]?.[0] ?? 0, arm[2]?.[1] ?? 0, 3, look.skin);
  return at(
    place.x,
    place.y,
    scale,
    [
      ellipse(1, 0, 17, 2, palette.ink, { opacity: 0.22 }),
      limb(pose.left, backArm, 5.8),
      hand(pose.left),
      limb(pose.legs[0], shaded(palette, legs, 0.2), look.garment === 'dress' ? 5 : 8),
      limb(pose.legs[1], legs, look.garment === 'dress' ? 5 : 8),
      ...feet.map(([x, y]) =>
        path(d`M${x - 4} ${y + 3}V${y - 0.5}C${x} ${y - 2} ${x + 7} ${y - 1} ${x + 7} ${y + 3}Z`, shaded(palette, palette.ink, 0.3)),
      ),
      body(look),
      rect(-2.6, -86, 5.2, 8, shaded(palette, look.skin, 0.15), { rx: 2 }),
      ellipse(0.4, -91.5, 6.6, 7.8, look.skin),
      circle(1.2, -92.4, 0.75, '#2a2226'),
      circle(4.8, -92.4, 0.75, '#2a2226'),
      stroke('M1.2 -87.6Q3.2 -86.2 5 -87.8', '#8a4a3c', 0.8),
      haircut(look),
      limb(pose.right, lit(palette, look.top, 0.08), 5.8),
      hand(pose.right),
      held,
    ],
    scale * (place.facing ?? 1),
  );
}
