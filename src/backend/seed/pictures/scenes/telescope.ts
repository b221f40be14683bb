import { mix } from '../colour.ts';
import { down, right } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { createLook, person } from '../parts/figures.ts';
import { POSES } from '../parts/poses.ts';
import { sky } from '../parts/sky.ts';
import { hillLine, hills, land } from '../parts/terrain.ts';
import { pine } from '../parts/trees.ts';
import type { Stage } from '../stage.ts';
import { at, circle, clipped, d, ellipse, path, polygon, rect, stroke, times, turned } from '../svg.ts';

function milkyWay(stage: Stage, lean: number): string {
  const { width, height, unit, random, palette } = stage;
  const [x, y] = [width * 0.5, height * 0.34];
  const cloudy = times(40, () => {
    const along = random.between(-1, 1) * width * 0.7;
    const off = (random.next() + random.next() - 1) * 90 * unit;
    return circle(x + along, y + along * lean + off, random.between(40, 110) * unit, mix(palette.third, palette.sky[2], random.next()), {
      opacity: 0.075,
    });
  });
  const dust = times(340, () => {
    const along = random.between(-1, 1) * width * 0.75;
    const off = (random.next() + random.next() + random.next() - 1.5) * 110 * unit;
    return circle(x + along, y + along * lean + off, random.between(0.6, 2.4) * unit, random.chance(0.8) ? '#fdf6e0' : palette.second, {
      opacity: random.between(0.4, 1),
    });
  });
  return cloudy + dust;
}

function observatory(stage: Stage, x: number, y: number, size: number, side: 1 | -1): string {
  const { palette } = stage;
  const dome = lit(palette, palette.cream, 0.32);
  return at(
    x,
    y,
    size / 100,
    [
      rect(-66, -58, 132, 62, right(lit(palette, palette.stone, 0.55), shaded(palette, palette.stone, 0.3))),
      rect(-72, -64, 144, 10, shaded(palette, palette.stone, 0.2)),
      path('M-70 -64C-70 -156 70 -156 70 -64Z', right(lit(palette, dome, 0.25), dome, shaded(palette, dome, 0.4))),
      stroke(
        'M-48 -64C-48 -120 -20 -132 0 -133M-24 -64C-24 -116 -10 -130 0 -133M34 -64C34 -110 20 -128 0 -133',
        shaded(palette, dome, 0.25),
        1.6,
        { opacity: 0.7 },
      ),
      path('M4 -64C6 -104 14 -122 26 -130L54 -112C46 -102 42 -84 40 -64Z', shaded(palette, palette.ink, 0.2)),
      turned(
        38,
        [22, -74],
        [
          rect(10, -150, 24, 84, right(palette.cream, shaded(palette, palette.stone, 0.2)), { rx: 2 }),
          rect(7, -156, 30, 14, palette.accent, { rx: 3 }),
          rect(12, -100, 20, 6, palette.deep),
        ],
      ),
      path('M4 -64C5 -84 8 -96 12 -106L20 -100C14 -88 14 -76 14 -64Z', shaded(palette, dome, 0.15)),
      path('M-10 4V-26a11 11 0 0 1 22 0V4Z', palette.glow),
      rect(-48, -40, 16, 16, palette.glow, { rx: 2 }),
      rect(34, -40, 16, 16, palette.glow, { rx: 2 }),
      stroke('M-88 -52H-72M-88 -52V4M72 -52H88V4', palette.ink, 2.4),
    ],
    (size / 100) * side,
  );
}

function tripod(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  return at(x, y, size / 100, [
    stroke('M0 -62L-32 0M0 -62L30 0M0 -62L4 2', palette.ink, 4.4),
    circle(0, -62, 8, palette.stone),
    turned(
      -36,
      [0, -66],
      [
        rect(-52, -78, 112, 22, down(lit(palette, palette.cream, 0.1), shaded(palette, palette.cream, 0.35)), { rx: 4 }),
        rect(56, -83, 22, 32, palette.accent, { rx: 3 }),
        rect(-66, -73, 16, 12, palette.ink, { rx: 2 }),
        rect(-30, -90, 36, 7, palette.ink, { rx: 3 }),
      ],
    ),
  ]);
}

