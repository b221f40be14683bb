import { mix, multiply, type Colour } from './colour.ts';

/** A time of day or a weather: what the sky shows and how it colours everything under it. */
export type Mood = {
  sky: readonly [top: Colour, middle: Colour, bottom: Colour];
  /** What distance fades into. */
  haze: Colour;
  /** The light that local colours are seen in. */
  light: Colour;
  /** The sun, the moon, or the brightest patch of the sky. */
  sun: Colour;
  /** Windows and lamps are lit. */
  lamps: boolean;
  weather: 'clear' | 'clouds' | 'rain' | 'snow' | 'stars';
};

/** The moods of the series. */
export const MOODS = {
  morning: { sky: ['#86b6cf', '#c9dcd8', '#fbe8cb'], haze: '#f0dfc9', light: '#fff4e6', sun: '#fff6dc', lamps: false, weather: 'clear' },
  noon: { sky: ['#4f9bc1', '#93c8d8', '#e0f0ea'], haze: '#d3e6e6', light: '#ffffff', sun: '#fffbe8', lamps: false, weather: 'clouds' },
  golden: { sky: ['#6f97b3', '#f0bd8a', '#ffe2a6'], haze: '#f7cf9d', light: '#ffe6c4', sun: '#fff4c4', lamps: false, weather: 'clear' },
  dusk: { sky: ['#2e3563', '#a4607f', '#f7a877'], haze: '#b8718a', light: '#cfa6ba', sun: '#ffd9a0', lamps: true, weather: 'clear' },
  night: { sky: ['#0e1838', '#1d3360', '#436a90'], haze: '#2c4872', light: '#8191bd', sun: '#f6f0d8', lamps: true, weather: 'stars' },
  overcast: { sky: ['#8497a5', '#b1bec3', '#dfdfd3'], haze: '#c5ccca', light: '#e4e8e8', sun: '#f0efe6', lamps: false, weather: 'clouds' },
  rain: { sky: ['#4d6174', '#7d909b', '#b6bfb9'], haze: '#90a1a7', light: '#bfcbd1', sun: '#d5dad5', lamps: true, weather: 'rain' },
  snow: { sky: ['#93acc1', '#c6d4dd', '#f1eae2'], haze: '#d8e0e5', light: '#e6edf5', sun: '#fffaf0', lamps: true, weather: 'snow' },
  fog: { sky: ['#a9bcbf', '#cdd7d0', '#efe8d6'], haze: '#dcdfd5', light: '#eff1ec', sun: '#fbf6e6', lamps: false, weather: 'clear' },
} as const satisfies Record<string, Mood>;

/** A mood's name. */
export type MoodName = keyof typeof MOODS;

/** The colours that a picture is made of, by role. */
export type Swatch = {
  ink: Colour;
  deep: Colour;
  cool: Colour;
  leaf: Colour;
  pine: Colour;
  stone: Colour;
  sand: Colour;
  cream: Colour;
  wood: Colour;
  accent: Colour;
  second: Colour;
  third: Colour;
};

const SWATCHES = [
  {
    ink: '#22304a',
    deep: '#2d5566',
    cool: '#5f9aa4',
    leaf: '#64926a',
    pine: '#2c5b52',
    stone: '#a09c94',
    sand: '#e6cb9b',
    cream: '#fbf0dc',
    wood: '#9c6238',
    accent: '#d95d39',
    second: '#eeb44f',
    third: '#9d3c4c',
  },
  {
    ink: '#1c2b45',
    deep: '#27496d',
    cool: '#6ba6c1',
    leaf: '#76a07c',
    pine: '#2f615c',
    stone: '#9ba1a6',
    sand: '#ead6b4',
    cream: '#fff6e8',
    wood: '#a06a45',
    accent: '#e4572e',
    second: '#f2b84b',
    third: '#6f4a72',
  },
  {
    ink: '#2c2343',
    deep: '#4c3f6d',
    cool: '#8399c4',
    leaf: '#6d9a88',
    pine: '#33595d',
    stone: '#a39aa3',
    sand: '#efd0b8',
    cream: '#fff1e4',
    wood: '#a5654e',
    accent: '#d5506a',
    second: '#f4a65a',
    third: '#3f6f8c',
  },
  {
    ink: '#1e302d',
    deep: '#2f574d',
    cool: '#7aaa9d',
    leaf: '#86a553',
    pine: '#3a6040',
    stone: '#a29f8e',
    sand: '#e5d09c',
    cream: '#f8f1dc',
    wood: '#8f5e36',
    accent: '#cb622f',
    second: '#e5ac3d',
    third: '#7d4330',
  },
  {
    ink: '#232f3e',
    deep: '#3b5870',
    cool: '#8db4c1',
    leaf: '#7d9f84',
    pine: '#3c655d',
    stone: '#a2a5a5',
    sand: '#e6dac3',
    cream: '#fbf7ee',
    wood: '#a8744a',
    accent: '#e06a4e',
    second: '#ebbd5f',
    third: '#35627f',
  },
] as const satisfies readonly Swatch[];

/** The colours of one picture: the swatch in the mood's light, and the mood itself. */
export type Palette = Swatch &
  Mood & {
    /** Lit windows and lamps: they shine and are not toned by the light. */
    glow: Colour;
    /** Glass by day, lit glass by night. */
    glass: Colour;
    /** White as it looks in this light. */
    white: Colour;
  };

function createSwatch(toned: (colour: Colour) => Colour, plain: Swatch): Swatch {
  return {
    ink: toned(plain.ink),
    deep: toned(plain.deep),
    cool: toned(plain.cool),
    leaf: toned(plain.leaf),
    pine: toned(plain.pine),
    stone: toned(plain.stone),
    sand: toned(plain.sand),
    cream: toned(plain.cream),
    wood: toned(plain.wood),
    accent: toned(plain.accent),
    second: toned(plain.second),
    third: toned(plain.third),
  };
}

/** Creates a picture's colours from a swatch (by number, taken round) and a mood. */
export function createPalette(swatchNumber: number, moodName: MoodName): Palette {
  const mood: Mood = MOODS[moodName];
  const plain = SWATCHES[swatchNumber % SWATCHES.length] ?? SWATCHES[0];
  const toned = (colour: Colour): Colour => mix(multiply(colour, mood.light), mood.haze, 0.05);
  const swatch = createSwatch(toned, plain);
  const glow = '#ffd98a';
  return { ...swatch, ...mood, glow, glass: mood.lamps ? glow : mix(swatch.deep, mood.sky[1], 0.35), white: toned('#ffffff') };
}

/** A colour in the distance: 0 is near, 1 is lost in the haze. */
export function hazed(palette: Palette, colour: Colour, distance: number): Colour {
  return mix(colour, palette.haze, distance);
}

/** A colour in shadow. */
export function shaded(palette: Palette, colour: Colour, depth = 0.25): Colour {
  return mix(colour, palette.ink, depth);
}

/** A colour where the light falls on it. */
export function lit(palette: Palette, colour: Colour, strength = 0.25): Colour {
  return mix(colour, palette.sun, strength);
}
