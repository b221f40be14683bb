import { type Colour, mix } from '../colour.ts';
import { down, right } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import { tallBlock } from '../parts/landmarks.ts';
import { sky } from '../parts/sky.ts';
import { grass, hills } from '../parts/terrain.ts';
import { poplar, treeRow } from '../parts/trees.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, circle, clipped, d, ellipse, group, path, polygon, rect, stroke, times, turned } from '../svg.ts';

const CAR_BODIES = [
  {
    shell: d`M-222 -52C-226 -84 -206 -92 -176 -98L-128 -150C-118 -160 -106 -162 -90 -162H36C60 -162 76 -156 92 -142
      L142 -100C186 -94 216 -88 222 -64L224 -38C224 -30 218 -26 210 -26H-212C-220 -26 -224 -36 -222 -52Z`,
    glass: 'M-146 -102L-112 -144C-106 -150 -100 -151 -92 -151H-30V-102ZM-18 -151H34C54 -151 66 -147 80 -134L116 -102H-18Z',
  },
  {
    shell: d`M-222 -50C-226 -90 -224 -120 -206 -150C-200 -160 -190 -164 -176 -164H30C56 -164 72 -158 88 -144L136 -102
      C186 -96 216 -88 222 -64L224 -38C224 -30 218 -26 210 -26H-212C-220 -26 -222 -36 -222 -50Z`,
    glass: d`M-204 -106L-190 -146C-188 -151 -184 -153 -176 -153H-120V-106ZM-108 -153H-24V-106H-108ZM-12 -153H28
      C50 -153 62 -148 76 -136L110 -106H-12Z`,
  },
  {
    shell: d`M-224 -52C-226 -78 -212 -88 -184 -92C-160 -124 -124 -152 -70 -154H6C46 -152 74 -128 98 -100
      C170 -96 214 -90 224 -62V-38C224 -30 218 -26 210 -26H-212C-220 -26 -224 -36 -224 -52Z`,
    glass: 'M-142 -96C-122 -122 -100 -142 -66 -144H-36V-96ZM-24 -144H4C36 -142 56 -122 76 -98L-24 -96Z',
  },
] as const;

function car(stage: Stage, x: number, y: number, size: number, paint: Colour): string {
  const { palette, number } = stage;
  const { shell, glass } = CAR_BODIES[number % CAR_BODIES.length] ?? CAR_BODIES[0];
  const tyre = shaded(palette, palette.ink, 0.5);
  const wheel = (cx: number): string =>
    circle(cx, -34, 46, shaded(palette, paint, 0.62)) +
    circle(cx, -36, 38, tyre) +
    circle(cx, -36, 25, lit(palette, palette.stone, 0.4)) +
    times(5, (index) => turned(index * 72, [cx, -36], [rect(cx - 4, -58, 8, 20, palette.stone, { rx: 3 })])) +
    circle(cx, -36, 6, tyre);
  return at(x, y, size / 450, [
    ellipse(0, 2, 240, 13, palette.ink, { opacity: 0.35 }),
    path(shell, down(lit(palette, paint, 0.32), paint, shaded(palette, paint, 0.28))),
    clipped(path(shell, '#ffffff'), [
      path('M-230 -92C-120 -82 60 -82 230 -84V-74C60 -70 -120 -70 -230 -78Z', '#ffffff', { opacity: 0.28 }),
      rect(-230, -44, 460, 26, shaded(palette, paint, 0.45), { opacity: 0.6 }),
    ]),
    path(glass, palette.lamps ? mix(palette.deep, palette.ink, 0.4) : mix(palette.deep, palette.sky[1], 0.4)),
    clipped(path(glass, '#ffffff'), [
      polygon([[-120, -90], [-80, -165], [-50, -165], [-90, -90]], '#ffffff', { opacity: 0.3 }),
      polygon([[0, -90], [40, -165], [56, -165], [16, -90]], '#ffffff', { opacity: 0.3 }),
      circle(18, -118, 13, shaded(palette, palette.sand, 0.35)),
      path('M-6 -90C-6 -112 42 -112 42 -90Z', palette.third),
    ]),
    stroke('M-24 -100V-46Q-24 -40 -30 -40M112 -100C118 -80 110 -60 104 -46', shaded(palette, paint, 0.45), 2.6),
    rect(-64, -88, 26, 6, shaded(palette, paint, 0.5), { rx: 3 }),
    rect(38, -88, 26, 6, shaded(palette, paint, 0.5), { rx: 3 }),
    path('M190 -82C208 -80 218 -72 221 -60H196Z', palette.glow),
    circle(212, -70, 40, palette.glow, { opacity: palette.lamps ? 0.3 : 0.08 }),
    rect(-224, -80, 16, 22, palette.accent, { rx: 5 }),
    path('M96 -106l14 -2q8 2 6 12l-14 0Z', shaded(palette, paint, 0.3)),
    palette.lamps ? polygon([[216, -74], [560, -120], [560, 20], [216, -52]], right([palette.glow, 0.5], [palette.glow, 0])) : '',
    wheel(-136),
    wheel(140),
    rect(206, -40, 20, 10, shaded(palette, palette.ink, 0.2), { rx: 4 }),
    rect(-226, -40, 20, 10, shaded(palette, palette.ink, 0.2), { rx: 4 }),
  ]);
}