function trails(stage: Stage, x: number, y: number): string {
  const { random, unit, palette } = stage;
  return times(70, (index) => {
    const r = (24 + index * 11) * unit;
    const [from, sweep] = [random.between(0, 6.28), random.between(0.25, 0.9)];
    return stroke(
      d`M${x + Math.cos(from) * r} ${y + Math.sin(from) * r}
        A${r} ${r} 0 0 1 ${x + Math.cos(from + sweep) * r} ${y + Math.sin(from + sweep) * r}`,
      random.chance(0.75) ? '#fdf6e0' : palette.second,
      random.between(0.7, 2) * unit,
      { opacity: random.between(0.3, 0.8) },
    );
  });
}

/** An observatory, or a stargazer with a telescope, under a sky full of stars. */
export function drawTelescope(given: Stage): readonly string[] {
  const stage: Stage = { ...given, palette: { ...given.palette, weather: 'stars' } };
  const { width, height, unit, palette, number, random } = stage;
  const ground = height * 0.78;
  const side = number % 4 < 2 ? 1 : -1;
  const dark = shaded(palette, palette.pine, 0.45);
  const planet = at(
    width * (0.5 - side * 0.32),
    height * 0.22,
    unit,
    number % 3 === 0
      ? [
          circle(0, 0, 34, palette.second),
          path('M-33 -6C-10 2 10 2 33 -6V6C10 14 -10 14 -33 6Z', shaded(palette, palette.second, 0.25)),
          turned(-18, [0, 0], [ellipse(0, 0, 62, 13, 'none', { stroke: palette.cream, 'stroke-width': 5 })]),
          clipped(rect(-40, -40, 80, 40, '#ffffff'), [circle(0, 0, 34, palette.second)]),
        ]
      : [],
  );
  const shooting = polygon(
    [
      [width * (0.5 + side * 0.2), height * 0.12],
      [width * (0.5 + side * 0.34), height * 0.2],
      [width * (0.5 + side * 0.338), height * 0.206],
    ],
    '#ffffff',
    { opacity: 0.8 },
  );
  const base = [
    ...sky(stage, { horizon: ground, sunX: 0.5 - side * 0.36, sunY: number % 3 === 0 ? -2 : 0.2 }),
    number % 2 === 1 ? milkyWay(stage, -0.34 * side) : trails(stage, width * (0.5 + side * 0.1), height * 0.3),
    planet,
    number % 2 === 1 ? shooting : '',
    hills(stage, ground - 70 * unit, 36 * unit, palette.deep, 0.35),
    hills(stage, ground - 16 * unit, 20 * unit, palette.deep, 0.15),
    land(stage, hillLine(stage, ground + 26 * unit, 12 * unit), down(shaded(palette, palette.pine, 0.2), dark)),
  ];
  const pines = times(11, (index) =>
    pine(
      stage,
      ((index + random.next()) / 11) * width,
      height * 0.9 + random.between(-10, 40) * unit,
      random.between(80, 190) * unit,
      dark,
    ),
  );
  if (number % 2 === 1)
    return [
      ...base,
      observatory(stage, width * (0.5 + side * 0.08), ground + 56 * unit, 330 * unit, side),
      pines,
      person(
        stage,
        { x: width * (0.5 - side * 0.3), y: height * 0.93, height: 160 * unit, facing: side },
        createLook(stage, { garment: 'coat' }),
        POSES.point,
      ),
    ];
  const spot = width * (0.5 - side * 0.04);
  return [
    ...base,
    pines,
    path(d`M${-10} ${height + 5}Q${width * 0.5} ${height * 0.78} ${width + 10} ${height + 5}Z`, shaded(palette, palette.pine, 0.35)),
    tripod(stage, spot + 96 * unit, height * 0.915, 300 * unit),
    person(
      stage,
      { x: spot - 104 * unit, y: height * 0.925, height: 340 * unit },
      createLook(stage, { garment: 'coat', hairStyle: 'cap', top: palette.accent }),
      POSES.reach,
    ),
    person(
      stage,
      { x: spot - 260 * unit, y: height * 0.935, height: 230 * unit },
      createLook(stage, { garment: 'shirt', top: palette.second }),
      POSES.point,
    ),
  ];
}
