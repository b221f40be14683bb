import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';
import { circle, d, path, stroke, type Point } from '../svg.ts';
import { face } from './bust-face.ts';
import { hairLayers } from './bust-hair.ts';
import type { BustLook } from './bust-look.ts';

const SHOULDERS = 'M-122 210C-124 150 -112 112 -76 100C-52 92 -30 90 -20 84H20C30 90 52 92 76 100C112 112 124 150 122 210Z';

function neck(look: BustLook): string {
  const shadow = mix(look.skin, '#7a3b2c', 0.34);
  return (
    path('M-18 30V78C-22 88 -14 98 0 100C14 98 22 88 18 78V30Z', look.skin) +
    path('M-18 44C-8 62 12 62 18 48V66C6 74 -10 68 -18 56Z', shadow, { opacity: 0.75 })
  );
}

function clothes(look: BustLook, palette: Palette): string {
  const { top, under } = look;
  const wool = top === palette.second ? palette.accent : palette.second;
  const dark = mix(top, palette.ink, 0.28);
  const light = mix(top, palette.sun, 0.2);
  const sleeves = stroke('M-84 150C-88 170 -88 190 -87 210M84 150C88 170 88 190 87 210', dark, 2.4, { opacity: 0.6 });
  const side = path('M40 92C100 98 126 140 122 210H60C66 170 58 120 40 92Z', dark, { opacity: 0.32 });
  const base = path(SHOULDERS, top) + side + sleeves;
  switch (look.clothes) {
    case 'tee':
      return (
        base +
        path('M-27 86C-20 108 20 108 27 86L20 80C14 98 -14 98 -20 80Z', dark) +
        path('M-21 82C-14 98 14 98 21 82L18 70H-18Z', look.skin)
      );
    case 'shirt':
      return (
        base +
        path('M-22 78L-34 90L-14 122L0 102L14 122L34 90L22 78L0 100Z', light) +
        stroke('M0 104V210', dark, 2) +
        stroke('M5 134h0M5 162h0M5 190h0', under, 5)
      );
    case 'blazer':
      return (
        path(SHOULDERS, under) +
        path(
          d`M-122 210C-124 150 -112 112 -76 100C-58 94 -40 92 -30 86L-8 210ZM122 210C124 150 112 112 76 100
            C58 94 40 92 30 86L8 210Z`,
          top,
        ) +
        side +
        path('M-30 84L-50 104L-40 122L-50 128L-6 210L-14 150ZM30 84L50 104L40 122L50 128L6 210L14 150Z', dark) +
        path('M-20 80L-28 90L-12 114L0 100L12 114L28 90L20 80L0 98Z', mix(under, '#ffffff', 0.3)) +
        sleeves
      );
    case 'turtleneck':
      return (
        base +
        path('M-24 56C-12 66 12 66 24 56L28 92C14 104 -14 104 -28 92Z', light) +
        stroke('M-24 70C-10 78 10 78 25 70M-26 82C-12 91 12 91 27 82', dark, 1.8, { opacity: 0.6 })
      );
    case 'robe':
      return (
        base +
        path('M-30 82C-60 96 -78 120 -84 210H-60C-56 150 -40 110 -16 96ZM30 82C60 96 78 120 84 210H60C56 150 40 110 16 96Z', light) +
        path('M-13 92L0 84L13 92L20 150L10 142L0 156L-10 142L-20 150Z', palette.white) +
        stroke('M0 98V140', dark, 1.4, { opacity: 0.3 })
      );
    case 'apron':
      return (
        base +
        path('M-46 118H46L58 210H-58Z', under) +
        stroke('M-46 118L-30 88M46 118L30 88', under, 9) +
        path('M-24 74L-34 88L-8 108L0 98L8 108L34 88L24 74L0 94Z', light)
      );
    case 'scarf':
      return (
        base +
        path('M-34 66C-14 82 14 82 34 66C46 78 46 92 36 100C14 114 -16 114 -38 100C-46 90 -46 78 -34 66Z', wool) +
        path('M8 100L38 96L46 176L16 180Z', mix(wool, palette.ink, 0.14)) +
        stroke('M-36 82C-14 98 14 98 38 82M13 126L40 123M15 150L43 147', mix(wool, palette.cream, 0.6), 4)
      );
    case 'hoodie':
      return (
        base +
        path(
          d`M-50 98C-46 70 -30 62 -20 66C-18 92 -6 106 0 110C6 106 18 92 20 66C30 62 46 70 50 98C36 112 14 128 0 128
            C-14 128 -36 112 -50 98Z`,
          dark,
        ) +
        stroke('M-12 122V160M12 122V156', under, 3.4)
      );
  }
}

/** Head and shoulders, the centre of the face at (0, 0); the figure is some 250 wide and reaches from -110 to 210. */
export function bust(look: BustLook, palette: Palette): readonly string[] {
  const hair = hairLayers(look);
  return [hair.behind, neck(look), clothes(look, palette), face(look, palette), hair.front];
}

/** An arm of a bust: from the shoulder by the elbow to the hand. */
export function bustArm(look: BustLook, joints: readonly [Point, Point, Point]): string {
  const [shoulder, elbow, hand] = joints;
  return [
    circle(hand[0], hand[1], 17, look.skin),
    stroke(d`M${shoulder[0]} ${shoulder[1]}Q${elbow[0]} ${elbow[1]} ${hand[0]} ${hand[1]}`, look.top, 40),
    circle(hand[0] + (hand[0] > elbow[0] ? 20 : -20), hand[1] + 2, 17, look.skin),
  ].join('');
}