/** A car on a country road or in the town. */
export function drawCar(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const verge = height * 0.66;
  const asphalt = mix(palette.ink, palette.stone, 0.42);
  const paint = [palette.accent, palette.second, palette.cool, palette.third, palette.cream][number % 5] ?? palette.accent;
  const town = number % 2 === 0;
  const background = town
    ? [
        times(22, (index) =>
          tallBlock(
            stage,
            (index / 20) * width - 40 * unit,
            verge,
            random.between(60, 100) * unit,
            random.between(130, 340) * unit,
            hazed(palette, random.pick([palette.deep, palette.cool, palette.third, palette.sand]), 0.45),
            0.4,
          ),
        ),
        treeRow(stage, verge, 70 * unit, palette.pine),
      ]
    : [
        hills(stage, verge - 200 * unit, 60 * unit, palette.cool, 0.55),
        hills(stage, verge - 120 * unit, 50 * unit, palette.pine, 0.4),
        hills(stage, verge - 50 * unit, 30 * unit, palette.leaf, 0.2),
        times(6, (index) => poplar(stage, ((index + random.next()) * width) / 6, verge + 4, random.between(120, 210) * unit, palette.leaf)),
        treeRow(stage, verge, 50 * unit, palette.pine, width * 0.5),
      ];
  return [
    ...sky(stage, { horizon: verge, sunY: 0.3, clouds: 5 }),
    ...background,
    rect(0, verge, width, 34 * unit, down(palette.leaf, shaded(palette, palette.leaf, 0.25))),
    group([
      stroke(d`M-10 ${verge - 6 * unit}H${width + 10}`, lit(palette, palette.stone, 0.4), 9 * unit),
      times(12, (index) => rect(((index + 0.5) * width) / 12, verge - 10 * unit, 7 * unit, 30 * unit, palette.stone)),
    ]),
    rect(0, verge + 30 * unit, width, height - verge, down(lit(palette, asphalt, 0.12), shaded(palette, asphalt, 0.25))),
    rect(0, verge + 44 * unit, width, 6 * unit, palette.cream, { opacity: 0.85 }),
    times(8, (index) =>
      polygon(
        [
          [(index - 0.1) * 190 * unit, height * 0.905],
          [(index + 0.46) * 190 * unit, height * 0.905],
          [(index + 0.42) * 190 * unit, height * 0.927],
          [(index - 0.16) * 190 * unit, height * 0.927],
        ],
        palette.cream,
        { opacity: 0.85 },
      ),
    ),
    car(stage, width * 0.52, height * 0.86, Math.min(width * 0.62, 620 * unit), paint),
    times(7, (index) =>
      stroke(
        d`M${width * (0.02 + (index % 3) * 0.05)} ${height * (0.66 + index * 0.028)}h${width * random.between(0.06, 0.14)}`,
        palette.white,
        3 * unit,
        { opacity: 0.35 },
      ),
    ),
    grass(stage, { x: 0, y: height * 0.985, width, height: height * 0.04 }, palette.leaf, 120),
    falling(stage),
  ];
}
