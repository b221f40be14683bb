import { type Colour, mix } from '../colour.ts';
import { down, out } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { crowdFromBehind } from '../parts/crowd.ts';
import { createLook, person } from '../parts/figures.ts';
import { POSES } from '../parts/poses.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, polygon, rect, stroke, times, turned } from '../svg.ts';

function beam(stage: Stage, x: number, y: number, lean: number, length: number, colour: Colour): string {
  const { unit } = stage;
  const half = 90 * unit;
  return (
    polygon(
      [[x - 7 * unit, y], [x + 7 * unit, y], [x + lean + half, y + length], [x + lean - half, y + length]],
      down([colour, 0.55], [colour, 0.16, 0.6], [colour, 0]),
    ) +
    rect(x - 13 * unit, y - 18 * unit, 26 * unit, 22 * unit, stage.palette.ink, { rx: 5 * unit }) +
    ellipse(x, y + 4 * unit, 11 * unit, 5 * unit, mix(colour, '#ffffff', 0.6))
  );
}

function guitar(stage: Stage, colour: Colour): string {
  return turned(
    -24,
    [4, -56],
    [
      path('M-10 -60C-16 -66 -22 -58 -18 -52C-22 -46 -14 -40 -8 -45C-2 -40 6 -44 4 -51C6 -58 -4 -64 -10 -60Z', colour),
      rect(2, -54.4, 32, 3.2, stage.palette.third),
      rect(33, -56, 7, 6, stage.palette.ink),
      circle(-8, -52, 2.6, stage.palette.ink),
    ],
  );
}

function drums(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  const shell = (cx: number, cy: number, w: number, h: number): string =>
    rect(cx - w / 2, cy, w, h, palette.accent) +
    ellipse(cx, cy, w / 2, w * 0.13, palette.cream) +
    rect(cx - w / 2, cy + h - 3, w, 3, palette.stone);
  return at(x, y, size / 100, [
    stroke('M-54 0V-62M56 0V-70M-34 0V-40M34 0V-40', palette.stone, 2.4),
    ellipse(-54, -62, 24, 4.4, palette.second),
    ellipse(56, -70, 24, 4.4, palette.second),
    person(
      stage,
      { x: 0, y: 4, height: 118 },
      createLook(stage, { garment: 'shirt' }),
      POSES.cheer,
      stroke('M15 -106L30 -84M-14 -105L-30 -82', palette.sand, 1.6),
    ),
    shell(-34, -44, 34, 26),
    shell(34, -44, 34, 26),
    shell(-16, -58, 26, 18),
    shell(16, -58, 26, 18),
    circle(0, -24, 26, palette.accent),
    circle(0, -24, 22, palette.cream),
    circle(0, -24, 9, palette.second),
  ]);
}

function raisedHands(stage: Stage, y: number, count: number, colour: Colour): string {
  const { width, unit, random } = stage;
  return times(count, () => {
    const x = random.between(0, width);
    const tall = random.between(80, 150) * unit;
    const lean = random.between(-26, 26) * unit;
    return (
      stroke(d`M${x} ${y}L${x + lean} ${y - tall}`, colour, 17 * unit) +
      circle(x + lean, y - tall - 7 * unit, 11 * unit, colour) +
      stroke(
        d`M${x + lean - 5 * unit} ${y - tall - 10 * unit}v${-16 * unit}M${x + lean + 3 * unit} ${y - tall - 10 * unit}
          v${-18 * unit}`,
        colour,
        5.4 * unit,
      )
    );
  });
}

