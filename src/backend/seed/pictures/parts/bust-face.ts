import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';
import { circle, clipped, d, ellipse, path, stroke, times } from '../svg.ts';
import type { BustLook } from './bust-look.ts';

const STRONG_FACE = 'M-41 -10C-43 -66 43 -66 41 -10C41 12 38 30 27 43C17 55 -17 55 -27 43C-38 30 -41 12 -41 -10Z';
const SOFT_FACE = 'M-40 -10C-42 -66 42 -66 40 -10C40 14 33 32 21 44C11 55 -11 55 -21 44C-33 32 -40 14 -40 -10Z';

function glasses(look: BustLook, ink: string): string {
  const frame = { fill: '#ffffff', 'fill-opacity': 0.13, stroke: ink, 'stroke-width': 2.8 };
  switch (look.glasses) {
    case 'none':
      return '';
    case 'round':
      return (
        circle(-17, -3, 13.5, '#ffffff', frame) +
        circle(17, -3, 13.5, '#ffffff', frame) +
        stroke('M-3.5 -5Q0 -8 3.5 -5M-30.5 -5L-40 -8M30.5 -5L40 -8', mix('#20242e', look.hair, 0.2), 2.6)
      );
    case 'square':
      return (
        path('M-32 -13H-4L-6 7Q-7 10 -10 10H-26Q-29 10 -30 7Z', '#ffffff', frame) +
        path('M32 -13H4L6 7Q7 10 10 10H26Q29 10 30 7Z', '#ffffff', frame) +
        stroke('M-4 -9Q0 -12 4 -9M-32 -10L-40 -11M32 -10L40 -11', mix('#20242e', look.hair, 0.2), 2.8)
      );
  }
}

function beard(look: BustLook): string {
  const colour = mix(look.hair, '#000000', 0.1);
  const moustache = path('M0 21C-7 17 -16 20 -21 29C-13 28 -6 28 0 25C6 28 13 28 21 29C16 20 7 17 0 21Z', colour);
  switch (look.beard) {
    case 'none':
      return '';
    case 'stubble':
      return path('M-41 2C-38 14 -32 19 -22 20C-12 17 12 17 22 20C32 19 38 14 41 2C42 30 32 56 0 56C-32 56 -42 30 -41 2Z', colour, {
        opacity: 0.22,
      });
    case 'short':
      return path(
        d`M-42 0C-38 12 -34 18 -24 21C-12 18 12 18 24 21C34 18 38 12 42 0C43 32 32 58 0 58C-32 58 -43 32 -42 0ZM-13 30
          Q0 41 13 30Q0 27 -13 30Z`,
        colour,
        { 'fill-rule': 'evenodd' },
      );
    case 'full':
      return (
        path(
          d`M-43 -4C-38 10 -34 18 -24 21C-12 17 12 17 24 21C34 18 38 10 43 -4C47 40 34 78 0 80C-34 78 -47 40 -43 -4Z
            M-13 30Q0 42 13 30Q0 27 -13 30Z`,
          colour,
          { 'fill-rule': 'evenodd' },
        ) + stroke('M-12 52C-10 60 -6 66 -2 70M12 52C10 60 6 66 2 70', mix(colour, '#ffffff', 0.2), 1.6, { opacity: 0.6 })
      );
    case 'moustache':
      return moustache;
  }
}

function features(look: BustLook, palette: Palette): string {
  const ink = mix('#241f26', look.hair, 0.15);
  const fold = mix(look.skin, '#7a3b2c', 0.42);
  const brow = mix(look.hair, '#1d1a1c', 0.35);
  const lashes = look.feminine
    ? stroke('M-23 -5Q-17 -10.5 -11 -5M-24 -7L-22 -5.4M23 -5Q17 -10.5 11 -5M24 -7L22 -5.4', ink, 2.2)
    : stroke('M-22 -6Q-17 -9.6 -12 -6M22 -6Q17 -9.6 12 -6', ink, 1.6);
  return [
    circle(-24, 14, 9, palette.accent, { opacity: 0.2 }),
    circle(24, 14, 9, palette.accent, { opacity: 0.2 }),
    stroke('M-25 -19Q-17 -25 -9 -20M25 -19Q17 -25 9 -20', brow, look.feminine ? 2.6 : 4),
    ellipse(-17, -3, 3.3, 4, ink),
    ellipse(17, -3, 3.3, 4, ink),
    circle(-15.8, -4.4, 1.1, '#ffffff'),
    circle(18.2, -4.4, 1.1, '#ffffff'),
    lashes,
    stroke('M3 -2C5 6 9 12 6 15.5C4 17.5 0 17 -2.5 16', fold, 2.2),
    look.feminine
      ? path('M-11 29Q-4 26 0 28Q4 26 11 29Q0 39 -11 29Z', look.lips) + stroke('M-11 29Q0 33 11 29', mix(look.lips, '#4a1f22', 0.5), 1.2)
      : stroke('M-12 29Q0 38 12 28', mix(look.lips, '#4a1f22', 0.4), 2.6),
  ].join('');
}

/** Head, ears and face, the centre of the face at (0, 0). */
export function face(look: BustLook, palette: Palette): string {
  const shape = path(look.feminine ? SOFT_FACE : STRONG_FACE, look.skin);
  const shadow = mix(look.skin, '#7a3b2c', 0.3);
  const ears = times(2, (index) => {
    const side = index === 0 ? -1 : 1;
    return (
      ellipse(side * 41, 0, 7, 11, index === 0 ? look.skin : shadow) + (look.earrings ? circle(side * 42, 14, 3.4, palette.second) : '')
    );
  });
  return [
    ears,
    shape,
    clipped(shape, [path('M24 -70C34 -30 30 30 4 62H60V-70Z', shadow, { opacity: 0.3 })]),
    look.beard === 'none' || look.beard === 'moustache' ? '' : beard(look),
    features(look, palette),
    look.beard === 'moustache' ? beard(look) : '',
    glasses(look, mix('#20242e', look.hair, 0.2)),
  ].join('');
}
