import { mix, type Colour } from '../colour.ts';
import { d, circle, ellipse, path, stroke, times } from '../svg.ts';
import type { BustLook } from './bust-look.ts';

type HairLayers = { behind: string; front: string };

const CAP = 'M-43 2C-52 -48 -30 -76 2 -75C36 -75 52 -48 43 2C41 -10 40 -20 35 -28';

function strands(colour: Colour, lines: string): string {
  return stroke(lines, mix(colour, '#ffffff', 0.22), 2, { opacity: 0.55 });
}

/** Curls: a ring of circles over the skull. */
function curls(colour: Colour): string {
  const ring = times(11, (index) => {
    const angle = Math.PI + (index / 10) * Math.PI;
    return circle(Math.cos(angle) * 41, -24 + Math.sin(angle) * 40, 15, colour);
  });
  const inner = times(7, (index) => circle(-27 + index * 9, -46 - (index % 2) * 5, 12, colour));
  const shine = times(5, (index) => circle(-26 + index * 12, -58 - (index % 2) * 8, 6, mix(colour, '#ffffff', 0.07)));
  return ring + inner + shine;
}

/** A haircut in two layers: what hangs behind the shoulders and what lies over the forehead. */
export function hairLayers(look: BustLook): HairLayers {
  const { hair } = look;
  const dark = mix(hair, '#000000', 0.18);
  switch (look.hairStyle) {
    case 'crop':
      return {
        behind: '',
        front: path(`${CAP}C20 -34 -14 -34 -33 -30C-39 -20 -41 -8 -43 2Z`, hair) + strands(hair, 'M-20 -62C-4 -68 12 -68 24 -62'),
      };
    case 'sidePart':
      return {
        behind: '',
        front:
          path(`${CAP}C24 -36 -2 -36 -20 -50C-26 -38 -38 -26 -43 2Z`, hair) +
          strands(hair, 'M-18 -52C-4 -66 16 -68 32 -56M-12 -52C2 -60 20 -60 34 -46'),
      };
    case 'curls':
      return { behind: '', front: curls(hair) };
    case 'quiff':
      return {
        behind: '',
        front:
          path(
            d`M-43 2C-48 -30 -42 -52 -30 -58C-30 -82 6 -90 30 -82C28 -78 38 -76 42 -66C50 -50 46 -18 43 2
              C41 -10 40 -22 34 -32C14 -26 -12 -30 -30 -36C-37 -24 -40 -10 -43 2Z`,
            hair,
          ) + strands(hair, 'M-22 -60C-14 -74 6 -80 22 -76M-12 -54C0 -66 16 -68 30 -64'),
      };
    case 'thinning':
      return {
        behind: '',
        front:
          path(
            d`M-43 4C-50 -20 -46 -40 -36 -48C-38 -34 -38 -18 -37 -6C-39 -4 -41 0 -43 4ZM43 4C50 -20 46 -40 36 -48
              C38 -34 38 -18 37 -6C39 -4 41 0 43 4Z`,
            hair,
          ) + stroke('M-22 -42C-10 -49 8 -49 18 -43', '#ffffff', 5, { opacity: 0.22 }),
      };
    case 'mane':
      return {
        behind: path('M-46 -10C-54 -80 54 -80 46 -10C52 20 52 50 44 66H-44C-52 50 -52 20 -46 -10Z', dark),
        front: path(
          `${CAP}C28 -40 6 -44 -2 -52C-12 -42 -34 -36 -38 -20C-44 0 -42 24 -46 40C-54 30 -52 0 -43 -20ZM35 -28C42 -10 42 20 46 40C54 30 50 -4 43 -16Z`,
          hair,
        ),
      };
    case 'straight':
      return {
        behind: path('M-47 -12C-56 -84 56 -84 47 -12C50 30 54 90 62 128H-62C-54 90 -50 30 -47 -12Z', dark),
        front:
          path(
            d`M-3 -60C-20 -54 -36 -40 -38 -12C-41 20 -40 60 -44 104C-60 100 -58 20 -48 -14C-54 -86 54 -86 48 -14
              C58 20 60 100 44 104C40 60 41 20 38 -12C36 -40 16 -56 -3 -60Z`,
            hair,
          ) + strands(hair, 'M-44 0C-50 30 -50 64 -51 94M45 0C50 30 50 64 51 94M-16 -66C-30 -60 -40 -46 -43 -24'),
      };
    case 'bob':
      return {
        behind: path('M-47 -12C-58 -84 58 -84 47 -12C54 20 56 44 48 60H-48C-56 44 -54 20 -47 -12Z', dark),
        front:
          path(
            d`M-14 -58C-28 -46 -38 -30 -38 0C-37 26 -36 44 -34 60C-60 66 -60 10 -49 -14C-56 -86 56 -86 49 -14
              C60 10 60 66 34 60C36 44 37 26 38 0C36 -30 10 -44 -14 -58Z`,
            hair,
          ) + strands(hair, 'M-8 -66C14 -60 36 -44 43 -14M-46 4C-50 22 -50 38 -46 52'),
      };
    case 'bun':
      return {
        behind: circle(4, -84, 21, dark),
        front:
          path(`${CAP}C24 -44 4 -52 -6 -54C-22 -48 -36 -34 -38 -20C-41 -12 -42 -6 -43 2Z`, hair) +
          circle(4, -86, 17, hair) +
          strands(hair, 'M-6 -88C-2 -98 12 -98 16 -90M-22 -60C-34 -50 -39 -38 -41 -24M16 -64C30 -56 38 -44 40 -28'),
      };
    case 'waves':
      return {
        behind: path(
          'M-47 -12C-58 -88 58 -88 49 -12C66 8 52 30 66 52C78 76 60 92 70 122H-70C-60 92 -78 76 -66 52C-52 30 -66 8 -47 -12Z',
          dark,
        ),
        front:
          path(
            d`M8 -60C-14 -56 -34 -42 -38 -12C-48 4 -38 22 -48 40C-58 58 -44 76 -54 98C-74 84 -62 66 -64 48
              C-66 30 -52 10 -50 -14C-58 -90 58 -90 50 -14C52 10 66 30 64 48C62 66 74 84 54 98C44 76 58 58 48 40
              C38 22 48 4 38 -12C36 -34 26 -52 8 -60Z`,
            hair,
          ) + strands(hair, 'M-46 -10C-56 16 -50 26 -56 46C-62 62 -52 74 -58 88M46 -10C56 16 50 26 56 46C62 62 52 74 58 88'),
      };
    case 'pixie':
      return {
        behind: '',
        front:
          path(
            d`M-43 8C-54 -50 -30 -80 6 -77C40 -76 54 -46 43 8C40 0 40 -12 37 -22C30 -24 26 -30 24 -38
              C10 -22 -16 -18 -34 -22C-38 -12 -40 0 -43 8Z`,
            hair,
          ) + strands(hair, 'M22 -42C8 -30 -12 -26 -28 -28M14 -60C0 -46 -18 -42 -34 -42'),
      };
    case 'fringe':
      return {
        behind: path('M-47 -12C-56 -84 56 -84 47 -12C52 26 54 66 56 92H-56C-54 66 -52 26 -47 -12Z', dark),
        front:
          path(
            d`M-38 -20C-14 -26 14 -26 38 -20C40 20 40 50 44 80C58 76 58 16 49 -14C56 -88 -56 -88 -49 -14
              C-58 16 -58 76 -44 80C-40 50 -40 20 -38 -20Z`,
            hair,
          ) + strands(hair, 'M-26 -26C-24 -44 -20 -56 -12 -64M0 -26V-62M26 -26C24 -44 20 -56 12 -64'),
      };
    case 'ponytail':
      return {
        behind: path('M30 -60C70 -70 84 -20 70 30C66 54 72 70 82 84C56 84 44 56 48 24C52 -6 44 -30 30 -40Z', dark),
        front:
          path(`${CAP}C22 -42 -6 -46 -22 -48C-34 -38 -40 -18 -43 2Z`, hair) +
          ellipse(41, -52, 6, 9, look.top) +
          strands(hair, 'M-24 -54C-4 -64 20 -64 38 -54M-30 -44C-10 -56 16 -58 36 -48'),
      };
  }
}