/** A band on stage in coloured light, seen over the heads of the crowd. */
export function drawConcert(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const floor = height * 0.69;
  const dark = mix(palette.ink, '#140d26', 0.5);
  const glow = [palette.accent, palette.third, palette.cool, palette.second][number % 4] ?? palette.accent;
  const second = [palette.second, palette.accent, palette.third, palette.cool][number % 4] ?? palette.second;
  const bright: Stage = { ...stage, palette: { ...palette, ink: mix(palette.ink, '#000000', 0.2) } };
  const lamps = Math.round(width / (120 * unit));
  const truss = stroke(
    d`M0 ${height * 0.06}H${width}M0 ${height * 0.105}H${width}` +
      Array.from(
        { length: Math.ceil(width / (44 * unit)) },
        (_, index) => d`M${index * 44 * unit} ${height * 0.105}l${22 * unit} ${-height * 0.045}l${22 * unit} ${height * 0.045}`,
      ).join(''),
    lit(palette, palette.ink, 0.2),
    4 * unit,
  );
  const star = (share: number, size: number, held: string, facing: 1 | -1, pose: 'reach' | 'cheer' | 'stand' | 'gesture'): string =>
    ellipse(width * share, floor + 6 * unit, 120 * unit, 14 * unit, second, { opacity: 0.35 }) +
    person(
      bright,
      { x: width * share, y: floor + 6 * unit, height: size * unit, facing },
      createLook(bright, { garment: 'shirt' }),
      POSES[pose],
      held,
    );
  return [
    rect(0, 0, width, height, down(dark, mix(dark, glow, 0.4), mix(dark, glow, 0.22))),
    circle(width / 2, height * 0.42, 300 * unit, out([glow, 0.9], [glow, 0.35, 0.6], [glow, 0])),
    ...[190, 150, 108].map((radius, index) =>
      circle(width / 2, height * 0.42, radius * unit, index % 2 === 0 ? mix(second, '#ffffff', 0.1) : mix(glow, dark, 0.25), {
        opacity: 0.85,
      }),
    ),
    times(26, (index) =>
      turned(
        index * 13.85,
        [width / 2, height * 0.42],
        [rect(width / 2 - 2 * unit, height * 0.42 - 260 * unit, 4 * unit, 52 * unit, second, { opacity: 0.7 })],
      ),
    ),
    truss,
    times(lamps, (index) =>
      beam(
        stage,
        ((index + 0.5) * width) / lamps,
        height * 0.12,
        random.between(-260, 260) * unit,
        height * 0.7,
        index % 2 === 0 ? glow : mix(second, '#ffffff', 0.15),
      ),
    ),
    rect(0, floor - 30 * unit, width, height, mix(dark, palette.third, 0.2)),
    rect(0, floor - 30 * unit, width, 6 * unit, mix(glow, '#ffffff', 0.3)),
    ...[0.07, 0.93].map((share) =>
      times(
        3,
        (index) =>
          rect(width * share - 54 * unit, floor - (130 + index * 96) * unit, 108 * unit, 92 * unit, shaded(palette, dark, 0.2), { rx: 4 }) +
          circle(width * share, floor - (84 + index * 96) * unit, 34 * unit, mix(dark, palette.stone, 0.3)) +
          circle(width * share, floor - (84 + index * 96) * unit, 15 * unit, dark),
      ),
    ),
    drums(bright, width * 0.5, floor - 30 * unit, 172 * unit),
    star(0.27, 262, guitar(stage, palette.second), 1, 'reach'),
    star(0.73, 262, guitar(stage, palette.accent), -1, 'reach'),
    star(
      0.5,
      306,
      stroke('M22 -84L34 -84', palette.ink, 2) + stroke('M26 -60V-2M16 -1H36', palette.stone, 1.8),
      1,
      number % 2 === 0 ? 'cheer' : 'gesture',
    ),
    times(60, () =>
      circle(
        random.between(0, width),
        random.between(height * 0.12, floor),
        random.between(1.5, 4) * unit,
        random.chance(0.5) ? second : '#ffffff',
        { opacity: random.between(0.3, 0.8) },
      ),
    ),
    raisedHands(stage, height * 0.9, Math.round(width / (80 * unit)), mix(dark, glow, 0.3)),
    crowdFromBehind(
      { ...stage, palette: { ...palette, light: mix(dark, glow, 0.62) } },
      { y: height * 0.8, rows: 3, step: 62 * unit, size: 40 * unit },
      [mix(dark, glow, 0.42), mix(dark, second, 0.36), mix(dark, glow, 0.2)],
    ),
    rect(0, height * 0.74, width, height * 0.26, down([dark, 0], [dark, 0.3])),
  ];
}
